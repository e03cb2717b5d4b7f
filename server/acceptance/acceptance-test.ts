import type { FallbackReason, ReplySource } from '../assistant/reply.ts';
import { UserError } from '../errors.ts';
import { charactersOf, lineOf } from '../language/plain-text.ts';

/** What is to answer a question: a FAQ, one of some products, a polite refusal, or nothing. */
export type ExpectedKind = 'FAQ' | 'PRODUCTS' | 'OFF_TOPIC' | 'NO_ANSWER';

export type AcceptanceVerdict = 'UNTRIED' | 'PASSED' | 'FAILED';

export type AcceptanceReason = 'EXPECTED_GONE' | 'OTHER_ANSWER' | 'WORDS_MISSING' | 'MODEL_FAILED';

/** What is expected of a question. */
export interface Expectation {
  expectedKind: ExpectedKind;
  /** Not null for FAQ alone. */
  expectedFaqId: string | null;
  /** For PRODUCTS alone: any of them may come. */
  expectedProductIds: string[];
  /** All of which the answer is to contain. */
  words: string[];
}

/** What came of a question, as it was then. */
export interface AcceptanceAnswer {
  source: ReplySource;
  fallbackReason: FallbackReason | null;
  /** Its beginning. */
  text: string;
  faqQuestion: string | null;
  productNames: string[];
}

/** A question whose right answer a company knows. */
export interface AcceptanceTest extends Expectation {
  companyId: string;
  id: string;
  question: string;
  /** What is expected, as it was called when the test was saved. */
  expectedNames: string[];
  /** Of the last try without a model. */
  verdict: AcceptanceVerdict;
  reason: AcceptanceReason | null;
  answer: AcceptanceAnswer | null;
  version: number;
  updatedAt: Date;
}

/** What somebody saves; what it expects is called by names that are read where it is stored. */
export type TestValues = Expectation & Pick<AcceptanceTest, 'question' | 'expectedNames'>;

export const MOST_TESTS = 500; // of a company
export const MOST_EXPECTED = 10; // products
const MOST_WORDS = 3;
const LONGEST_WORD = 60; // Unicode code points

/**
 * Words as they are stored: each once, without spaces around.
 * @throws UserError BAD_EXPECTED_WORDS.
 */
export function checkedWords(input: readonly string[]): string[] {
  const words = [...new Set(input.map(lineOf).filter((word) => word !== ''))];
  // In a file they are parted by semicolons.
  const isGood = words.every((word) => charactersOf(word) <= LONGEST_WORD && !word.includes(';'));
  if (words.length > MOST_WORDS || !isGood) throw new UserError('BAD_EXPECTED_WORDS');
  return words;
}

/**
 * What is expected, without what another kind would need.
 * @throws UserError ACCEPTANCE_INCOMPLETE, TOO_MANY_EXPECTED_PRODUCTS, BAD_EXPECTED_WORDS.
 */
export function checkedExpectation(given: Expectation): Expectation {
  const { expectedKind, expectedFaqId } = given;
  const expectedProductIds = expectedKind === 'PRODUCTS' ? [...new Set(given.expectedProductIds)] : [];
  if (expectedKind === 'FAQ' && !expectedFaqId) throw new UserError('ACCEPTANCE_INCOMPLETE');
  if (expectedKind === 'PRODUCTS' && expectedProductIds.length === 0) throw new UserError('ACCEPTANCE_INCOMPLETE');
  if (expectedProductIds.length > MOST_EXPECTED) throw new UserError('TOO_MANY_EXPECTED_PRODUCTS');
  return {
    expectedKind,
    expectedFaqId: expectedKind === 'FAQ' ? expectedFaqId : null,
    expectedProductIds,
    words: checkedWords(given.words),
  };
}
