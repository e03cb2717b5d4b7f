import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import { preview } from '../conversations/exchange-store.ts';
import { isDeclined } from '../improvement/declined.ts';
import type { Proven } from './actions.ts';
import { type Change, findsNothing, type Proof } from './proof.ts';

const MOST_LISTED = 50; // of each part

/** A proof as people read it. */
export function toldProof({ triedCount, knowledge, failingTests, gained, changed, lost }: Proven<Proof>) {
  const told = (changes: readonly Change[]) => toldPart(knowledge, changes);
  return { triedCount, failingTests, gained: told(gained), changed: told(changed), lost: told(lost) };
}

/** Changes with how often their questions were asked in all, and the first of them. */
export function toldPart(knowledge: Proof['knowledge'], changes: readonly Change[]) {
  return {
    questionCount: changes.reduce((sum, { question }) => sum + question.count, 0),
    changes: changes.slice(0, MOST_LISTED).map(({ question, before, after }) => ({
      question: question.text,
      count: question.count,
      before: toldReply(knowledge.before, before),
      after: toldReply(knowledge.after, after),
    })),
  };
}

/** What answers; null where nothing is found. */
function toldReply({ faqs, catalogue }: Knowledge, reply: Reply) {
  if (findsNothing(reply)) return null;
  return {
    source: reply.source,
    text: preview(reply.text),
    faqQuestion: faqs.faqs.find(({ faq }) => faq.id === reply.faqId)?.faq.question ?? null,
    isDeclined: isDeclined(reply),
    productNames: reply.productIds.flatMap((id) => catalogue.byId.get(id)?.name ?? []),
  };
}
