import { writeFileSync } from 'node:fs';
import { answerFromRules, answerWithoutModel } from '../server/assistant/answer.ts';
import { beforeOf } from '../server/assistant/dialogue/before.ts';
import { type Candidate, candidatesFor } from '../server/assistant/dialogue/candidates.ts';
import { likelihoodsOf } from '../server/assistant/dialogue/choice.ts';
import { continuedFeatures } from '../server/assistant/dialogue/continued-faq.ts';
import { asksOnlyIf, standsByItself } from '../server/assistant/dialogue/dialogue.ts';
import { goByDialogues, type NamedDialogueWeights } from '../server/assistant/dialogue/dialogue-weights-file.ts';
import { CONTINUED_FEATURES, FEATURES, WAYS, type Way } from '../server/assistant/dialogue/features.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import { readForAnswer } from '../server/assistant/reading.ts';
import { shuffled } from '../server/language/intents/learning.ts';
import type { Turn } from '../server/model/model.ts';
import { knowledgeOf } from './answers.ts';
import type { Dialogue, DialogueTurn } from './dialogues.ts';
import { LearningWeights, namedWeights } from './learning-weights.ts';
import { isAnswer } from './score-dialogues.ts';
import type { Shop } from './set.ts';

/** The ways in which a turn may be read, and which of them answer it rightly. */
interface Example {
  candidates: readonly Candidate[];
  right: readonly boolean[];
}

const ROUNDS = 60;
const DECAY = 0.01;
const NEW_MATTERS = 6; // messages that say all by themselves, where a dialogue stands: they lean on nothing
const FILE = new URL('../server/assistant/dialogue/dialogue-weights.json', import.meta.url);

/**
 * Learns from dialogues how a message is read that stands among others: a logistic regression over the ways that answer
 * rightly, and before it one over the FAQs that are gone on about.
 */
export function learnDialogues(dialogues: readonly Dialogue[]): NamedDialogueWeights {
  const named = { ...emptyWeights(), continued: namedWeights(CONTINUED_FEATURES, learnContinued(dialogues)) };
  goByDialogues(named);
  const examples = shuffled(examplesOf(dialogues));
  const learning = new Map(WAYS.map((way) => [way, new LearningWeights(FEATURES.length, DECAY)]));
  const ways = Object.fromEntries([...learning].map(([way, { values }]) => [way, values])) as Record<Way, number[]>;
  for (let round = 0; round < ROUNDS; round++) for (const example of examples) adjust(example, ways, learning);
  return { ...named, ...Object.fromEntries(WAYS.map((way) => [way, namedWeights(FEATURES, ways[way])])) };
}

function emptyWeights(): NamedDialogueWeights {
  const none = (names: readonly string[]) =>
    namedWeights(
      names,
      names.map(() => 0),
    );
  return {
    ...(Object.fromEntries(WAYS.map((way) => [way, none(FEATURES)])) as Record<Way, Record<string, number>>),
    continued: none(CONTINUED_FEATURES),
  };
}

/** Which FAQ is meant where a turn leans on one that was told. */
function learnContinued(dialogues: readonly Dialogue[]): number[] {
  const learning = new LearningWeights(CONTINUED_FEATURES.length, DECAY);
  const examples = shuffled(dialogues.flatMap((dialogue) => continuedIn(knowledgeFor(dialogue.shop), dialogue.turns)));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, right } of examples) {
      const sums = features.map((values) =>
        values.reduce((sum, value, at) => sum + value * (learning.values[at] ?? 0), 0),
      );
      const most = Math.max(...sums);
      const raised = sums.map((sum) => Math.exp(sum - most));
      const all = raised.reduce((sum, value) => sum + value, 0);
      const slopes = learning.values.map((_, at) =>
        features.reduce(
          (sum, values, place) => sum + ((raised[place] ?? 0) / all - (place === right ? 1 : 0)) * (values[at] ?? 0),
          0,
        ),
      );
      learning.adjust(slopes);
    }
  }
  return learning.values;
}

function continuedIn(knowledge: Knowledge, turns: Dialogue['turns']) {
  const { faqs } = knowledge.faqs;
  const faqOf = (turn: Dialogue['turns'][number] | undefined) =>
    faqs.find(({ faq }) => faq.id === turn?.wanted[0]?.faqIds[0])?.faq;
  return turns.flatMap((turn, place) => {
    const told = faqOf(turns[place - 1]);
    const meant = faqOf(turn);
    if (!told || !meant || !turn.isLeaning) return [];
    const from = turns.slice(0, place).findLastIndex(({ isLeaning }) => !isLeaning);
    const matter = turns.slice(Math.max(0, from), place).map(({ text }) => text);
    const right = faqs.findIndex(({ faq }) => faq.id === meant.id);
    return { features: continuedFeatures(knowledge, turn.text, matter, told), right };
  });
}

const known = new Map<string, Knowledge>();

function knowledgeFor(shop: Dialogue['shop']): Knowledge {
  const knowledge = known.get(shop.key) ?? knowledgeOf(shop);
  known.set(shop.key, knowledge);
  return knowledge;
}

/** Keeps what was learnt for the server. */
export function keepDialogues(weights: NamedDialogueWeights): void {
  writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
  goByDialogues(weights);
}

function adjust(
  { candidates, right }: Example,
  ways: Record<Way, number[]>,
  learning: ReadonlyMap<Way, LearningWeights>,
) {
  const likelihoods = likelihoodsOf(candidates, { ways });
  const allRight = likelihoods.reduce((sum, value, place) => sum + (right[place] ? value : 0), 0);
  for (const [place, { kind, features }] of candidates.entries()) {
    const likelihood = likelihoods[place] ?? 0;
    const wrong = likelihood - (right[place] ? likelihood / allRight : 0);
    learning.get(kind)?.adjust(features.map((value) => wrong * value));
  }
}

/** Each turn after one that was answered rightly: what is learnt from is not what goes wrong after a fault. */
function examplesOf(dialogues: readonly Dialogue[]): Example[] {
  return dialogues.flatMap((dialogue, place) => {
    const { shop, turns, alone } = dialogue;
    const from = (place * NEW_MATTERS) % Math.max(1, alone.length);
    const newMatters = alone.slice(from, from + NEW_MATTERS);
    return [
      ...examplesIn(knowledgeFor(shop), turns, shop),
      ...newMatters.flatMap((each) => lastExample(knowledgeFor(shop), [...turns.slice(0, 2), each], shop)),
    ];
  });
}

function lastExample(knowledge: Knowledge, asked: readonly DialogueTurn[], shop: Shop): Example[] {
  const before = examplesIn(knowledge, asked.slice(0, -1), shop).length;
  return examplesIn(knowledge, asked, shop).slice(before);
}

function examplesIn(knowledge: Knowledge, asked: readonly DialogueTurn[], shop: Shop): Example[] {
  const turns: Turn[] = [];
  const examples: Example[] = [];
  for (const { text, wanted } of asked) {
    const reading = readForAnswer(knowledge, text);
    const alone = answerFromRules(knowledge, text, reading);
    const before = beforeOf(knowledge, turns);
    const candidates = candidatesFor(reading, before, alone);
    const replies = candidates.map(({ rules }) => answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', () => 0));
    const right = replies.map((reply) => wanted.some((each) => isAnswer(knowledge, shop, each, reply)));
    const isOpen = before.matter.length > 0 && (!standsByItself(alone) || asksOnlyIf(alone, text));
    if (isOpen && right.includes(true) && right.includes(false)) examples.push({ candidates, right });
    const reply = replies[Math.max(0, right.indexOf(true))];
    if (!reply) continue;
    const products = reply.productIds.flatMap((id) => knowledge.catalogue.byId.get(id) ?? []);
    turns.push({ sender: 'USER', text, products: [] }, { sender: 'BOT', text: reply.text, products });
  }
  return examples;
}
