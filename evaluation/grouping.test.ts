import { expect, test } from 'vitest';
import { groupingReportOf, scoreGrouping } from './grouping.ts';
import type { Case } from './set.ts';

const asked = (faqId: string, message: string): Case => ({
  id: `${faqId} ${message}`,
  shop: 'a',
  message,
  kind: 'faq',
  faqId,
  tags: [],
});

test('pairs of questions count as put together rightly, wrongly, or left apart', () => {
  const scores = scoreGrouping([
    asked('1', 'Avete un parcheggio?'),
    asked('1', 'dove posso lasciare la macchina?'),
    asked('1', 'xyzzy'),
    asked('2', 'xyzzy'),
  ]);
  // One pair is right, one wrong, and two of FAQ 1 are missed.
  expect(scores).toMatchObject({ questions: 4, precision: 0.5, recall: 1 / 3, f1: 0.4 });
  expect(scores.byWords.f1).toBeLessThan(scores.f1);
  expect(groupingReportOf(scores)).toContain('pairwise F1: 40.0 %');
});
