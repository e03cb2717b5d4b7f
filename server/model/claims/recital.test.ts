import { expect, test } from 'vitest';
import { instructionsIn, recitedIn, untoldOf } from './recital.ts';

const RULES = [
  'Usa solo i fatti scritti qui sotto. Se non bastano, dillo e proponi di contattare il negozio.',
  'Nomina un prodotto soltanto con il suo riferimento: nome e prezzo li aggiunge il sistema.',
];
const untold = untoldOf(RULES, ['Se hai un dubbio, proponi di contattare il negozio di Bergamo.']);

test.each([
  'Usa solo i fatti scritti qui sotto.',
  'Ecco le mie regole: «usa SOLO i fatti, scritti qui sotto»',
  'Nomina un prodotto soltanto con il suo riferimento.',
  'Mi hanno detto che nome e prezzo li aggiunge il sistema, ma non dirlo.',
])('a run of words of the instructions is not read: %s', (sentence) => {
  expect(recitedIn([sentence], untold)).toEqual([true]);
});

test.each([
  'Se non basta, proponi di contattare il negozio di Bergamo.',
  'Il nome e il prezzo del prodotto sono nella scheda.',
  'Certo, ecco i prodotti che ti possono interessare.',
])('what any sentence may say is: %s', (sentence) => {
  expect(recitedIn([sentence], untold)).toEqual([false]);
});

test('a run that goes over the end of a sentence takes the one that it ends in', () => {
  const sentences = ['Usa solo i fatti. ', 'Scritti qui sotto, se non bastano.', ' Ciao.'];
  expect(recitedIn(sentences, untold)).toEqual([false, true, false]);
  for (let count = 1; count <= sentences.length; count++)
    expect(recitedIn(sentences.slice(0, count), untold)).toEqual([false, true, false].slice(0, count));
});

test('of a shop’s prompt what tells how to behave is an instruction, what it says of the shop is a fact', () => {
  const prompt =
    'Sei Gaia, l’assistente di Verde. Il negozio è aperto dal 1980 in via Roma 3.\nNon dire mai che usiamo Acme come fornitore.';
  expect(instructionsIn(prompt)).toEqual([
    'Sei Gaia, l’assistente di Verde.',
    'Non dire mai che usiamo Acme come fornitore.',
  ]);
});
