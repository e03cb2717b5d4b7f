import { expect, test } from 'vitest';
import { readBudget } from '../language/budget.ts';
import { readMessage } from '../language/message.ts';
import { AUDIENCE } from '../language/people-words.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { searchCatalogue } from './search.ts';
import { readWish } from './wish.ts';

const synonyms = compileSynonyms([]);
const wishOf = (text: string) => readWish(readMessage(text, synonyms));
const headsOf = (text: string) =>
  wishOf(text).words.flatMap(({ isHead, isSure, word }) => (isHead && isSure ? word.text : []));

test.each([
  ['il tavolo in giardino è diventato grigio, suggerimenti?', []],
  ['ho un vaso bianco, cosa ci metto? consigli', []],
  ['devo verniciare la ringhiera, che prodotto mi consigliate?', []],
  ['un accappatoio che pesi poco: consigli?', ['accappatoio']],
  ['una pittura bianca per il soggiorno, lavabile', ['pittura']],
  ['cerco la crema per le mani, consigli?', ['crema']],
  ['quanto costa la maglia 2231?', ['maglia']],
  ['prezzo della maglia', ['maglia']],
])('in %j the things asked for are %j', (text, heads) => {
  expect(headsOf(text)).toEqual(heads);
});

test.each([['un regalo, tutto tranne le scarpe', ['scarpe']]])('%j refuses %j', (text, refused) => {
  expect(wishOf(text).excluded.map((word) => word.text)).toEqual(refused);
});

test('what stands after "né" is to be left out, as after "senza"', () => {
  const wordsOf = (text: string) => wishOf(text).words.map(({ word }) => word.text);
  expect(wordsOf('un cesto, né carne né pesce')).toEqual(['cesto', '-carne', '-pesce']);
  expect(wordsOf('ne avete cesti?')).toEqual(['cesti']);
});

test('the colour of what is there already is not wished for', () => {
  expect(wishOf('il tavolo in giardino è diventato grigio, suggerimenti?').colours).toBe(0);
  expect(wishOf('vorrei un tavolo grigio').colours).not.toBe(0);
});

test.each([
  ['un regalo per mio suocero', AUDIENCE.MAN],
  ['un regalo per il mio ragazzo', AUDIENCE.MAN],
  ['un regalo per la nonna', AUDIENCE.WOMAN],
  ['un regalo per mio fratello', AUDIENCE.MAN],
  ['lei cosa mi consiglia?', 0],
  ['un regalo per lei', AUDIENCE.WOMAN],
  ['qualcosa per lui', AUDIENCE.MAN],
  ['che genere di libro mi consigliate?', 0],
  ['una borsa grande', 0],
])('%j is for %i', (text, audience) => {
  expect(wishOf(text).audience).toBe(audience);
});

test.each(['fa sempre la griglia', 'si veste casual'])('where nothing serves %j, a gift is still found', (told) => {
  const products = [
    exampleProduct({
      id: 'apron',
      name: 'Grembiule Grill',
      description: '',
      keywords: ['barbecue'],
      category: '',
      priceCents: 2_000,
    }),
    exampleProduct({
      id: 'robe',
      name: 'Accappatoio Uomo',
      description: '',
      keywords: [],
      category: '',
      priceCents: 5_000,
    }),
  ];
  const text = `regalo per mio suocero, una cinquantina di euro, ${told}`;
  const range = readBudget(text);
  const message = readMessage(text, synonyms);
  const content = message.content.filter(({ start }) => !range || start < range.start || start >= range.end);
  const options = { isAsked: true, range, isCertain: () => false };
  const found = searchCatalogue(completed(compileCatalogue(products)), { ...message, content }, options);
  expect(found.products.map(({ id }) => id)).toEqual(['robe']);
});
