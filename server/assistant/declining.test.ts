import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { DECLINE_FEATURES } from './decline-features.ts';
import type { NamedDeclineWeights } from './decline-weights-file.ts';
import { declinedWords, declineLikelihood } from './declining.ts';
import { readForAnswer } from './reading.ts';

const faqs = [
  exampleFaq({
    id: 'shipping',
    question: 'Quanto costa la spedizione?',
    answer: '5 €, gratis sopra i 49 €.',
    keywords: ['spedizione'],
  }),
  exampleFaq({ id: 'hours', question: 'Che orari fate?', answer: 'Dalle 9 alle 19.', keywords: ['orari'] }),
];
const products = [
  exampleProduct({ id: 'cream', name: 'Crema mani', keywords: ['crema'], description: 'Per pelli secche.' }),
  exampleProduct({ id: 'sofa', name: 'Divano letto', keywords: ['divano'], description: 'Tre posti, blu.' }),
];
const shop = exampleKnowledge({ faqs, products });
const isDeclined = (text: string, knowledge = shop) => declinedWords(readForAnswer(knowledge, text)) !== undefined;

describe('another subject', () => {
  test.each([
    'chi ha vinto le elezioni?',
    'mi fai il tema di storia?',
    'ricetta della carbonara per quattro',
    'che film danno stasera al cinema?',
  ])('is declined: %s', (text) => {
    expect(isDeclined(text)).toBe(true);
  });

  test.each([
    'avete divani?',
    'quanto costa la spedizione?',
    'a che ora chiudete?',
    'consigliatemi una crema',
    'cerco un divano per lo studio',
  ])('is not what asks the shop: %s', (text) => {
    expect(isDeclined(text)).toBe(false);
  });
});

test('a shop without FAQs is asked for its goods like any other', () => {
  const without = exampleKnowledge({ products });
  for (const text of ['avete divani?', 'quanto costa la crema mani?', 'un divano sotto i 500 euro'])
    expect(isDeclined(text, without), text).toBe(false);
});

test("what asks for the shop's own goods, or has a FAQ's keyword, is declined by no manner of saying it", () => {
  const own = ['un romanzo sulla politica', 'un romanzo per le vacanze al mare', 'un romanzo di guerra per mio nonno'];
  const books = exampleKnowledge({
    faqs,
    products: [exampleProduct({ id: 'novel', name: 'Romanzo storico', category: 'Romanzi', keywords: ['romanzo'] })],
  });
  for (const text of own) expect(isDeclined(`mi consigliate ${text}?`, books), text).toBe(false);
  expect(isDeclined('che orari fate durante le elezioni?', books)).toBe(false);
});

test('where a company allows a subject, the rules alone decide', () => {
  const allowing = exampleKnowledge({ faqs, products, company: exampleCompany({ allowedTopics: ['FILMS'] }) });
  expect(isDeclined('che film danno stasera al cinema?', allowing)).toBe(false);
  expect(isDeclined('chi ha vinto le elezioni?', allowing)).toBe(true);
});

test('a likelihood is one, whatever is said', () => {
  const values = DECLINE_FEATURES.map(() => 0);
  const weights = { values: values.map(() => 1), said: new Map([['film', 9]]) };
  expect(declineLikelihood({ values, said: new Set() }, weights)).toBe(0.5);
  expect(declineLikelihood({ values, said: new Set(['film']) }, weights)).toBeCloseTo(1);
  expect(declineLikelihood({ values: values.map(() => -9), said: new Set(['mai detto']) }, weights)).toBeCloseTo(0);
});

test('what was learnt speaks of every feature', () => {
  const kept: NamedDeclineWeights = JSON.parse(readFileSync(new URL('decline-weights.json', import.meta.url), 'utf8'));
  expect(Object.keys(kept.values)).toEqual([...DECLINE_FEATURES]);
  expect(Object.keys(kept.said).length).toBeGreaterThan(1_000);
});
