import { expect, test } from 'vitest';
import { Refusal, refusalOr } from './refusal.ts';

test.each([
  ["the server's own sentence", new Refusal('BAD_URL', 'Indirizzo non valido.'), 'Indirizzo non valido.'],
  ['a failure of the server', new Refusal('INTERNAL', 'Si è verificato un errore.'), 'Errore nel salvataggio'],
  ['what nobody expected', new Error('boom'), 'Errore nel salvataggio'],
  ['no network', new TypeError('Failed to fetch'), 'Errore di connessione. Verifica la rete.'],
])('%s is told', (_what, error, sentence) => {
  expect(refusalOr(error, 'Errore nel salvataggio').message).toBe(sentence);
});
