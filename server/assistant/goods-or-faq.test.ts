import { expect, test } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';

const faqs = [
  exampleFaq({
    id: 'sharpen',
    question: 'Affilate coltelli e forbici?',
    answer: 'Sì, a 4 € al pezzo.',
    keywords: ['affilatura'],
  }),
  exampleFaq({ id: 'keys', question: 'Duplicate chiavi?', answer: 'Sì, in 10 minuti.', keywords: ['copia chiave'] }),
  exampleFaq({ id: 'covered', question: 'Il prodotto è rotto, cosa faccio?', keywords: ['rotto', 'garanzia'] }),
  exampleFaq({ id: 'parking', question: 'Avete un parcheggio?', keywords: ['parcheggio'] }),
].map((faq, position) => ({ ...faq, position }));
const products = [
  exampleProduct({ id: 'blanket', name: 'Coperta in lana merino', keywords: ['coperta'] }),
  exampleProduct({ id: 'wrench', name: 'Chiave inglese 250 mm', keywords: ['chiave'] }),
  exampleProduct({ id: 'gloves', name: 'Guanti da lavoro', keywords: ['guanti'] }),
  exampleProduct({ id: 'sockets', name: 'Ciabatta 6 prese', keywords: ['ciabatta'] }),
  exampleProduct({ id: 'ladder', name: 'Scala in alluminio', keywords: ['scala'] }),
  exampleProduct({ id: 'board', name: 'Tagliere in legno', keywords: ['tagliere'] }),
].map((product, position) => ({ ...product, position }));
const shop = exampleKnowledge({ faqs, products });

function said(text: string): string {
  const reply = answerWithoutModel(shop, answerFromRules(shop, text), 'NOT_ACTIVE', () => 0);
  return reply.faqId ?? (reply.productIds.join(' ') || (reply.fallbackReason ?? ''));
}

test.each([
  ['avete coltelli?', 'NOT_FOUND'],
  ['affilate coltelli?', 'sharpen'],
  ['quanto costa affilare un coltello?', 'sharpen'],
  ['avete un parcheggio?', 'parking'],
])('what is done to goods does not sell them: %s → %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['coperta in lana merino', 'blanket'],
  ['coperte', 'blanket'],
  ['avete chiavi inglesi?', 'wrench'],
  ['quanto costa la chiave inglese 250 mm?', 'wrench'],
  ['sono ancora coperta dalla garanzia?', 'covered'],
  ['fate una copia di questa chiave?', 'keys'],
])('who says the name of goods and nothing else asks for them: %s → %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['cerco guanti da lavoro', 'gloves'],
  ['cerco lavoro', 'OFF_TOPIC'],
  ['avete ciabatte con 6 prese?', 'sockets'],
])('goods are no other subject and no tale: %s → %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['una scala di legno', 'NOT_FOUND'],
  ['una scala in alluminio', 'ladder'],
  ['una scala in legno o alluminio', 'ladder'],
])('a name tells of what a thing is made: %s → %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});
