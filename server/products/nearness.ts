import { soughtIn } from '../language/associations/sought.ts';
import { leads } from '../language/leads.ts';
import { closeness } from '../language/meanings/meanings.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import type { MessageWord } from '../language/message.ts';
import type { AssociatedProducts } from './associated.ts';

/** How near each of a shop's products comes to some words, in their order. */
export interface Nearness {
  /** By what words go together. */
  association: readonly number[];
  associationLeads: readonly number[];
  /** By what the words mean, taken together. */
  meaning: readonly number[];
  meaningLeads: readonly number[];
}

const FARTHEST = 0.5;
const FARTHEST_MEANING = 1;

export function nearnessOf(products: AssociatedProducts, words: readonly MessageWord[]): Nearness {
  const association = associationOf(products, words);
  const asked = readMeanings().asked(words.map(({ form }) => form));
  const meaning = products.meanings.map((told) => closeness(asked, told));
  return {
    association,
    associationLeads: leads(association, FARTHEST),
    meaning,
    meaningLeads: leads(meaning, FARTHEST_MEANING),
  };
}

/** The first part of it alone. */
export function associationOf({ texts }: AssociatedProducts, words: readonly MessageWord[]): number[] {
  return texts.weigh(soughtIn({ content: words })).map(({ worth }) => worth);
}
