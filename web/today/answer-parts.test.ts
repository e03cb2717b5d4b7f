import { expect, it } from 'vitest';
import { answerParts } from './answer-parts.ts';

const sources = (faq: number, ai: number, catalog: number, fallback: number) =>
  [
    { source: 'FAQ', count: faq },
    { source: 'AI', count: ai },
    { source: 'CATALOG', count: catalog },
    { source: 'FALLBACK', count: fallback },
  ] as const;

it.each([
  ['nothing yet', sources(0, 0, 0, 0), 0, []],
  [
    'what found nothing stands apart from greetings',
    sources(3, 0, 1, 4),
    3,
    ['FAQ 3', 'CATALOG 1', 'OTHER 1', 'NOTHING 3'],
  ],
  ['never more without an answer than there are', sources(0, 2, 0, 1), 5, ['AI 2', 'NOTHING 1']],
])('%s', (_case, counts, unanswered, expected) => {
  expect(answerParts(counts, unanswered).map(({ part, count }) => `${part} ${count}`)).toEqual(expected);
});
