import { type ForeignLanguage, languageSpoken, namesIn } from '../../language/foreign.ts';
import type { Turn } from '../../model/model.ts';
import { answerAboutPage } from '../about-product.ts';
import { answerAboutFound } from '../about-variants.ts';
import { answerFromRules, decided, type RulesAnswer } from '../answer.ts';
import { isIdle } from '../idle.ts';
import type { Knowledge } from '../knowledge.ts';
import { inOtherLanguage, saidBy } from '../other-language.ts';
import { type Reading, readForAnswer } from '../reading.ts';
import type { FallbackReason } from '../reply.ts';
import { answerSeveral } from '../several-questions.ts';
import { answerAboutCards } from './about-cards.ts';
import { asksPrices } from './asks-prices.ts';
import { beforeOf } from './before.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { likeliest } from './choice.ts';
import { readDialogueWeights } from './dialogue-weights-file.ts';
import { withDoubtsLeft, withFactsTold } from './doubts.ts';
import { plainOf } from './plain.ts';

/** A message with what it stands in. */
export interface Question {
  text: string;
  /** What was said before, oldest first. */
  turns: readonly Turn[];
  /** The product whose page the visitor is on, where the page says so. */
  pageProductCode?: string | null | undefined;
}

/**
 * What the rules say to a message with what it stands in: help for who is in danger first, then several questions that it
 * holds, the product of the page,
 * the cards just shown, the wish as it is refined, the FAQ that is gone on about, or what the message says by itself.
 * @param hasModel doubt is left to it: of what leans on what was said only facts of ours are told
 */
export function answerByRules(knowledge: Knowledge, question: Question, hasModel: boolean): RulesAnswer {
  const reading = readForAnswer(knowledge, question.text);
  const answer = answerReading(reading, question, hasModel);
  const weighed = hasModel ? withFactsTold(withDoubtsLeft(reading, question.turns, answer)) : answer;
  const language = languageSpoken(question.text, saidBy('USER', question.turns));
  if (!language) return weighed;
  const found = (findsNothing(weighed) && findByNames(knowledge, question.text, language)) || weighed;
  return inOtherLanguage(found, language, hasModel);
}

function findsNothing({ reply, unsure, suggested, fact }: RulesAnswer): boolean {
  return !reply && !unsure && !fact && suggested.length === 0;
}

/** The names in a message in another language lead to what they name, but what is not found is no name of goods. */
function findByNames(knowledge: Knowledge, text: string, language: ForeignLanguage): RulesAnswer | undefined {
  const names = namesIn(text, language);
  const answer = names === '' ? undefined : answerFromRules(knowledge, names);
  const isFound = answer && (answer.reply?.source === 'FAQ' || (!answer.reply && !findsNothing(answer)));
  return isFound && !answer.missing ? answer : undefined;
}

function answerReading(reading: Reading, question: Question, hasModel: boolean): RulesAnswer {
  const { knowledge } = reading;
  const { text, turns, pageProductCode = null } = question;
  const alone = answerFromRules(knowledge, text, reading);
  if ((standsByItself(alone) && !asksOnlyIf(alone, text)) || isBesideTheMatter(reading, alone)) return alone;
  const several = answerSeveral(knowledge, text, alone);
  if (several) return several;
  const ofPage = answerAboutPage(knowledge, text, pageProductCode);
  if (ofPage) return decided(ofPage);
  const before = beforeOf(knowledge, turns);
  if (before.matter.length === 0) return alone;
  const ofVariants = answerAboutFound(reading.message, before.cards);
  if (ofVariants) return decided(ofVariants); // 'e la M?', 'di che colori c'è?'
  const priced =
    before.cards.length > 0 && asksPrices(plainOf(text)) ? answerAboutCards(knowledge, text, before) : undefined;
  if (priced?.isFact) return decided(priced.reply); // nothing else can be meant
  const chosen = likeliest(candidatesFor(reading, before, alone), readDialogueWeights());
  if (!chosen || chosen.kind === 'ALONE' || isTheSame(chosen, alone)) return alone;
  return hasModel && !chosen.isFact ? leftToModel(knowledge, chosen) : chosen.rules;
}

/** Help for who is in danger, a chatbot that is switched off, small talk, who wants a person, and 'consigli' alone. */
export function standsByItself({ reply }: RulesAnswer): boolean {
  return reply?.fallbackReason !== undefined && BY_THEMSELVES.has(reply.fallbackReason);
}

/** 'E se poi lo voglio comprare?' asks what then, and for no advice. */
export function asksOnlyIf({ reply }: RulesAnswer, text: string): boolean {
  return reply?.fallbackReason === 'ASKED_BACK' && SUPPOSING.test(plainOf(text));
}

const SUPPOSING = /^(?:(?:e|ma|ok|pero) )*se /;

const BY_THEMSELVES: ReadonlySet<FallbackReason> = new Set([
  'DANGER',
  'SWITCHED_OFF',
  'SMALL_TALK',
  'PERSON_ASKED',
  'ORDER_ASKED',
  'ASKED_BACK',
]);

/** The weather, a jest: whatever was spoken of, it leans on nothing. */
function isBesideTheMatter({ message }: Reading, { reply, suggested }: RulesAnswer): boolean {
  return reply === undefined && suggested.length === 0 && isIdle(message);
}

/** The FAQ that is gone on about is the one that the message finds by itself: nothing is in doubt. */
function isTheSame({ kind, rules }: Candidate, { reply }: RulesAnswer): boolean {
  return kind === 'CONTINUED' && reply?.source === 'FAQ' && reply.faqId === rules.reply?.faqId;
}

/** No rule answers: the model does, and is told of what would have been shown. */
function leftToModel({ catalogue }: Knowledge, { rules }: Candidate): RulesAnswer {
  const shown = (rules.reply?.productIds ?? []).flatMap((id) => catalogue.byId.get(id) ?? []);
  const suggested = rules.suggested.length > 0 ? rules.suggested : shown;
  return { ...rules, reply: undefined, unsure: rules.reply, suggested };
}
