import { AssociatedTexts, type TextWord } from '../language/associations/associated-texts.ts';
import { readAssociations } from '../language/associations/associations-file.ts';
import { GENERAL_FORMS } from '../language/general-words.ts';
import { weighedOnce } from '../language/meanings/meanings.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import type { Catalogue } from './catalogue.ts';
import type { Product } from './product.ts';
import { type ProductReading, readingOf } from './product-reading.ts';

const DESCRIBED = 0.75; // of what a word of the name tells
const GENERAL = 0.4; // of a word that every shop says
const MOST_READ = 300; // products for sale; a shop of no more is read whole: what serves may share no word

const PRODUCT_BYTES = 10_300;

/** Some products, to be compared with messages by what words go together. */
export interface AssociatedProducts {
  products: readonly Product[];
  texts: AssociatedTexts;
  /** What each one's words mean, as the shop says them. */
  meanings: readonly Float32Array[];
  /** What the one at a place says of itself; read when it is first asked for. */
  readingAt(place: number): ProductReading;
}

/** For a few products: it takes some 10 µs for each. */
export function associatedProducts(products: readonly Product[]): AssociatedProducts {
  const read = products.map(readText);
  return {
    products,
    texts: new AssociatedTexts(
      readAssociations(),
      read.map(({ words }) => words),
    ),
    meanings: read.map(({ meaning }) => meaning),
    readingAt: readOnce(products),
  };
}

function readOnce(products: readonly Product[]): (place: number) => ProductReading {
  const readings: (ProductReading | undefined)[] = [];
  return (place) => {
    const product = products[place];
    if (!product) throw new RangeError(`no product at ${place}`);
    const known = readings[place] ?? readingOf(product);
    readings[place] = known;
    return known;
  };
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

interface ReadText {
  words: readonly TextWord[];
  meaning: Float32Array;
}

const readTexts = new WeakMap<Product, ReadText>(); // a product that is changed is another one

function readText(product: Product): ReadText {
  const known = readTexts.get(product);
  if (known) return known;
  const words = productText(product);
  const read = { words, meaning: readMeanings().told(weighed(words)) };
  readTexts.set(product, read);
  return read;
}

/** What a shop says of a product: each word once, by what it tells of it. */
export function toldOf(product: Product): Map<string, number> {
  return weighed(productText(product));
}

function weighed(words: readonly TextWord[]): Map<string, number> {
  return weighedOnce(words.map(({ form, worth }) => [form, worth]));
}

function productText({ name, category, keywords, description }: Product): TextWord[] {
  return [...wordsIn([name, category, ...keywords].join(' '), 1), ...wordsIn(description, DESCRIBED)];
}

function wordsIn(text: string, worth: number) {
  return wordsOf(text)
    .filter((word) => !isStopWord(word) && !isRequestWord(word))
    .map((word) => formOf(word.text))
    .map((form) => ({ form, worth: worth * (GENERAL_FORMS.has(form) ? GENERAL : 1) }));
}
