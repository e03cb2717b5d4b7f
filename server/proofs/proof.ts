import type { Knowledge } from '../assistant/knowledge.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import type { Reply } from '../assistant/reply.ts';
import { isUnanswered } from '../conversations/unanswered.ts';
import type { Wording } from '../improvement/wordings.ts';

/** A question with what is answered, and what would be. */
export interface Change {
  question: Wording;
  before: Reply;
  after: Reply;
}

/** What would change, were a draft saved: each by how often it was asked, most often first. */
export interface Proof {
  /** Different questions that were tried. */
  triedCount: number;
  /** What is known, and what would be with the draft. */
  knowledge: { before: Knowledge; after: Knowledge };
  gained: Change[];
  changed: Change[];
  lost: Change[];
}

/** What a draft would change for some questions; it pauses at every question, and while it compiles. */
export type Prover = (knowledge: Knowledge, questions: readonly Wording[]) => Generator<void, Proof>;

/**
 * Answers questions as what is known answers them, and as it would with a draft: what is said to each of those that the draft
 * may have to do with, those asked most often first. Whatever else is asked has to be answered alike by both. An answer a
 * step.
 */
export function* repliesTo(
  before: Knowledge,
  after: Knowledge,
  questions: readonly Wording[],
  isConcerned: (question: Wording) => boolean = () => true,
): Generator<void, Change[]> {
  const changes: Change[] = [];
  for (const question of questions) {
    if (isConcerned(question)) {
      const known = answerOf(before, question.text);
      yield;
      changes.push({ question, before: known, after: plainAnswer(after, question.text) });
    }
    yield;
  }
  return changes.sort((a, b) => b.question.count - a.question.count);
}

/** What a draft would change. An answer a step. @param tried as `repliesTo` takes it */
export function* prove(...tried: Parameters<typeof repliesTo>): Generator<void, Proof> {
  const [before, after, questions] = tried;
  const proof: Proof = {
    triedCount: questions.length,
    knowledge: { before, after },
    gained: [],
    changed: [],
    lost: [],
  };
  for (const change of yield* repliesTo(...tried)) partOf(proof, change)?.push(change);
  return proof;
}

const answers = new WeakMap<Knowledge, Map<string, Reply>>(); // what changes is known anew, as another one

/** What is known is tried against every draft: it is asked each question once. */
function answerOf(knowledge: Knowledge, text: string): Reply {
  const known = answers.get(knowledge) ?? new Map<string, Reply>();
  answers.set(knowledge, known);
  const reply = known.get(text) ?? plainAnswer(knowledge, text);
  known.set(text, reply);
  return reply;
}

function partOf(proof: Proof, { before, after }: Change): Change[] | undefined {
  if (findsNothing(before)) return findsNothing(after) ? undefined : proof.gained;
  if (findsNothing(after)) return proof.lost;
  return isTheSame(before, after) ? undefined : proof.changed;
}

/** Whether somebody is left with nothing: with no answer, or without a product to the advice that they asked for. */
export function findsNothing(reply: Reply): boolean {
  return isUnanswered(reply) || reply.fallbackReason === 'NOTHING_TO_SUGGEST';
}

/** By what it is answered, not in which words: whoever writes an answer anew knows that it is another. */
export function isTheSame(before: Reply, after: Reply): boolean {
  const by = ({ source, faqId, fallbackReason, productIds }: Reply) =>
    JSON.stringify([source, faqId, fallbackReason ?? null, productIds]);
  return by(before) === by(after);
}
