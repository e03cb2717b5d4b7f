import { isRequestWord, readMessage } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import { type Product, toldPrice } from '../products/product.ts';
import { saidPrice } from '../products/said-price.ts';
import { answerAboutVariants } from './about-variants.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reply } from './reply.ts';

const CONFIDENCE = 0.6;

type Fact = 'PRICE' | 'AVAILABILITY' | 'MATERIAL';

const WORDS: readonly [Fact, ReadonlySet<string>][] = [
  ['PRICE', new Set(['costa', 'costo', 'costano', 'costerebbe', 'prezzo', 'prezzi'])],
  ['AVAILABILITY', new Set(['disponibile', 'disponibili', 'disponibilita'])],
  ['MATERIAL', new Set(['materiale', 'materiali'])],
];
/** Questions made of small words only. */
const PHRASES: readonly [Fact, RegExp][] = [
  ['PRICE', /\bquanto viene\b/],
  ['AVAILABILITY', /\b(ce l|lo|la|l) ?(avete|hai)\b/],
  ['MATERIAL', /\b(di )?(che )?cosa e fatt[oa]\b/],
];
const SMALL = new Set(['quanto', 'viene', 'fatto', 'fatta', 'avete', 'hai']);

const MATERIALS = new Set(
  `acciaio alluminio argento argilla bambu bronzo canapa carbonio carta cartone cashmere ceramica cotone cristallo cuoio
  denim ebano ecopelle elastan ferro feltro ghisa gomma gore-tex jeans juta lana legno lino lycra marmo metallo microfibra
  neoprene nylon oro ottone pelle piuma plastica poliestere policarbonato poliuretano porcellana pvc quercia rame resina
  rovere seta silicone sughero tela tessuto titanio velluto vetro vimini viscosa`.split(/\s+/),
);

/**
 * The answer to "quanto costa?", "è disponibile?", "di che materiale è?" on the page of a product, which the page names
 * by its code. Undefined for whatever asks for more, or names something else: then the page plays no part.
 */
export function answerAboutPage(knowledge: Knowledge, text: string, code: string | null): Reply | undefined {
  const product = productOfPage(knowledge, code);
  return product && knowledge.company.isActive ? answerAboutProduct(knowledge, text, product) : undefined;
}

/** The same of any product. */
export function answerAboutProduct(knowledge: Knowledge, text: string, product: Product): Reply | undefined {
  const ofVariants = answerAboutVariants(readMessage(text, knowledge.synonyms), product);
  if (ofVariants) return ofVariants;
  const fact = factAsked(knowledge, text, product);
  const sentence = fact && SENTENCES[fact](product);
  if (!sentence) return undefined;
  const terms = wordsOf(text).map((word) => word.text);
  return {
    text: sentence,
    source: 'CATALOG',
    confidence: CONFIDENCE,
    faqId: null,
    productIds: [product.id],
    terms: terms.filter((term) => WORDS.some(([, words]) => words.has(term))),
    chips: [],
  };
}

/** The product whose page names itself, or a variant of it, by this code; undefined for none, and for a code that the shop does not have. */
export function productOfPage({ catalogue }: Knowledge, code: string | null): Product | undefined {
  return code
    ? catalogue.products.find((one) => one.code === code || one.variants.some((variant) => variant.code === code))
    : undefined;
}

function factAsked({ synonyms }: Knowledge, text: string, product: Product): Fact | undefined {
  const message = readMessage(text, synonyms);
  const line = message.words.map((word) => word.text).join(' ');
  const [fact] =
    WORDS.find(([, words]) => message.words.some((word) => words.has(word.text))) ??
    PHRASES.find(([, phrase]) => phrase.test(line)) ??
    [];
  const own = new Set(wordsOf(product.name).map((word) => formOf(word.text)));
  const namesOther = message.content.some(
    (word) =>
      !own.has(word.form) &&
      !isRequestWord(word) &&
      !SMALL.has(word.text) &&
      !word.text.includes(' ') &&
      !WORDS.some(([, words]) => words.has(word.text)),
  );
  return namesOther ? undefined : fact;
}

const SENTENCES: Record<Fact, (product: Product) => string | undefined> = {
  PRICE: (product) => (toldPrice(product) ? `${product.name}: ${saidPrice(product)}.` : undefined),
  AVAILABILITY: ({ name, isAvailable }) =>
    isAvailable ? `Sì, è disponibile: ${name}.` : `No, al momento non è disponibile: ${name}.`,
  MATERIAL: ({ name, description }) => {
    const sentence = description
      .split(/(?<=[.!?])\s+/)
      .find((part) => wordsOf(part).some((word) => MATERIALS.has(word.text)));
    return sentence ? `${name}: ${sentence}` : `Nella scheda di questo prodotto il materiale non è indicato: ${name}.`;
  },
};
