import type { ExpectedKind } from './acceptance-test.ts';

/** An answer of a conversation as a test: its question, and what answered it. */
export interface ProposedTest {
  companyId: string;
  question: string;
  expectedKind: ExpectedKind;
  faqId: string | null;
  productIds: string[];
}
