import { expect, test } from 'vitest';
import { exampleProduct } from '../test/example-product.ts';
import { demoKnowledge, exampleKnowledge } from '../test/example-shops.ts';
import { relevantFacts } from './facts.ts';

const demo = demoKnowledge();
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('the likeliest FAQ and product stand first', () => {
  const facts = relevantFacts(demo, 'quanto costa la spedizione delle cuffie?', [], 1_000);
  expect(facts.faqs[0]?.id).toBe('shipping');
  expect(ids(facts.products)).toEqual(['headphones']);
});

test('all FAQs of a small shop are there, whatever is asked', () => {
  expect(relevantFacts(demo, 'boh', [], 1_000).faqs).toHaveLength(3);
});

test('a message that names nothing leans on the turns before it', () => {
  const facts = relevantFacts(demo, 'e in nero?', [{ text: 'avete uno smartwatch?' }], 1_000);
  expect(ids(facts.products)).toEqual(['watch']);
});

test('in a small shop what serves is there though it shares no word with what is said', () => {
  const shop = exampleKnowledge({
    products: [
      exampleProduct({ id: 'torch', name: 'Torcia a LED', category: 'Illuminazione', keywords: ['torcia'] }),
      exampleProduct({ id: 'gone', name: 'Lanterna', category: 'Illuminazione', keywords: [], isAvailable: false }),
      exampleProduct({ id: 'mug', name: 'Tazza in ceramica', category: 'Cucina', keywords: ['tazza'] }),
    ],
  });
  expect(ids(relevantFacts(shop, 'in tenda di notte non ci vedo, fa troppo buio', [], 1_000).products)).toEqual([
    'torch',
  ]);
});

test('nothing outgrows the budget', () => {
  for (const budget of [0, 20, 60, 90])
    expect(relevantFacts(demo, 'cuffie', [], budget).tokens).toBeLessThanOrEqual(budget);
  expect(relevantFacts(demo, 'cuffie', [], 40).tokens).toBeGreaterThan(0);
});
