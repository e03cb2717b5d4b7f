import type { ModelFailure } from '../model/faults.ts';
import type { FailedCall, Model, ModelReply, ModelRequest, Watch } from '../model/model.ts';
import type { Asker } from '../model/shares.ts';
import { productOfPage } from './about-product.ts';
import { answerWithoutModel, CONFIDENCE, idsOf, nameProducts, plainReply, type RulesAnswer } from './answer.ts';
import { answerByRules, type Question } from './dialogue/dialogue.ts';
import type { Knowledge } from './knowledge.ts';
import type { Reply } from './reply.ts';

/** The whole chain: decline ?? FAQ ?? nothing to suggest ?? model ?? catalogue ?? apologise. */
export async function answer(
  knowledge: Knowledge,
  text: string,
  model: Model,
  random: () => number,
  chat: Chat = { turns: [] },
): Promise<Reply> {
  const rules = answerByRules(knowledge, { text, ...chat }, model.isActive);
  if (rules.reply) return rules.reply;
  const outcome = await askModel(knowledge, text, model, rules, chat);
  if (typeof outcome === 'string') return answerWithoutModel(knowledge, rules, outcome, random);
  const { facts } = outcome;
  const reply =
    'failure' in outcome
      ? answerWithoutModel(knowledge, rules, outcome.failure, random)
      : answerOfModel(rules, outcome);
  return facts ? { ...reply, modelFacts: facts } : reply;
}

/** What a question stands in, and who follows its answer. */
export interface Chat extends Omit<Question, 'text'> {
  watch?: Watch;
  /** Stands in for the company's prompt. */
  prompt?: string;
  /** The visitor who asks. */
  asker?: Asker | undefined;
}

async function askModel(
  knowledge: Knowledge,
  text: string,
  model: Model,
  { suggested, isWished }: RulesAnswer,
  { turns, watch, pageProductCode, prompt, asker }: Chat,
): Promise<ModelReply | ModelFailure | FailedCall> {
  if (!model.isActive) return 'NOT_ACTIVE';
  const request: ModelRequest = {
    knowledge,
    text,
    productIds: idsOf(suggested),
    isAsked: isWished && suggested.length > 0,
    turns,
    pageProductId: productOfPage(knowledge, pageProductCode ?? null)?.id,
    ...(prompt === undefined ? {} : { prompt }),
    asker,
  };
  try {
    const outcome = await model.reply(request, watch);
    const isEmpty = typeof outcome === 'object' && 'text' in outcome && !outcome.text.trim() && !outcome.isInterrupted;
    return isEmpty ? 'EMPTY' : outcome;
  } catch {
    return 'CRASHED';
  }
}

/** Who wishes for goods gets what was found, whatever the model wrote: where it named none of that, it is named below, in text and cards. */
function answerOfModel(rules: RulesAnswer, said: ModelReply): Reply {
  const found = rules.isWished && said.text !== '' ? rules.suggested : [];
  const isUnnamed = found.every(({ id }) => !said.productIds.includes(id));
  const named = isUnnamed ? nameProducts(rules) : undefined;
  const added = found.length > 0 ? named : undefined;
  const productIds = [...said.productIds, ...(added?.productIds ?? [])];
  return {
    ...plainReply(added ? `${said.text}\n\n${added.text}` : said.text, 'AI', CONFIDENCE.AI, rules.terms),
    productIds,
    ...(productIds.length > 0 ? { understood: rules.understood } : {}),
    ...(said.isInterrupted ? { isInterrupted: true } : {}),
  };
}
