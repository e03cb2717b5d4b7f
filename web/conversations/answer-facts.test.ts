import { expect, it } from 'vitest';
import { durationOf, originOf } from './answer-facts.ts';

it.each([
  ['FAQ', 'Quali sono gli orari?', 'Dalle FAQ: Quali sono gli orari?'],
  ['FAQ', null, 'Dalle FAQ'],
  ['AI', null, 'Risposta IA'],
  ['CATALOG', null, 'Catalogo'],
  ['FALLBACK', null, 'Risposta predefinita'],
  [null, null, ''],
] as const)('an answer of %s (%s) reads %j', (source, faqQuestion, text) => {
  expect(originOf({ source, faqQuestion })).toBe(text);
});

it('a sentence of the assistant’s own tells why it was said', () => {
  expect(originOf({ source: 'FALLBACK', faqQuestion: null, fallbackReason: 'SWITCHED_OFF' })).toBe('Chatbot in pausa');
});

it.each([
  [0, '0 ms'],
  [849.6, '850 ms'],
  [1_240, '1,2 s'],
  [12_000, '12,0 s'],
])('%s ms read %s', (milliseconds, text) => {
  expect(durationOf(milliseconds)).toBe(text);
});
