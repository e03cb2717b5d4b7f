import { expect, test } from 'vitest';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany } from '../test/example-shops.ts';
import { answerAboutPage } from './about-product.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';
import { cardsOf, compileKnowledge } from './knowledge.ts';

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
  exampleProduct({ id: 'padlock', name: 'Lucchetto Ferro', price: '9,00 €', priceCents: 900 }),
  exampleProduct({ id: 'lock', name: 'Serratura Ferro', price: '30,00 €', priceCents: 3_000, isAvailable: false }),
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
  ['cerco una tenda', 'Al momento non è disponibile: Tenda Lago.', []],
  ['quanto costa la tenda lago?', 'Al momento non è disponibile: Tenda Lago.', []],
  ['quanto costa lo zaino etna?', 'Zaino Etna: 45,00 €.', ['red']],
  ['prezzo zaino alpi', 'Ecco cosa ho trovato:', ['blue']],
  ['avete lucchetti?', 'Sì, ecco cosa abbiamo:', ['padlock']],
  ['avete serrature?', 'Al momento non è disponibile: Serratura Ferro.', []],
  ['avete lucchetti e zaini?', 'Sì, ecco cosa abbiamo:', ['red', 'blue', 'padlock']],
])('%s', (text, expected, ids) => {
  expect(said(text)).toEqual({ text: expected, products: ids });
});

test.each([
  ['zaino tra 40 e 50 euro', ['red']],
  ['zaino rosso e comodo', ['red']],
  ['zaini e tende', ['red', 'blue']],
])('two things with an "e" between are no tale: %s', (text, ids) => {
  expect(said(text)).toEqual({ text: 'Ecco cosa ho trovato:', products: ids });
});

test.each(['lo zaino è arrivato tra 40 e 50 giorni', 'lo zaino e arrivato rotto', "lo zaino e' rotto"])(
  'a tale shows no goods: %s',
  (text) => {
    expect(said(text).products).toEqual([]);
  },
);

test('what is only told is not said to be lacking', () => {
  expect(said('lo zaino che ho visto era tra 40 e 50 euro').text).not.toMatch(/^No/);
});

test('a colour that none has is no yes', () => {
  expect(said('avete zaini verdi?').text).not.toMatch(/^Sì/);
  expect(said('avete zaini rossi?')).toEqual({ text: 'Sì, ecco cosa abbiamo:', products: ['red'] });
});

test('a price of zero is told to nobody', () => {
  const free = exampleProduct({ id: 'free', name: 'Borsa Ada', price: '0€', priceCents: 0 });
  const shop = completed(
    compileKnowledge({ company: exampleCompany({}), faqs: [], products: [free, ...products], prompt: '' }),
  );
  const answered = (text: string) => answerWithoutModel(shop, answerFromRules(shop, text), 'NOT_ACTIVE', () => 0).text;
  expect(answered('avete borse?')).toBe('Sì, ecco cosa abbiamo:\n• Borsa Ada');
  expect(answerAboutPage(shop, 'quanto costa?', 'free')).toBeUndefined();
  expect(cardsOf(shop, ['free', 'red']).map(({ price }) => price)).toEqual(['', '45,00 €']);
});

test('what is only near to a thing is no yes to it', () => {
  const [, , padlock] = products;
  const shop = completed(
    compileKnowledge({ company: exampleCompany({}), faqs: [], products: padlock ? [padlock] : [], prompt: '' }),
  );
  const reply = answerWithoutModel(shop, answerFromRules(shop, 'avete serrature?'), 'NOT_ACTIVE', () => 0);
  expect(reply.text).toBe('Non trovo «serrature». Il più vicino che abbiamo:\n• Lucchetto Ferro – 9,00 €');
});

test('of what the shop has never had nothing is told', () => {
  expect(answerFromRules(knowledge, 'avete caffettiere?').fact).toBeUndefined();
});
