import { isRequestWord, type Message } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { type Product, toldPrice } from '../products/product.ts';
import { choicesOf, priceOfVariant, shelfPrices } from '../products/variant.ts';
import { type AskedVariants, askedVariants, variantsWith } from './asked-variants.ts';
import { isFraming } from './product-question.ts';
import * as replies from './replies.ts';
import type { Reply } from './reply.ts';

const CONFIDENCE = 0.6;
const SMALL = new Set(
  'quale quali che avete hai disponibile disponibili colore colori taglia taglie misura misure'.split(' '),
);

/**
 * The answer to 'avete la felpa in M?', 'c'è il 43?', 'quale taglia è disponibile?', 'di che colori c'è?' about one product;
 * undefined for whatever says nothing of its variants, or names something else beside.
 */
export function answerAboutVariants(message: Message, product: Product): Reply | undefined {
  const asked = askedVariants(message, product);
  if (!asked || namesOther(message, product, asked)) return undefined;
  return replyOf(sentenceOf(product, asked), [product], termsOf(message, asked));
}

/**
 * The same where a message found several products: those that there are in what is asked for. Undefined where none of them
 * has variants that it speaks of.
 */
export function answerAboutFound(message: Message, products: readonly Product[]): Reply | undefined {
  const [only, ...others] = products;
  if (only && others.length === 0) return answerAboutVariants(message, only);
  const all = products.flatMap((product) => {
    const asked = askedVariants(message, product);
    return asked && asked.option === null && asked.chosen.length > 0 ? [{ product, asked }] : [];
  });
  const had = all.filter(({ product, asked }) => variantsWith(product, asked.chosen).some((each) => each.isAvailable));
  const [first] = had;
  if (!first || namesOther(message, first.product, first.asked)) return undefined;
  if (had.length === 1) return answerAboutVariants(message, first.product);
  const terms = termsOf(message, first.asked);
  return replyOf(replies.thereIsIn(had.map(({ product, asked }) => titled(product, asked))), productsOf(had), terms);
}

function productsOf(all: readonly { product: Product }[]): Product[] {
  return all.map(({ product }) => product);
}

function titled(product: Product, { chosen }: AskedVariants): { name: string; chosen: string; price: string } {
  const [variant] = variantsWith(product, chosen).filter(({ isAvailable }) => isAvailable);
  const price = variant ? toldPrice(priceOfVariant(product, variant)) : toldPrice(product);
  return { name: product.name, chosen: valuesOf(chosen), price };
}

function valuesOf(chosen: AskedVariants['chosen']): string {
  return chosen.map(({ value }) => value).join(', ');
}

function sentenceOf(product: Product, asked: AskedVariants): string {
  const { chosen, lacking, option } = asked;
  const { name } = product;
  const variants = variantsWith(product, chosen);
  const isHad = product.isAvailable && variants.some(({ isAvailable }) => isAvailable);
  const left = choicesOf({ ...product, variants: isHad || chosen.length === 0 ? variants : product.variants });
  if (lacking) return replies.notInVariant(name, lacking.text, left);
  if (!product.isAvailable) return replies.soldOut(product);
  if (option !== null) {
    const told = left.filter((choice) => choice.name === option);
    return replies.comesIn(name, valuesOf(chosen), told);
  }
  if (variants.length === 0 || !isHad) {
    const others = choicesOf({ ...product, variants: othersThan(product, chosen) });
    return replies.soldOutIn(name, valuesOf(chosen), others);
  }
  const had = variants.filter(({ isAvailable }) => isAvailable);
  const price = toldPrice({ ...product, variants: had });
  const open = choicesOf({ ...product, variants: had }).filter((choice) =>
    chosen.every((each) => each.name !== choice.name),
  );
  return replies.isThereIn(name, valuesOf(chosen), shelfPrices(product).length > 0 ? price : '', open);
}

/** The variants that differ from what was chosen in the last thing that was. */
function othersThan({ variants }: Product, chosen: AskedVariants['chosen']) {
  const [...before] = chosen;
  const last = before.pop();
  const near = variants.filter(({ options, isAvailable }) => {
    const has = (each: { name: string; value: string }) =>
      options.some(({ name, value }) => name === each.name && value === each.value);
    return isAvailable && before.every(has) && (last === undefined || !has(last));
  });
  return near.length > 0 ? near : variants.filter(({ isAvailable }) => isAvailable);
}

/** Something else is named: 'la felpa in M per la palestra' is about the hoodie, 'la spedizione della felpa M' is not. */
function namesOther(message: Message, product: Product, { places }: AskedVariants): boolean {
  const own = new Set(
    [product.name, product.category, ...product.keywords].flatMap((text) =>
      wordsOf(text).map((word) => formOf(word.text)),
    ),
  );
  return message.content.some(
    (word) =>
      !places.has(word.start) &&
      !own.has(word.form) &&
      !word.synonyms.some((form) => own.has(form)) &&
      !isRequestWord(word) &&
      !isFraming(word.text) &&
      !SMALL.has(word.text) &&
      !word.text.includes(' '),
  );
}

function termsOf(message: Message, { places }: AskedVariants): string[] {
  return message.words.filter(({ start }) => places.has(start)).map(({ text }) => text);
}

function replyOf(text: string, products: readonly Product[], terms: string[]): Reply {
  // What is sold out is told, never shown.
  const productIds = products.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
  return { text, source: 'CATALOG', confidence: CONFIDENCE, faqId: null, productIds, terms, chips: [] };
}
