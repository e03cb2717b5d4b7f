import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { editCatalogue, type ProductEdit } from './edited-catalogue.ts';
import { listProducts } from './listing.ts';
import { matchProducts } from './match.ts';
import { isBefore } from './order.ts';
import type { Product } from './product.ts';
import { searchCatalogue } from './search.ts';

const synonyms = compileSynonyms([]);
const VOCABULARY = 'scarpe scarponi cuffie auricolari orologio regalo economica offerta rosso giardino zaino 15'.split(
  ' ',
);

const word = fc.constantFrom(...VOCABULARY);
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const texts = fc.record({
  name: words(1, 3),
  category: fc.constantFrom('Scarpe', 'scarpe', 'Casa', 'Generale', 'giardino', 'Sport ', '', 'Musica'),
  description: words(0, 6),
  keywords: fc.array(words(1, 2), { maxLength: 3 }),
  isAvailable: fc.boolean(),
});
const products = fc
  .array(texts, { maxLength: 12 })
  .map((list) => list.map((given, index) => exampleProduct({ ...given, id: `p${index}`, position: index })));
/** What becomes of the product with that number, in its place; numbers from 12 on are new, and stand behind all others. */
const edit = fc.record({ index: fc.nat(16), after: fc.option(texts, { freq: 3 }) });
const edits = fc.uniqueArray(edit, { maxLength: 4, selector: ({ index }) => index });

/** As the database says it: what was there keeps its position, also when it comes back, and what is new gets the next. */
class Shop {
  list: Product[];
  private readonly positions: Map<string, number>;

  constructor(given: readonly Product[]) {
    this.list = [keeper, ...given];
    this.positions = new Map(this.list.map(({ id, position }) => [id, position]));
  }

  change(
    changes: readonly { index: number; after: (Partial<Product> & Pick<Product, 'name'>) | null }[],
  ): ProductEdit[] {
    const made = changes.map(({ index, after }): ProductEdit => {
      const id = `p${index}`;
      if (after === null) return { id, product: null };
      const position = this.positions.get(id) ?? this.positions.size;
      this.positions.set(id, position);
      return { id, product: exampleProduct({ ...after, id, position }) };
    });
    const others = this.list.filter(({ id }) => !made.some((one) => one.id === id));
    this.list = inOrder([...others, ...made.flatMap(({ product }) => product ?? [])]);
    return made;
  }
}

// Never for sale, so that no word of a removed product is forgotten by the fresh one alone.
const keeper = exampleProduct({ id: 'keeper', name: 'x', keywords: VOCABULARY, isAvailable: false, position: -1 });

function inOrder(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

function compiled(list: readonly Product[]): Catalogue {
  return completed(compileCatalogue(inOrder(list)));
}

test('an edited catalogue says what a fresh one of the same products says', () => {
  fc.assert(
    fc.property(
      products,
      fc.array(edits, { maxLength: 6 }),
      words(1, 4),
      fc.boolean(),
      (given, rounds, text, isAsked) => {
        const message = readMessage(text, synonyms);
        const options = { isAsked, range: null, isCertain: () => false };
        const shop = new Shop(given);
        let edited = compiled(shop.list);
        for (const changes of rounds) edited = after(edited, shop.change(changes));
        const fresh = compiled(shop.list);
        expect(edited.products).toEqual(fresh.products);
        expect(searchCatalogue(edited, message, options)).toEqual(searchCatalogue(fresh, message, options));
        const query = { search: text, category: null, sort: 'POSITION', limit: 20, after: null } as const;
        expect(completed(listProducts(edited, query))).toEqual(completed(listProducts(fresh, query)));
        expect(completed(listProducts(edited, { ...query, search: '' })).totalCount).toBe(shop.list.length);
        expect(matchProducts(edited, message, 20)).toEqual(matchProducts(fresh, message, 20));
        expect(edited.availableCount).toBe(fresh.availableCount);
        expect(edited.largestCategories).toEqual(fresh.largestCategories);
        expect([...edited.byId.keys()].sort()).toEqual([...fresh.byId.keys()].sort());
      },
    ),
    { numRuns: 500 },
  );
});

function after(catalogue: Catalogue, changes: readonly ProductEdit[]): Catalogue {
  const edited = editCatalogue(catalogue, changes);
  if (!edited) throw new Error('it has to be compiled anew');
  return edited;
}

test('a product that only costs something else changes no list', () => {
  const before = compiled([exampleProduct({ id: 'a', name: 'Scarpe', price: '10 €' })]);
  const lists = structuredClone([before.strong, before.described, before.named, before.bonuses]);
  const product = exampleProduct({ id: 'a', name: 'Scarpe', price: '12 €' });
  const edited = after(before, [{ id: 'a', product }]);
  expect([edited.strong, edited.described, edited.named, edited.bonuses]).toEqual(lists);
  expect(edited.products[0]?.price).toBe('12 €');
});

test('however often a product is edited, its lists take no more room than twice the products would', () => {
  const names = ['Scarpe da corsa', 'Zaino da montagna', 'Cuffie da viaggio', 'Lampada da tavolo'];
  const list = names.map((name, index) => exampleProduct({ id: `p${index}`, name, position: index }));
  let catalogue = compiled(list);
  for (let round = 0; round < 500; round++) {
    const product = exampleProduct({ id: 'p1', name: names[round % names.length] ?? '', position: 1 });
    catalogue = after(catalogue, [{ id: 'p1', product }]);
  }
  for (const { used, entries } of [catalogue.strong, catalogue.described, catalogue.named]) {
    expect(used).toBeLessThan(200);
    expect(entries.length).toBeLessThan(400);
  }
});

test('a product that comes in between others needs a whole compilation, and nothing changes until then', () => {
  const before = compiled([
    exampleProduct({ id: 'a', name: 'Scarpe', position: 0 }),
    exampleProduct({ id: 'c', name: 'Scarpe', position: 2 }),
  ]);
  const product = exampleProduct({ id: 'b', name: 'Scarpe', position: 1 });
  expect(editCatalogue(before, [{ id: 'b', product }])).toBeNull();
  expect(before.byId.has('b')).toBe(false);
});

test('a word that nobody had before is found, also with a typo', () => {
  const before = compiled([exampleProduct({ id: 'a', name: 'Scarpe' })]);
  const product = exampleProduct({ id: 'b', name: 'Grattugia', position: 1 });
  const edited = after(before, [{ id: 'b', product }]);
  const options = { isAsked: true, range: null, isCertain: () => false };
  expect(searchCatalogue(edited, readMessage('gratugia', synonyms), options).products).toEqual([product]);
});
