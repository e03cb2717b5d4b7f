import { type Amount, readAmounts } from '../language/amounts.ts';
import { type Figures, figuresOf } from '../language/figures.ts';
import { readMeanings } from '../language/meanings/meanings-file.ts';
import { isRequestWord, isStopWord, type MessageWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { NAMED } from './fields.ts';
import type { Product } from './product.ts';
import { wordsOfProduct } from './product-words.ts';
import { describedIn } from './variant.ts';

/** What a product says of itself, ready to be compared with many wishes. */
export interface ProductReading {
  product: Product;
  /** Those of its name, keywords and category. */
  named: Words;
  described: Words;
  /** Those of them that may be the thing itself. */
  heads: Words;
  /** For whom, how lifted and of what colour: bits. */
  traits: number;
  /** The telling words of its name. */
  nameForms: readonly string[];
  /** How many telling words it has in all. */
  length: number;
  /** What it says that it is without: 'senza filo'. */
  without: ReadonlySet<string>;
  amounts: readonly Amount[];
  figures: Figures;
  /** The places of its words among those whose meaning is known; `meant` are all of them. */
  namedMeant: readonly number[];
  meant: readonly number[];
}

/** Words by their text and by their form. */
export interface Words {
  texts: ReadonlySet<string>;
  forms: ReadonlySet<string>;
}

const NO_MEASURE = /\d{10,}/g; // a code, which takes the patterns of measures the longer the more digits it has
const WITHOUT = /(?<!\p{L})(?:senza|non|zero|priv[oaie] di)\s+(?:\p{L}+['’\s]+)?(\p{L}{3,})/giu;

/** Reads one; some 50 µs. */
export function readingOf(product: Product): ProductReading {
  const { name, category, keywords } = product;
  const description = describedIn(product);
  const { named, described, traits } = wordsOfProduct(product);
  const measured = [name, description, ...keywords].map((text) => text.replace(NO_MEASURE, ' '));
  const texts = measured.join(' . ');
  const namedForms = tellingForms([name, category, ...keywords].join(' . '));
  const forms = [...new Set([...namedForms, ...tellingForms(description)])];
  const meanings = readMeanings();
  return {
    product,
    named: words(named.keys()),
    described: words(described),
    heads: words([...named].flatMap(([text, bits]) => (bits & NAMED.HEAD ? text : []))),
    traits,
    nameForms: tellingForms(name),
    length: forms.length,
    without: new Set(Array.from(texts.matchAll(WITHOUT), ([, word = '']) => formOf(word.toLowerCase()))),
    amounts: measured.flatMap(readAmounts),
    figures: figuresOf(texts),
    namedMeant: meanings.placesOf(namedForms),
    meant: meanings.placesOf(forms),
  };
}

function words(all: Iterable<string>): Words {
  const texts = new Set(all);
  return { texts, forms: new Set([...texts].map(formOf)) };
}

function tellingForms(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word) && !isRequestWord(word))
    .map((word) => formOf(word.text));
}

/** A word of a message is among these, or another for it is. */
export function hasWord({ texts, forms }: Words, { text, form, synonyms, kinds, corrections }: MessageWord): boolean {
  if (texts.has(text) || forms.has(form)) return true;
  return (
    synonyms.some((each) => forms.has(each)) ||
    (kinds?.some((each) => texts.has(each)) ?? false) ||
    corrections.some((each) => forms.has(each))
  );
}
