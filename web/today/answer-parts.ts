import type { ReplySource } from '../graphql/generated/graphql.ts';

/** How questions were answered, part by part. */
export type AnswerPart = 'FAQ' | 'CATALOG' | 'AI' | 'OTHER' | 'NOTHING';

interface Counted {
  readonly source: ReplySource;
  readonly count: number;
}

/** What answers there were, less those that there were none of; what found nothing is told apart from greetings and the like. */
export function answerParts(sources: readonly Counted[], unanswered: number): { part: AnswerPart; count: number }[] {
  const of = (source: ReplySource) => sources.find((each) => each.source === source)?.count ?? 0;
  const nothing = Math.min(unanswered, of('FALLBACK'));
  const parts: { part: AnswerPart; count: number }[] = [
    { part: 'FAQ', count: of('FAQ') },
    { part: 'CATALOG', count: of('CATALOG') },
    { part: 'AI', count: of('AI') },
    { part: 'OTHER', count: of('FALLBACK') - nothing },
    { part: 'NOTHING', count: nothing },
  ];
  return parts.filter(({ count }) => count > 0);
}
