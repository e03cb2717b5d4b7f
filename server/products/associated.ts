import { AssociatedTexts, type TextWord } from '../language/associations/associated-texts.ts';
import { readAssociations } from '../language/associations/associations-file.ts';
import { GENERAL_FORMS } from '../language/general-words.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import type { Product } from './product.ts';

const DESCRIBED = 0.75; // of what a word of the name tells
const GENERAL = 0.4; // of a word that every shop says

/** Some products, to be compared with a message by what words go together; not for a whole catalogue. */
export function associatedProducts(products: readonly Product[]): AssociatedTexts {
  return new AssociatedTexts(readAssociations(), products.map(textOf));
}

const texts = new WeakMap<Product, readonly TextWord[]>(); // a product that is changed is another one

function textOf(product: Product): readonly TextWord[] {
  const known = texts.get(product);
  if (known) return known;
  const { name, category, keywords, description } = product;
  const text = [...wordsIn([name, category, ...keywords].join(' '), 1), ...wordsIn(description, DESCRIBED)];
  texts.set(product, text);
  return text;
}

function wordsIn(text: string, worth: number) {
  return wordsOf(text)
    .filter((word) => !isStopWord(word) && !isRequestWord(word))
    .map((word) => formOf(word.text))
    .map((form) => ({ form, worth: worth * (GENERAL_FORMS.has(form) ? GENERAL : 1) }));
}
