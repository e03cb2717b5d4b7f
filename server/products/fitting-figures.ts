import { suits } from '../language/amounts.ts';
import { type Figures, figuresSaid } from '../language/figures.ts';
import type { ProductReading } from './product-reading.ts';
import type { Wish } from './wish.ts';

/** How the numbers of a product and those of a wish go together: how many do. */
export interface FittingFigures {
  /** Measures that suit ('20 litri'), and those that the product does not tell. */
  suiting: number;
  untold: number;
  /** Numbers without a measure that are the very same, and those within a range that it tells: 'il 43', 'dal 40 al 47'. */
  equal: number;
  within: number;
  /** It is for fewer people than it should, or for far more. */
  isForOthers: boolean;
}

const ROOM = 1.6; // times as many people as come

/** @param said the message without what is to be spent */
export function fittingFigures(readings: readonly ProductReading[], { amounts }: Wish, said: string): FittingFigures[] {
  const wanted = figuresSaid(said);
  return readings.map(({ amounts: told, figures }) => {
    const ofUnit = amounts.map((amount) => ({ amount, told: told.filter(({ unit }) => unit === amount.unit) }));
    return {
      suiting: ofUnit.filter((each) => each.told.some((other) => suits(each.amount, other))).length,
      untold: ofUnit.filter((each) => each.told.length === 0).length,
      equal: wanted.numbers.filter((number) => figures.numbers.includes(number)).length,
      within: wanted.numbers.filter((number) => isWithin(number, figures)).length,
      isForOthers: wanted.people.some((people) => figures.people.length > 0 && !hasRoom(people, figures)),
    };
  });
}

function isWithin(number: number, { ranges }: Figures): boolean {
  return ranges.some(([least, most]) => number >= least && number <= most);
}

function hasRoom(people: number, figures: Figures): boolean {
  return isWithin(people, figures) || figures.people.some((room) => room >= people && room <= ROOM * people);
}
