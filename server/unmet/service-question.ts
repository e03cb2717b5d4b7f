import { likelihoods, SUBJECTS } from '../language/intents/read.ts';
import type { Message } from '../language/message.ts';

const SURE = 0.5; // of what is asked
const FIRST_OTHER = SUBJECTS.indexOf('GOODS');

/** Asked of goods, whatever they are: these are no services of a shop. */
const OF_GOODS: ReadonlySet<string> = new Set(
  'AVAILABILITY CATALOGUE BRANDS QUANTITY SPECIAL_ORDER ALLERGENS BATTERIES SPARE_PARTS'.split(' '),
);

/** 'Voglio restituire le scarpe', 'quanto costa spedire un tavolo?': of shoes and tables nothing is wished. */
export function isAboutService({ words }: Message, hasSize: boolean): boolean {
  const shares = likelihoods(words);
  let best = 0;
  for (const [place, share] of shares.entries()) if (share > (shares[best] ?? 0)) best = place;
  const subject = SUBJECTS[best] ?? '';
  const isOfGoods = OF_GOODS.has(subject) || (hasSize && subject === 'SIZE_GUIDE'); // 'maglietta taglia L' is no question
  return best < FIRST_OTHER && (shares[best] ?? 0) >= SURE && !isOfGoods;
}
