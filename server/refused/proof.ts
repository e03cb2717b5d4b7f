import type { Knowledge } from '../assistant/knowledge.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import type { Reply } from '../assistant/reply.ts';
import { isDeclined } from '../improvement/declined.ts';
import type { Wording } from '../improvement/wordings.ts';
import { type Change, findsNothing, isTheSame, repliesTo } from '../proofs/proof.ts';
import { withSettings } from '../proofs/settings-proof.ts';

/** Topics by their names, and words, that a company answers all the same. */
export interface Allowed {
  topics: readonly string[];
  words: readonly string[];
}

/** What would change, were something allowed: each by how often it was asked, most often first. */
export interface AllowedProof {
  /** Different questions that were tried. */
  triedCount: number;
  /** What is known, and what would be. */
  knowledge: { before: Knowledge; after: Knowledge };
  /** None of the questions that are to be answered would be declined any more. */
  isEnough: boolean;
  gained: Change[];
  unmet: Change[];
  changed: Change[];
  lost: Change[];
}

/** What is allowed already with what is allowed now, each once. */
export function withAllowed(before: Allowed, { topics, words }: Allowed): { topics: string[]; words: string[] } {
  return { topics: [...new Set([...before.topics, ...topics])], words: [...new Set([...before.words, ...words])] };
}

/**
 * What allowing something would change. An answer a step.
 * @param own the questions for which it is to be allowed.
 */
export function* proveAllowed(
  knowledge: Knowledge,
  allowed: Allowed,
  own: readonly string[],
  questions: readonly Wording[],
): Generator<void, AllowedProof> {
  const { allowedTopics, allowedWords, synonyms } = knowledge.company;
  const { topics, words } = withAllowed({ topics: allowedTopics, words: allowedWords }, allowed);
  const { after, isConcerned } = withSettings(knowledge, { allowedTopics: topics, allowedWords: words, synonyms });
  const proof: AllowedProof = {
    triedCount: questions.length,
    knowledge: { before: knowledge, after },
    isEnough: true,
    gained: [],
    unmet: [],
    changed: [],
    lost: [],
  };
  for (const text of own) {
    if (isDeclined(plainAnswer(after, text))) proof.isEnough = false;
    yield;
  }
  for (const change of yield* repliesTo(knowledge, after, questions, isConcerned)) partOf(proof, change)?.push(change);
  return proof;
}

function partOf(proof: AllowedProof, { before, after }: Change): Change[] | undefined {
  if (isMet(after)) {
    if (!isMet(before)) return proof.gained;
    return isTheSame(before, after) ? undefined : proof.changed;
  }
  if (isMet(before) || (isDeclined(after) && !isDeclined(before))) return proof.lost;
  return isDeclined(before) && !isDeclined(after) ? proof.unmet : undefined;
}

/** Whether the shop has something to say to it. */
function isMet(reply: Reply): boolean {
  return !isDeclined(reply) && !findsNothing(reply);
}
