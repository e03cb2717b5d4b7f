import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { readWish } from './wish.ts';

const synonyms = compileSynonyms([]);
const wishOf = (text: string) => readWish(readMessage(text, synonyms));

test.each([
  ['quale mi consigliate per il mio camino?', []], // whose it is, is there already
  ['la metto in camera, cosa compro?', []],
  ['che stufa compro', ['stufa']],
])('in %j the things asked for are %j', (text, heads) => {
  expect(wishOf(text).words.flatMap(({ isHead, word }) => (isHead ? word.text : []))).toEqual(heads);
});

test.each([
  ['una sella che non sia in pelle', ['pelle']],
  ['una base che non sia di metallo', ['metallo']],
  ['non voglio un trapano', ['trapano']],
  ['non mi serve uno zaino, cosa mi consigliate?', ['zaino']],
  ['non vorrei uno zaino troppo grande', []],
  ['non voglio spendere molto per un trapano', []],
])('%j refuses %j', (text, refused) => {
  expect(wishOf(text).excluded.map(({ text: word }) => word)).toEqual(refused);
});

test.each([
  ['un frigo no frost', []],
  ['un frigo, no incasso', ['incasso']],
])('%j is to be without %j', (text, refused) => {
  expect(wishOf(text).excluded.map(({ text: word }) => word)).toEqual(refused);
});

test('what must not make a noise is without it', () => {
  expect(wishOf('un aerosol che non faccia rumore').words.map(({ word }) => word.text)).toContain('-rumore');
});

test.each([
  ['una tenda da sci', ['sci']],
  ['pollo intero, da fare al forno', []], // far behind the thing it says no kind
  ['un arrosto di quelli di una volta', []],
  ['una tv per la camera da letto', ['camera']], // what the room is for
  ['lavoro da casa otto ore al giorno, che sedia mi consigliate?', ['casa']],
  ['una lampada da mettere accanto al divano', []],
  ['un phon per la valigia', []],
  ['stiro 10 camicie alla settimana, che ferro mi consigliate?', []],
  ['che cintura porta attrezzi mi consigliate?', ['attrezzi']],
  ['un forno a legna', ['legna']],
])('in %j the words that bind or tell for what are %j', (text, told) => {
  const bound = wishOf(text).words.filter(({ isBinding, isContext }) => isBinding || isContext);
  expect(bound.map(({ word }) => word.text)).toEqual(told);
});

test('verbs that say nothing of a thing weigh nothing', () => {
  expect(wishOf('qualcosa da mettere').words.map(({ weight }) => weight)).toEqual([0]);
});
