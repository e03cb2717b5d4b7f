import { describe, expect, test } from 'vitest';
import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import type { Expectation } from './acceptance-test.ts';
import { contains, reasonOf } from './verdict.ts';

const known = {
  faqs: { faqs: [{ faq: { id: 'orari' } }, { faq: { id: 'resi' } }] },
  catalogue: { byId: new Map([['zaino', {}]]) },
} as unknown as Knowledge;

const reply = (given: Partial<Reply>): Reply => ({
  ...{
    text: 'Siamo aperti ancora oggi.',
    source: 'FAQ',
    confidence: 1,
    faqId: null,
    productIds: [],
    terms: [],
    chips: [],
  },
  ...given,
});
const expected = (given: Partial<Expectation>): Expectation => ({
  ...{ expectedKind: 'FAQ', expectedFaqId: null, expectedProductIds: [], words: [] },
  ...given,
});
const hours = expected({ expectedFaqId: 'orari' });
const bags = expected({ expectedKind: 'PRODUCTS', expectedProductIds: ['borsa', 'zaino'] });
const declined = expected({ expectedKind: 'OFF_TOPIC' });
const nothing = expected({ expectedKind: 'NO_ANSWER' });
const told = (...ids: string[]) => ({ faqs: ids.map((id) => ({ id, question: '' })), failure: null }) as never;

describe('a verdict', () => {
  test.each<[string, Expectation, Partial<Reply>, string | null]>([
    ['the FAQ answers', hours, { faqId: 'orari' }, null],
    ['another FAQ answers', hours, { faqId: 'resi' }, 'OTHER_ANSWER'],
    ['the FAQ is gone, whatever answers', expected({ expectedFaqId: 'via' }), { faqId: 'via' }, 'EXPECTED_GONE'],
    ['one of the products is shown', bags, { source: 'CATALOG', productIds: ['altro', 'zaino'] }, null],
    ['other products are', bags, { source: 'CATALOG', productIds: ['altro'] }, 'OTHER_ANSWER'],
    [
      'every product is gone',
      expected({ expectedKind: 'PRODUCTS', expectedProductIds: ['borsa'] }),
      {},
      'EXPECTED_GONE',
    ],
    ['it is declined', declined, { source: 'FALLBACK', fallbackReason: 'OFF_TOPIC' }, null],
    ['it is not found instead', declined, { source: 'FALLBACK', fallbackReason: 'NOT_FOUND' }, 'OTHER_ANSWER'],
    [
      'nothing is found',
      nothing,
      { source: 'FALLBACK', fallbackReason: 'NOT_FOUND', modelFailure: 'NOT_ACTIVE' },
      null,
    ],
    ['it is declined instead', nothing, { source: 'FALLBACK', fallbackReason: 'OFF_TOPIC' }, 'OTHER_ANSWER'],
    ['a word is there', { ...hours, words: ['SIAMO', 'oggì'] }, { faqId: 'orari' }, null],
    ['a word is not', { ...hours, words: ['siamo', 'domani'] }, { faqId: 'orari' }, 'WORDS_MISSING'],
    ['the model was told of the FAQ', hours, { source: 'AI', modelFacts: told('orari') }, null],
    ['the model was told of others', hours, { source: 'AI', modelFacts: told('resi') }, 'OTHER_ANSWER'],
    ['the model says what it likes', declined, { source: 'AI', modelFacts: told() }, 'OTHER_ANSWER'],
    ['the model says the words', { ...declined, words: ['oggi'] }, { source: 'AI', modelFacts: told() }, null],
    [
      'the model failed',
      nothing,
      { source: 'FALLBACK', fallbackReason: 'NOT_FOUND', modelFailure: 'CRASHED' },
      'MODEL_FAILED',
    ],
  ])('where %s', (_, expectation, given, reason) => {
    expect(reasonOf(known, expectation, reply(given))).toBe(reason);
  });
});

test.each([
  ['Siamo aperti ancora oggi.', 'ora', false],
  ['Siamo aperti ancora, a ogni ora.', 'ora', true],
  ['Costa 49,90 €', '49,90', true],
  ['Costa 149,90 €', '49,90', false],
  ['La  spedizione\nè gratuita', 'spedizione e gratuita', true],
])('%s · %s', (text, word, isThere) => {
  expect(contains(text, word)).toBe(isThere);
});
