import { expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { checkedFaq, type FaqValues } from './faq-input.ts';

const VALUES: FaqValues = { question: 'Quando aprite?', answer: 'Alle 9.', keywords: [] };

function codeOf(values: Partial<FaqValues>): string {
  try {
    checkedFaq({ ...VALUES, ...values });
    return 'accepted';
  } catch (error) {
    if (error instanceof UserError) return error.code;
    throw error;
  }
}

test.each([
  [{ question: ' ' }, 'FAQ_INCOMPLETE'],
  [{ answer: '\n' }, 'FAQ_INCOMPLETE'],
  [{ answer: '', isDraft: true }, 'FAQ_INCOMPLETE'],
  [{ question: 'x'.repeat(300) }, 'accepted'],
  [{ question: 'x'.repeat(301) }, 'QUESTION_TOO_LONG'],
  [{ answer: 'x'.repeat(4_001) }, 'ANSWER_TOO_LONG'],
  [{ category: 'x'.repeat(61) }, 'CATEGORY_TOO_LONG'],
  [{ keywords: ['a; b'] }, 'BAD_KEYWORD'],
])('%#: %s', (values, code) => expect(codeOf(values)).toBe(code));

test('what is left out is not a draft and of the category Generale', () => {
  expect(checkedFaq({ ...VALUES, category: '  ', keywords: ['Orari', 'orari '] })).toEqual({
    question: 'Quando aprite?',
    answer: 'Alle 9.',
    keywords: ['orari'],
    category: 'Generale',
    isDraft: false,
  });
});
