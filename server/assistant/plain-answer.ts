import { answerWithoutModel } from './answer.ts';
import { answerByRules } from './dialogue/dialogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reply } from './reply.ts';

/** What an assistant says to a question that stands alone, whether its chatbot is switched on or not. */
export function plainAnswer(knowledge: Knowledge, text: string): Reply {
  const known = awake(knowledge);
  const rules = answerByRules(known, { text, turns: [] }, false);
  return answerWithoutModel(known, rules, 'NOT_ACTIVE', () => 0);
}

/** What is known, with a chatbot that is switched on: it is tried whether it is or not. */
export function awake(knowledge: Knowledge): Knowledge {
  if (knowledge.company.isActive) return knowledge;
  return { ...knowledge, company: { ...knowledge.company, isActive: true } };
}
