import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { recommendNaively } from './recommend.ts';
import { searchCatalogue, workOf } from './search.ts';

const synonyms = compileSynonyms([['portafoglio', 'borsellino', 'porta monete']]);

// Few words, so that random catalogues and messages meet; near ones, so that stems, typos and synonyms meet too.
const word = fc.constantFrom(
  ...`scarpa scarpe scarponi cuffia cuffie auricolari orologio orologi orolgio regalo regali regalare economico economica
  offerta migliore nuovo qualita rosso rossa corso corsa giardino giardinaggio giardinagio smartphone cellulare telefono
  portafoglio borsellino porta monete della per con vorrei consigli prodotto casa cucina zaino zanio impermeabile impremeabile sped* 15 xl
  calzature sandali infradito stivali anfibio pedale distorsore dormire cuscino materasso ginnastica da sneakers pioggia waterproof
  piumino giubbotto matrimoniale singolo morbido rigido sacco a pelo senza ho il è regalo, consigli, suocero tavolo`
    .trim()
    .split(/\s+/),
);
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const product = fc.record({
  name: words(0, 3),
  category: words(0, 2),
  description: words(0, 8),
  keywords: fc.array(words(1, 2), { maxLength: 4 }),
  priceCents: fc.option(fc.constantFrom(0, 1_000, 2_500, 4_999, 9_900)),
  isAvailable: fc.boolean(),
});
const catalogue = fc
  .array(product, { maxLength: 25 })
  .map((products) => products.map((given, place) => exampleProduct({ ...given, id: `p${place}` })));
const range = fc.option(
  fc.record({ minCents: fc.option(fc.constantFrom(0, 1_000)), maxCents: fc.option(fc.constantFrom(2_500, 9_000)) }),
);

test('the index says of every message what the rule says, product by product', () => {
  fc.assert(
    fc.property(
      catalogue,
      words(0, 7),
      fc.boolean(),
      range,
      fc.boolean(),
      fc.boolean(),
      (products, text, isAsked, priceRange, isAnyStock, isCheapest) => {
        const message = readMessage(text, synonyms);
        const options = {
          isAsked,
          range: priceRange,
          isAnyStock,
          isCheapest,
          isCertain: (typed: { text: string }) => typed.text === 'zanio',
        };
        const index = completed(compileCatalogue(products));
        expect(searchCatalogue(index, message, options)).toEqual(recommendNaively(products, message, options));
      },
    ),
    { numRuns: 1_500 },
  );
});

test('what is a known phrase and a compound too is one word, for the index as for the rule', () => {
  const products = [exampleProduct({ id: 'p0', name: 'Portafoglio portafoglio' })];
  const message = readMessage('porta monete', synonyms);
  const options = { isAsked: false, range: null, isCertain: () => false };
  expect(message.content.filter(({ text }) => text === 'porta monete')).toHaveLength(1);
  const { terms } = searchCatalogue(completed(compileCatalogue(products)), message, options);
  expect(terms).toEqual(recommendNaively(products, message, options).terms);
});

test('whatever is for somebody is what a rule that looks at every product finds, where there is much of it', () => {
  const kind = fc.constantFrom('bambino', 'bambina', 'donna', 'uomo', 'neonato', 'cucina', 'regalo', 'offerta');
  const many = fc.array(fc.record({ name: kind, description: kind, isAvailable: fc.boolean() }), {
    minLength: 60,
    maxLength: 90,
  });
  const asked = fc.constantFrom(
    'Bambini',
    'un regalo per mia figlia',
    'qualcosa per un bambino',
    'regalo per lui in offerta',
    'idee per mamma',
  );
  fc.assert(
    fc.property(many, asked, (list, text) => {
      const products = list.map((given, place) =>
        exampleProduct({ ...given, id: `p${place}`, keywords: [], category: 'Varie' }),
      );
      const options = { isAsked: true, range: null, isCertain: () => false };
      const message = readMessage(text, synonyms);
      const index = completed(compileCatalogue(products));
      expect(searchCatalogue(index, message, options)).toEqual(recommendNaively(products, message, options));
    }),
    { numRuns: 200 },
  );
});

test('a word that only the beginning of a keyword finds is known to no product, for the index as for the rule', () => {
  const products = [exampleProduct({ id: 'p0', name: '', category: 'sped*' })];
  const message = readMessage('da spedizione', synonyms);
  const options = { isAsked: false, range: null, isCertain: () => false };
  const found = searchCatalogue(completed(compileCatalogue(products)), message, options);
  expect(found).toEqual(recommendNaively(products, message, options));
});

test('the cheapest of many is the cheapest of all, and what has no price is none', () => {
  const priced = Array.from({ length: 60 }, (_, place) =>
    exampleProduct({ id: `p${place}`, name: `Zaino ${place}`, priceCents: (60 - place) * 1_000, position: place }),
  );
  const unpriced = exampleProduct({ id: 'free', name: 'Zaino', price: '0€', priceCents: 0, position: 60 });
  const cheapestOf = (products: typeof priced) => {
    const options = { isAsked: false, range: null, isCertain: () => false };
    const message = readMessage('qual è lo zaino più economico?', synonyms);
    const found = searchCatalogue(completed(compileCatalogue(products)), message, options);
    expect(found).toEqual(recommendNaively(products, message, options));
    return found.products.map(({ id }) => id);
  };
  expect(cheapestOf([...priced, unpriced])).toEqual(['p59']);
  expect(cheapestOf([unpriced])).toEqual(['free']);
});

test('a message finds nothing of another company', () => {
  fc.assert(
    fc.property(catalogue, catalogue, words(1, 7), (own, foreign, text) => {
      const others = foreign.map((other) => ({ ...other, id: `foreign-${other.id}`, companyId: 'other' }));
      completed(compileCatalogue(others));
      const options = { isAsked: true, range: null, isCertain: () => false };
      const { products } = searchCatalogue(completed(compileCatalogue(own)), readMessage(text, synonyms), options);
      expect(products.every(({ companyId }) => companyId === 'company')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('work grows with what is found, not with the catalogue', () => {
  const strangers = Array.from({ length: 2_000 }, (_, place) =>
    exampleProduct({ id: `s${place}`, name: `Oggetto q${place}`, category: 'Altrove', keywords: [`k${place}`] }),
  );
  fc.assert(
    fc.property(catalogue, words(1, 7), fc.boolean(), (products, text, isAsked) => {
      const message = readMessage(text, synonyms);
      const options = { isAsked, range: null, isCertain: () => false };
      const small = workOf(completed(compileCatalogue(products)), message, options);
      const large = workOf(completed(compileCatalogue([...products, ...strangers])), message, options);
      expect(large).toBe(small);
    }),
    { numRuns: 25 },
  );
});
