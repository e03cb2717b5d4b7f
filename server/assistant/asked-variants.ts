import { colourOf } from '../language/colours.ts';
import type { Message } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Product } from '../products/product.ts';
import { choicesOf, type ProductVariant, type VariantChoice } from '../products/variant.ts';

/** What a message asks of a product's variants. */
export interface AskedVariants {
  /** The values that it names, by option: what there is, in the shop's own words. */
  chosen: readonly { name: string; value: string }[];
  /** The value that it names and that no variant has, as it was written, with the option that it would be of. */
  lacking: { name: string; text: string } | null;
  /** The option whose values are asked for: 'quale taglia'. */
  option: string | null;
  /** Places in the text of the words that say all this. */
  places: ReadonlySet<number>;
}

const SIZES = new Set('taglia taglie misura misure numero numeri size'.split(' '));
const COLOURS = new Set('colore colori tinta tinte color colour'.split(' '));
const WHICH = new Set('che quale quali qual quante quanti tutte tutti altre altri'.split(' '));
const LED_BY = new Set('in il la lo del della nel nella col n numero taglia misura tg num colore'.split(' '));
const SIZE = /^(?:x{0,4}[sl]|[2-6]xl|m|\d{2,3})$/;
const NO_SIZE = /^(?:euro|eur|cm|mm|kg|gr?|ml|cl|litri|pezzi|anni|mesi|giorni|ore|w|watt)$/;
// What asks for something there is, and says nothing of a thing.
const ASKS = new Set(
  'avete avreste c ci disponibile disponibili disponibilita vendete tenete esiste esistono'.split(' '),
);

/** What a message asks of the variants of a product; undefined where it says nothing of them. */
export function askedVariants(message: Message, product: Product): AskedVariants | undefined {
  if (product.variants.length === 0) return undefined;
  const choices = choicesOf(product);
  const named = new Set(wordsOf(product.name).map(({ text }) => text));
  const places = new Set<number>();
  const chosen = choices.flatMap((choice) => valueIn(message.words, choice, named, places));
  const option = optionIn(message.words, choices, places);
  const lacking = chosen.length === 0 || option !== null ? lackingIn(message, choices, places) : null;
  const asked = option !== null && chosen.every(({ name }) => name !== option) ? option : null;
  if (chosen.length === 0 && lacking === null && asked === null) return undefined;
  return { chosen, lacking, option: asked, places };
}

/** The variants that have all that was chosen. */
export function variantsWith(
  { variants }: Pick<Product, 'variants'>,
  chosen: AskedVariants['chosen'],
): ProductVariant[] {
  return variants.filter(({ options }) =>
    chosen.every(({ name, value }) => options.some((each) => each.name === name && each.value === value)),
  );
}

/** The value of an option that a message says: the longest, so that 'rosso scuro' is not 'rosso'. */
function valueIn(
  words: readonly Word[],
  { name, values }: VariantChoice,
  named: ReadonlySet<string>,
  places: Set<number>,
): { name: string; value: string }[] {
  const found = values
    .flatMap(({ value }) => {
      const parts = wordsOf(value).map(({ text }) => text);
      const start = parts.length > 0 ? stretchAt(words, parts, isColourOption(name)) : -1;
      // 'Maglia M' is no size where the product is called so.
      return start >= 0 && !parts.every((part) => named.has(part)) ? [{ value, start, length: parts.length }] : [];
    })
    .toSorted((one, other) => other.length - one.length)[0];
  if (!found) return [];
  for (const word of words.slice(found.start, found.start + found.length)) places.add(word.start);
  return [{ name, value: found.value }];
}

/** Where words stand one behind the other; a single letter or a number counts only as a size, not in 'l’avete' and '43 euro'. */
function stretchAt(words: readonly Word[], parts: readonly string[], isColour: boolean): number {
  return words.findIndex((_, place) =>
    parts.every((part, index) => {
      const word = words[place + index];
      if (!word || word.isElided) return false;
      if (!isSame(word.text, part, isColour)) return false;
      return !isShort(part) || isSizeAt(words, place + index);
    }),
  );
}

function isSame(said: string, part: string, isColour: boolean): boolean {
  if (said === part || (formOf(said) === formOf(part) && part.length > 3)) return true;
  return isColour && colourOf(formOf(said)) !== 0 && colourOf(formOf(said)) === colourOf(formOf(part));
}

function isShort(text: string): boolean {
  return text.length < 3 || /^\d+$/.test(text);
}

/** A size, and no amount of something: 'in M', 'il 43', 'felpa M'. */
function isSizeAt(words: readonly Word[], place: number): boolean {
  const [before, after] = [words[place - 1]?.text ?? '', words[place + 1]?.text ?? ''];
  return !NO_SIZE.test(after) && !/^(?:sotto|entro|massimo|max|meno|piu|da|sui|sugli|ho|sono|e)$/.test(before);
}

/** 'Quale taglia', 'di che colori', 'che misure avete': the option whose values are asked for. */
function optionIn(words: readonly Word[], choices: readonly VariantChoice[], places: Set<number>): string | null {
  for (const [place, word] of words.entries()) {
    const choice = choices.find(({ name }) => isNamed(name, word.text));
    if (!choice) continue;
    const isAsked = words.slice(Math.max(0, place - 3), place).some(({ text }) => WHICH.has(text));
    const isPlural = /[ie]$/.test(word.text) && words.some(({ text }) => ASKS.has(text));
    places.add(word.start);
    if (isAsked || isPlural) return choice.name;
  }
  return null;
}

function isNamed(name: string, said: string): boolean {
  return wordsOf(name).some(({ text }) => {
    if (text === said || (text.length > 3 && formOf(text) === formOf(said))) return true;
    return (SIZES.has(text) && SIZES.has(said)) || (COLOURS.has(text) && COLOURS.has(said));
  });
}

/** A size or a colour that the product does not come in: 'in XXL', 'il 47', 'verde'. */
function lackingIn(
  { words, text: written }: Message,
  choices: readonly VariantChoice[],
  places: Set<number>,
): AskedVariants['lacking'] {
  const sized = choices.find(({ values }) => values.some(({ value }) => SIZE.test(value.toLowerCase())));
  const coloured = choices.find(({ name }) => isColourOption(name));
  for (const [place, word] of words.entries()) {
    const isLed = LED_BY.has(words[place - 1]?.text ?? '');
    const isSize = sized && !word.isElided && SIZE.test(word.text) && isLed && isSizeAt(words, place);
    const choice = isSize ? sized : colourOf(formOf(word.text)) !== 0 ? coloured : undefined;
    if (!choice || places.has(word.start)) continue;
    places.add(word.start);
    return { name: choice.name, text: written.slice(word.start, word.end) };
  }
  return null;
}

function isColourOption(name: string): boolean {
  return wordsOf(name).some(({ text }) => COLOURS.has(text));
}
