import type { ForeignLanguage } from '../language/foreign.ts';
import type { Turn } from '../model/model.ts';
import type { RulesAnswer } from './answer.ts';
import type { FallbackReason, Reply } from './reply.ts';
import { toldInItalian } from './told-in-italian.ts';

/** What the rules are certain of in any language: it has consequences, or is nothing for a model. */
const CERTAIN: ReadonlySet<FallbackReason> = new Set(['DANGER', 'SWITCHED_OFF', 'PERSON_ASKED', 'ORDER_ASKED']);

/**
 * What the rules say to a message in another language. They read Italian, and find in it what they find by its names: a
 * model, where there is one, answers it, and what was found is what is said where it does not.
 */
export function inOtherLanguage(answer: RulesAnswer, language: ForeignLanguage, hasModel: boolean): RulesAnswer {
  const { reply, unsure } = answer;
  const told = { ...answer, language, reply: reply && toldInItalian(reply, language) };
  if (unsure) told.unsure = toldInItalian(unsure, language);
  if (!hasModel || (reply && isCertain(reply))) return told;
  // Nothing Italian of ours is added to what a model says.
  return { ...told, reply: undefined, unsure: told.unsure ?? told.reply, isWished: false };
}

/** What one of the two said, oldest first. */
export function saidBy(sender: Turn['sender'], turns: readonly Turn[]): string[] {
  return turns.filter((turn) => turn.sender === sender).map(({ text }) => text);
}

function isCertain({ fallbackReason }: Reply): boolean {
  return fallbackReason !== undefined && CERTAIN.has(fallbackReason);
}
