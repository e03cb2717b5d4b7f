import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Knowledge } from '../assistant/knowledge.ts';
import { OFF_TOPIC_TOPICS } from '../assistant/off-topic-words.ts';
import { wordingsOf } from '../improvement/wordings.ts';
import type { ProductEdit } from '../products/edited-catalogue.ts';
import type { Product } from '../products/product.ts';
import { completed } from '../search/completed.ts';
import { ASKED, SHOP_FAQS, SHOP_PRODUCTS } from '../test/asked-shop.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { proveNewCatalogue } from './import-proof.ts';
import { proveProducts } from './products-proof.ts';
import { type Prover, prove } from './proof.ts';
import { type DraftSettings, proveSettings } from './settings-proof.ts';

const asked = wordingsOf(ASKED);
const products = SHOP_PRODUCTS;
const faqs = SHOP_FAQS;
const topics = OFF_TOPIC_TOPICS.map(({ name }) => name);
const words = [...new Set(asked.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []))];

const allowed = fc.subarray(topics, { maxLength: 3 });
const ownWords = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 });
const groups = fc.array(fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 3 }), { maxLength: 2 });
const settings = fc.record({ allowedTopics: allowed, allowedWords: ownWords, synonyms: groups });
const product = fc.constantFrom(...products);

/** Another catalogue than a shop of up to 300 that is read whole: as many as there are, and others that nobody asks for. */
const others = Array.from({ length: 300 }, (_, at) =>
  exampleProduct({ id: `x${at}`, name: `Xyzzy ${at}`, position: 1_000 + at }),
);
const known = (large: boolean, settings: Partial<DraftSettings> = {}): Knowledge =>
  exampleKnowledge({
    company: exampleCompany(settings),
    faqs,
    products: large ? [...products, ...others] : products,
  });
const SMALL = known(false);
const LARGE = known(true);

/** The shortcuts of a proof leave out nothing that answering everything twice tells. */
function expectWhole(knowledge: Knowledge, prover: Prover) {
  const proof = completed(prover(knowledge, asked));
  expect(proof).toEqual(completed(prove(proof.knowledge.before, proof.knowledge.after, asked)));
}

test('what is told of topics, words and synonyms is what answering every question twice tells', () => {
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      expectWhole(known(false, before), (...all) => proveSettings(...all, after));
    }),
    { numRuns: 16, seed: 29 },
  );
});

const edit = fc
  .record({
    one: product,
    other: product,
    kind: fc.constantFrom('gone', 'renamed', 'cheaper', 'new', 'sold out'),
    keywords: fc.array(fc.constantFrom(...words, 'regalo', 'offerta'), { maxLength: 2 }),
  })
  .map(({ one, other, kind, keywords }): ProductEdit => {
    const changed: Record<string, Product | null> = {
      gone: null,
      renamed: { ...one, name: other.name, keywords },
      cheaper: { ...one, price: '1 €', priceCents: 100, currency: 'EUR' },
      new: { ...other, id: 'new', keywords, position: 5_000 },
      'sold out': { ...one, isAvailable: false },
    };
    return { id: kind === 'new' ? 'new' : one.id, product: changed[kind] ?? null };
  });

test('what is told of products is what answering every question twice tells, and what is known stays as it is', () => {
  fc.assert(
    fc.property(edit, fc.boolean(), (one, isLarge) => {
      const knowledge = isLarge ? LARGE : SMALL;
      expectWhole(knowledge, (...all) => proveProducts(...all, [one]));
      expect(known(isLarge).catalogue).toEqual(knowledge.catalogue);
    }),
    { numRuns: 16, seed: 29 },
  );
});

test('what is told of products is told of who asks by a synonym too, and for advice without a word of theirs', () => {
  const company = exampleCompany({ synonyms: [['zufolo', 'grammofono']] });
  const old = exampleProduct({ id: 'old', name: 'Grammofono', position: 0 });
  const byWord = exampleKnowledge({ company, products: [old, ...others] });
  const [jacket] = products.filter(({ name }) => name === 'Giubbotto Bambino Impermeabile Imbottito');
  for (const [knowledge, id, text] of [
    [byWord, 'old', 'avete uno zufolo?'],
    [SMALL, jacket?.id ?? '', 'due figli in una stanzetta minuscola per dormire, consigli'],
  ] as const) {
    const proof = completed(proveProducts(knowledge, wordingsOf([text]), [{ id, product: null }]));
    expect([...proof.gained, ...proof.changed, ...proof.lost].map(({ question }) => question.text)).toEqual([text]);
  }
});

test('what is told of an import is what answering every question twice tells, in whatever order its rows stand', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 3 }), fc.boolean(), (edits, isShuffled) => {
      const changed = new Map(products.map((each) => [each.id, each]));
      for (const { id, product } of edits) product ? changed.set(id, product) : changed.delete(id);
      const rows = isShuffled ? [...changed.values()].reverse() : [...changed.values()];
      const list = [...rows, ...others].map((each, position) => ({ ...each, position }));
      expectWhole(LARGE, (...all) => proveNewCatalogue(...all, list));
    }),
    { numRuns: 8, seed: 29 },
  );
});
