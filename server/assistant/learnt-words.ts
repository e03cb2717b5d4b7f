import { isGoods } from '../language/goods.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import type { MessageWord } from '../language/message.ts';

const STEM = 5; // letters with the stem's mark: what is left of a shorter one tells no word from another

/** Customers say it, of whatever shop: it is no slip of the fingers. */
export function isLearnt({ form, text }: Pick<MessageWord, 'form' | 'text'>): boolean {
  return isGoods(text) || (form.length >= STEM && readMeanings().placesOf([form]).length > 0);
}
