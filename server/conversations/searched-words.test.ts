import { describe, expect, it } from 'vitest';
import type { Reply } from '../assistant/reply.ts';
import { searchedWords, spansOf, wordsToStore } from './searched-words.ts';

const reply = (some: Partial<Reply>): Reply => ({
  text: '',
  source: 'FAQ',
  confidence: 0.95,
  faqId: null,
  productIds: [],
  terms: [],
  chips: [],
  ...some,
});

describe('what a conversation is found by', () => {
  it.each([
    ['Quanto costa la spedizione?', 'spedizioni'],
    ['PERCHÉ il corriere non arriva', 'corrieri'],
    ['il mio ordine è il numero AB1234', 'ab1234'],
    ["vorrei un orologio dell'Omega", 'omega'],
  ])('%j is found by %j', (text, search) => {
    expect(searchedWords(text)).toEqual(expect.arrayContaining(searchedWords(search)));
    expect(searchedWords(search)).not.toEqual([]);
  });

  it('words that every text has find nothing', () => {
    expect(searchedWords('vorrei sapere quanto è')).toEqual([]);
  });

  it('of an answer, what the shop did not write itself', () => {
    const ofAnswer = (some: Partial<Reply>, faqQuestion = '') => wordsToStore('', reply(some), faqQuestion);
    expect(ofAnswer({ text: 'La spedizione è gratuita' }, 'Quali resi?')).toEqual(searchedWords('resi'));
    expect(ofAnswer({ source: 'AI', text: 'Il peso è tre chili' })).toContain(searchedWords('chili')[0]);
    expect(ofAnswer({ source: 'FALLBACK', text: 'Non ho trovato' })).toEqual([]);
  });

  it('keeps a message of one enormous word, and of very many', () => {
    expect(wordsToStore('x'.repeat(500), null, '')[0]).toHaveLength(60);
    const many = Array.from({ length: 200 }, (_, number) => `n${number}`).join(' ');
    expect(wordsToStore(many, null, '')).toHaveLength(80);
  });
});

it.each([
  ['Le spedizioni costano 5 €, la spedizione lampo 9 €', 'spedizione', ['spedizioni', 'spedizione']],
  ['Perché no?', 'perché', []],
  ['Un reso e un altro reso', 'reso ordine', ['reso', 'reso']],
  ['niente di simile', 'spedizione', []],
])('in %j the search for %j finds %j', (text, search, expected) => {
  expect(spansOf(text, search).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
