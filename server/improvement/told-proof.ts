import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import { preview } from '../conversations/exchange-store.ts';
import { type Change, findsNothing, type Proof } from './proof.ts';

const MOST_LISTED = 50; // of each part

/** A proof as people read it: each part with how often its questions were asked, and the first of them. */
export function toldProof({ triedCount, knowledge, ...parts }: Proof) {
  const told = (changes: readonly Change[]) => ({
    questionCount: changes.reduce((sum, { question }) => sum + question.count, 0),
    changes: changes.slice(0, MOST_LISTED).map(({ question, before, after }) => ({
      question: question.text,
      count: question.count,
      before: toldReply(knowledge.before, before),
      after: toldReply(knowledge.after, after),
    })),
  });
  return { triedCount, gained: told(parts.gained), changed: told(parts.changed), lost: told(parts.lost) };
}

/** What answers; null where nothing is found. */
function toldReply({ faqs, catalogue }: Knowledge, reply: Reply) {
  if (findsNothing(reply)) return null;
  return {
    source: reply.source,
    text: preview(reply.text),
    faqQuestion: faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq.question ?? null,
    productNames: reply.productIds.flatMap((id) => catalogue.byId.get(id)?.name ?? []),
  };
}
