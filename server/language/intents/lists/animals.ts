import type { IntentList } from '../intent-list.ts';

/** Animals bought, washed and lodged. */
export const ANIMAL_INTENTS: readonly IntentList[] = [
  {
    name: 'LIVE_ANIMALS',
    label: 'animali',
    strong: `
      adott*; adozion*; animali_vivi;
      vendete cani/gatti/gattini/cuccioli/animali/pesci/criceti/conigli/canarini/tartarughe/cagnolini;
      comprare cucciolo/gattino/cagnolino; canile; gattile; cuccioli vendit*
    `,
    weak: 'cuccioli',
  },
  {
    name: 'GROOMING',
    label: 'toelettatura',
    strong: `
      toelett*; toilettatur*; tosare; tosate; tosatura; tosate_i; tosano; lavate/lavare/bagno cani/cane/gatto/gatti;
      unghie; bagno_al_cane; tagliare/tagliate unghie/pelo; tosat*; lavate cani/gatti/il_cane; bagnetto;
      taglio unghie/pelo
    `,
    weak: '',
  },
  {
    name: 'PET_BOARDING',
    label: 'pensione per animali',
    strong: `
      pensione cani/cane/gatti/gatto/animali/estiva; dog_sitter; cat_sitter; dogsitter; tenete! cane/gatto/cani/animali/gatti;
      asilo cani/cane; lasciarvi cane/gatto/il_cane/il_gatto; addestr*; educator* cinofil*; microchip; medagliett* incid*
    `,
    weak: '',
  },
];
