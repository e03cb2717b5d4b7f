import { expect, test } from 'vitest';
import { completed } from '../search/completed.ts';
import { taxonomy } from './goods.ts';
import { inflectionsOf } from './inflections.ts';
import { readTaxonomy } from './taxonomy.ts';

const small = completed(
  readTaxonomy([
    { text: '# shoes\nshoes, footwear: boots; sandals, flip flop\nboots: wellies\n~ wet, rain: dry', sectors: 1 },
    { text: '# needs\n> walk, long walk: boots', sectors: -1 },
  ]),
);

test('a family finds its kinds and theirs, a kind not its family', () => {
  expect(small.kindsOf('footwear')).toEqual(expect.arrayContaining(['shoes', 'boots', 'wellies', 'sandals']));
  expect(small.kindsOf('wellies')).toEqual([]);
  expect(small.kindsOf('flip flop')).toEqual(['sandals']);
});

test('what is needed finds what serves it, and is no thing itself', () => {
  expect(small.servingFor('walk')).toEqual(['boots', 'wellies']);
  expect(small.servingFor('long walk')).toEqual(['boots', 'wellies']);
  expect(small.isName('walk')).toBe(false);
});

test('words that say nearly the same find one another; after a colon, only those before it find', () => {
  expect(small.namesOf('wet')).toEqual(expect.arrayContaining(['rain', 'dry']));
  expect(small.namesOf('dry')).toEqual([]);
  expect(small.isName('rain')).toBe(false);
});

test('a noun stands in both numbers', () => {
  expect(inflectionsOf('tazza')).toContain('tazze');
  expect(inflectionsOf('giacche')).toContain('giacca');
  expect(inflectionsOf('orologio')).toContain('orologi');
  expect(inflectionsOf('pesce')).not.toContain('pesca');
});

test.each([
  ['calzature', 'anfibi'],
  ['fiori', 'gerani'],
  ['gioielli', 'catenina'],
  ['cancello', 'cancelletto'],
  ['pentole', 'casseruola'],
  ['scarpe da ginnastica', 'sneakers'],
  ['distillati', 'grappa'],
])('%s find %s', (family, kind) => {
  expect(taxonomy().kindsOf(family)).toContain(kind);
});

test.each([
  ['dormire', 'materasso'],
  ['annaffiare', 'annaffiatoio'],
  ['portarlo addosso', 'marsupio'],
  ['scappano i palloncini', 'pesetto'],
  ['inciampa di notte', 'lucina'],
  ['si appannano', 'antiappannante'],
  ['si gratta i punti', 'elisabettiano'],
  ['vino per tutti i giorni', 'sfuso'],
  ['mi cadono i pantaloni', 'bretelle'],
])('%s is served by %s', (need, thing) => {
  expect(taxonomy().servingFor(need)).toContain(thing);
});

test('it knows the goods of many trades', () => {
  for (const word of 'trapano mulinello uncinetto cialde ciondolo idropittura ukulele ciaspole bavaglino tergicristallo'.split(
    ' ',
  ))
    expect(taxonomy().isName(word)).toBe(true);
  for (const word of 'domani corsa secco forniti quello'.split(' ')) expect(taxonomy().isName(word)).toBe(false);
});
