import { AssociatedTexts, type TextWord } from '../language/associations/associated-texts.ts';
import { readAssociations } from '../language/associations/associations-file.ts';
import { GENERAL_FORMS } from '../language/general-words.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import type { Catalogue } from './catalogue.ts';
import type { Product } from './product.ts';

const DESCRIBED = 0.75; // of what a word of the name tells
const GENERAL = 0.4; // of a word that every shop says
const MOST_READ = 300; // products for sale; a shop of no more is read whole: what serves may share no word

const PRODUCT_BYTES = 2_000;

/** Some products, to be compared with messages by what words go together. */
export interface AssociatedProducts {
  products: readonly Product[];
  texts: AssociatedTexts;
}

/** For a few products: it takes some 10 µs for each. */
export function associatedProducts(products: readonly Product[]): AssociatedProducts {
  return { products, texts: new AssociatedTexts(readAssociations(), products.map(textOf)) };
}

const kept = new WeakMap<Catalogue, AssociatedProducts>(); // a catalogue that is changed is another one

/** All that a shop has for sale; undefined where that is too much to be read whole. */
export function associatedCatalogue(catalogue: Catalogue): AssociatedProducts | undefined {
  if (catalogue.availableCount > MOST_READ) return undefined;
  const known = kept.get(catalogue);
  if (known) return known;
  const associated = associatedProducts(catalogue.products.filter(({ isAvailable }) => isAvailable));
  kept.set(catalogue, associated);
  return associated;
}

/** What that takes in memory once it was asked for, about. */
export function associatedBytes({ availableCount }: Pick<Catalogue, 'availableCount'>): number {
  return availableCount > MOST_READ ? 0 : availableCount * PRODUCT_BYTES;
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
