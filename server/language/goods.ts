import { SharedSteps } from '../search/shared-steps.ts';
import { APPLIANCES } from './goods/appliances.ts';
import { BEAUTY } from './goods/beauty.ts';
import { BUILDING } from './goods/building.ts';
import { BUTCHER } from './goods/butcher.ts';
import { CHILDHOOD } from './goods/childhood.ts';
import { CHILDHOOD_NEEDS } from './goods/childhood-needs.ts';
import { CHILDREN } from './goods/children.ts';
import { CLEANING } from './goods/cleaning.ts';
import { CLOTHING } from './goods/clothing.ts';
import { COMPUTERS } from './goods/computers.ts';
import { DELICACIES } from './goods/delicacies.ts';
import { DELICACIES_NEEDS } from './goods/delicacies-needs.ts';
import { ELECTRONICS } from './goods/electronics.ts';
import { ENERGY } from './goods/energy.ts';
import { FOOD } from './goods/food.ts';
import { FURNITURE } from './goods/furniture.ts';
import { HEATING } from './goods/heating.ts';
import { HOME } from './goods/home.ts';
import { JEWELS } from './goods/jewels.ts';
import { KITCHENWARE } from './goods/kitchenware.ts';
import { LIGHTING } from './goods/lighting.ts';
import { NEEDS } from './goods/needs.ts';
import { ORTHOPAEDICS } from './goods/orthopaedics.ts';
import { OTHERS } from './goods/others.ts';
import { OUTDOORS } from './goods/outdoors.ts';
import { PARTIES } from './goods/parties.ts';
import { PASTIMES } from './goods/pastimes.ts';
import { PASTIMES_NEEDS } from './goods/pastimes-needs.ts';
import { PETS_AND_GARDENS } from './goods/pets-and-gardens.ts';
import { PETS_AND_GARDENS_NEEDS } from './goods/pets-and-gardens-needs.ts';
import { PHOTOGRAPHY } from './goods/photography.ts';
import { PLUMBING } from './goods/plumbing.ts';
import { POOLS } from './goods/pools.ts';
import { QUALITIES } from './goods/qualities.ts';
import { RIDING } from './goods/riding.ts';
import { SECURITY } from './goods/security.ts';
import { SITUATIONS } from './goods/situations.ts';
import { SOUND } from './goods/sound.ts';
import { SPORT } from './goods/sport.ts';
import { SPORT_NEEDS } from './goods/sport-needs.ts';
import { TOOLS } from './goods/tools.ts';
import { WARDROBE } from './goods/wardrobe.ts';
import { WARDROBE_NEEDS } from './goods/wardrobe-needs.ts';
import { WELLBEING } from './goods/wellbeing.ts';
import { WELLBEING_NEEDS } from './goods/wellbeing-needs.ts';
import { type GoodsList, readTaxonomy, type Taxonomy } from './taxonomy.ts';

/** What belongs together: a thing of one does not serve one of another. */
const SECTOR = {
  CLOTHING: 1,
  JEWELS: 2,
  BEAUTY: 4,
  FOOD: 8,
  HOME: 16,
  OUTDOORS: 32,
  ELECTRONICS: 64,
  CHILDREN: 128,
} as const;
const ANY_SECTOR = -1;

const reading = new SharedSteps(() =>
  readTaxonomy([
    { text: CLOTHING, sectors: SECTOR.CLOTHING },
    { text: JEWELS, sectors: SECTOR.JEWELS },
    { text: BEAUTY, sectors: SECTOR.BEAUTY },
    { text: FOOD, sectors: SECTOR.FOOD },
    { text: HOME, sectors: SECTOR.HOME },
    { text: OUTDOORS, sectors: SECTOR.OUTDOORS },
    { text: TOOLS, sectors: SECTOR.HOME | SECTOR.OUTDOORS }, // they serve both
    { text: ELECTRONICS, sectors: SECTOR.ELECTRONICS },
    { text: CHILDREN, sectors: SECTOR.CHILDREN },
    { text: WARDROBE, sectors: SECTOR.CLOTHING },
    { text: WELLBEING, sectors: SECTOR.BEAUTY },
    { text: CHILDHOOD, sectors: SECTOR.CHILDREN },
    { text: DELICACIES, sectors: SECTOR.FOOD },
    { text: PETS_AND_GARDENS, sectors: SECTOR.CHILDREN | SECTOR.OUTDOORS }, // as the lists that they add to
    { text: PASTIMES, sectors: SECTOR.CHILDREN | SECTOR.HOME | SECTOR.OUTDOORS }, // as the lists that they add to
    { text: SPORT, sectors: SECTOR.OUTDOORS },
    { text: OTHERS, sectors: ANY_SECTOR },
    { text: NEEDS, sectors: ANY_SECTOR },
    { text: SITUATIONS, sectors: ANY_SECTOR, namesNothing: true },
    { text: WARDROBE_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: WELLBEING_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: CHILDHOOD_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: DELICACIES_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: PETS_AND_GARDENS_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: PASTIMES_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: SPORT_NEEDS, sectors: ANY_SECTOR, namesNothing: true },
    { text: QUALITIES, sectors: ANY_SECTOR },
    ...ofTrade(APPLIANCES, SECTOR.ELECTRONICS),
    ...ofTrade(BUTCHER, SECTOR.FOOD),
    ...ofTrade(HEATING, SECTOR.HOME),
    ...ofTrade(LIGHTING, SECTOR.HOME),
    ...ofTrade(ORTHOPAEDICS, SECTOR.BEAUTY),
    ...ofTrade(PARTIES, SECTOR.CHILDREN | SECTOR.HOME),
    ...ofTrade(RIDING, SECTOR.OUTDOORS),
    ...ofTrade(COMPUTERS, SECTOR.ELECTRONICS),
    ...ofTrade(PHOTOGRAPHY, SECTOR.ELECTRONICS),
    ...ofTrade(SOUND, SECTOR.ELECTRONICS),
    ...ofTrade(FURNITURE, SECTOR.HOME),
    ...ofTrade(KITCHENWARE, SECTOR.HOME),
    ...ofTrade(CLEANING, SECTOR.HOME),
    ...ofTrade(POOLS, SECTOR.OUTDOORS),
    ...ofTrade(PLUMBING, SECTOR.HOME | SECTOR.OUTDOORS),
    ...ofTrade(BUILDING, SECTOR.HOME | SECTOR.OUTDOORS),
    ...ofTrade(SECURITY, SECTOR.HOME | SECTOR.ELECTRONICS),
    ...ofTrade(ENERGY, SECTOR.HOME | SECTOR.ELECTRONICS),
  ]),
);

/** What one trade sells, and what its customers say they need: the needs only lead to things. */
function ofTrade({ things, needs }: { things: string; needs: string }, sectors: number): GoodsList[] {
  return [
    { text: things, sectors },
    { text: needs, sectors: ANY_SECTOR, namesNothing: true },
  ];
}

/** Reads the lists, once; whoever waits for them meanwhile may breathe at every yield. */
export function readGoods(): Generator<void, Taxonomy> {
  return reading.run();
}

/** Read when it is first asked, where nobody did before: a process that only starts does not wait for it. */
export function taxonomy(): Taxonomy {
  return reading.now();
}

/** The word is the name of something that shops sell, in one number or the other: 'forniti' is no form of 'forno'. */
export function isGoods(word: string): boolean {
  return taxonomy().isName(word);
}
