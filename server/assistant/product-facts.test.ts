import { expect, test } from 'vitest';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany } from '../test/example-shops.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';
import { compileKnowledge } from './knowledge.ts';

const products = [
  exampleProduct({
    id: 'red',
    name: 'Zaino Etna',
    description: 'Rosso, 20 litri.',
    price: '45,00 €',
    priceCents: 4_500,
  }),
  exampleProduct({
    id: 'blue',
    name: 'Zaino Alpi',
    description: 'Blu, 40 litri.',
    price: '89,00 €',
    priceCents: 8_900,
  }),
  exampleProduct({ id: 'gone', name: 'Tenda Lago', price: '120,00 €', priceCents: 12_000, isAvailable: false }),
].map((product, position) => ({ ...product, keywords: [], category: 'Montagna', position }));
const knowledge = completed(compileKnowledge({ company: exampleCompany({}), faqs: [], products, prompt: '' }));

function said(text: string) {
  const reply = answerWithoutModel(knowledge, answerFromRules(knowledge, text), 'NOT_ACTIVE', () => 0);
  return { text: reply.text.split('\n')[0], products: reply.productIds };
}

test.each([
  ['avete zaini?', 'Sì, ecco cosa abbiamo:', ['red', 'blue']],
  ['è disponibile lo zaino etna?', 'Sì, ecco cosa abbiamo:', ['red']],
  [
    'avete zaini sotto i 30 euro?',
    'No, a questo prezzo non ne abbiamo. Il più economico è Zaino Etna: 45,00 €.',
    ['red'],
  ],
  ['zaino sotto i 30 euro', 'No, a questo prezzo non ne abbiamo. Il più economico è Zaino Etna: 45,00 €.', ['red']],
  ['la tenda lago è disponibile?', 'Al momento non è disponibile: Tenda Lago.', []],
  ['avete tende?', 'Al momento non è disponibile: Tenda Lago.', []],
])('%s', (text, expected, ids) => {
  expect(said(text)).toEqual({ text: expected, products: ids });
});

test('a colour that none has is no yes', () => {
  expect(said('avete zaini verdi?').text).not.toMatch(/^Sì/);
  expect(said('avete zaini rossi?')).toEqual({ text: 'Sì, ecco cosa abbiamo:', products: ['red'] });
});

test('of what the shop has never had nothing is told', () => {
  expect(answerFromRules(knowledge, 'avete caffettiere?').fact).toBeUndefined();
});
