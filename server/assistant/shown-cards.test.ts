import { expect, test } from 'vitest';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany } from '../test/example-shops.ts';
import { compileKnowledge } from './knowledge.ts';
import { answerAboutCards, leansOnCards, shownIn } from './shown-cards.ts';

const ROWS: readonly [id: string, name: string, description: string, euro: number][] = [
  ['oxford', 'Camicia Oxford', 'Da uomo, bianca, in cotone.', 49],
  ['slim', 'Camicia slim', 'Da uomo, azzurra.', 44],
  ['flannel', 'Camicia di flanella', 'Da uomo, rossa.', 39],
  ['silk', 'Camicia in seta', 'Da donna, bianca.', 89],
  ['coat', 'Cappotto', 'Da uomo, rosso.', 120],
];
const products = ROWS.map(([id, name, description, euro], position) =>
  exampleProduct({
    id,
    code: id,
    name,
    description,
    price: `${euro} €`,
    priceCents: euro * 100,
    category: '',
    keywords: [],
    position,
  }),
);
const knowledge = completed(compileKnowledge({ company: exampleCompany({}), faqs: [], products, prompt: '' }));
const cards = products.slice(0, 3);
const shown = { questions: ['che camicia da uomo mi consigliate?'], products: cards, list: cards };
const answer = (text: string, questions = shown.questions) =>
  answerAboutCards(knowledge, text, { ...shown, questions });

test.each([
  ['il secondo quanto costa?', 'Camicia slim: 44,00 €.'],
  ['quanto viene la prima', 'Camicia Oxford: 49,00 €.'],
  ["l'ultima è disponibile?", 'Sì, è disponibile: Camicia di flanella.'],
  ['di che materiale è la prima?', 'Camicia Oxford: Da uomo, bianca, in cotone.'],
  ['mi interessa la terza', 'Camicia di flanella\nDa uomo, rossa.\nPrezzo: 39,00 €.'],
  ['la meno cara?', 'Camicia di flanella\nDa uomo, rossa.\nPrezzo: 39,00 €.'],
])('%s: %j', (text, said) => {
  expect(answer(text)?.text).toBe(said);
});

test.each([
  ["ce l'avete in rosso?", ['flannel']],
  ['e bianca?', ['oxford']],
  ['e da donna?', ['silk']],
  ['sotto i 40 euro?', ['flannel']],
  ['quanto costano?', ['oxford', 'slim', 'flannel']],
])('%s shows %j', (text, ids) => {
  expect(answer(text)?.productIds).toEqual(ids);
});

test('a refinement of a refinement leans on the wish before both, and takes its place where it says the same', () => {
  expect(answer('e in azzurro?', [...shown.questions, 'e in rosso?'])?.productIds).toEqual(['slim']);
});

test('the cheapest of a wish is meant, also where it was not among the few that were shown', () => {
  const socks = [9, 8, 7, 3].map((euro, position) =>
    exampleProduct({
      id: `${euro}`,
      code: `${euro}`,
      name: `Calze ${euro}`,
      price: `${euro} €`,
      priceCents: euro * 100,
      position,
    }),
  );
  const shop = completed(compileKnowledge({ company: exampleCompany({}), faqs: [], products: socks, prompt: '' }));
  const few = socks.slice(0, 3);
  const shownSocks = { questions: ['avete calze?'], products: few, list: few };
  expect(answerAboutCards(shop, 'la meno cara quanto costa?', shownSocks)?.text).toBe('Calze 3: 3,00 €.');
  expect(answerAboutCards(shop, 'di queste la meno cara?', shownSocks)?.productIds).toEqual(['7']);
  const dearer = { ...shownSocks, questions: ['avete calze da 6 euro in su?'] };
  expect(answerAboutCards(shop, 'la meno cara?', dearer)?.productIds).toEqual(['7']);
});

test('what was asked of one card leaves the list and the wish as they were', () => {
  const turns = [
    { sender: 'USER' as const, text: 'che camicia da uomo mi consigliate?', products: [] },
    { sender: 'BOT' as const, text: '…', products: cards },
    { sender: 'USER' as const, text: 'la prima quanto costa?', products: [] },
    { sender: 'BOT' as const, text: '…', products: cards.slice(0, 1) },
  ];
  const after = shownIn(knowledge, turns);
  expect(answerAboutCards(knowledge, 'e la seconda?', after)?.productIds).toEqual(['slim']);
  expect(answerAboutCards(knowledge, 'e in rosso?', after)?.productIds).toEqual(['flannel']);
  expect(answerAboutCards(knowledge, 'quanto costa?', after)?.text).toBe('Camicia Oxford: 49,00 €.');
});

test('a narrower answer is the new list, though it is one card of the one before', () => {
  const turns = [
    { sender: 'USER' as const, text: 'che camicia da uomo mi consigliate?', products: [] },
    { sender: 'BOT' as const, text: '…', products: cards },
    { sender: 'USER' as const, text: 'e in rosso?', products: [] },
    { sender: 'BOT' as const, text: '…', products: cards.slice(2) },
  ];
  expect(answerAboutCards(knowledge, 'la prima quanto costa?', shownIn(knowledge, turns))?.productIds).toEqual([
    'flannel',
  ]);
});

test('where none is so, that is said', () => {
  expect(answer('e in verde?')).toMatchObject({ source: 'FALLBACK', productIds: [] });
});

test.each([
  'quanto costa la spedizione?',
  'avete scarpe rosse?',
  'il primo ordine ha lo sconto?',
  'non mi piace',
  'ciao',
])('%s leans on no cards', (text) => {
  expect(answer(text)).toBeUndefined();
});

test('without cards nothing leans on them, and little asks for them', () => {
  expect(answerAboutCards(knowledge, 'il secondo quanto costa?', undefined)).toBeUndefined();
  expect(leansOnCards(knowledge, 'che camicia da uomo mi consigliate?')).toBe(false);
  expect(leansOnCards(knowledge, 'e in rosso?')).toBe(true);
});
