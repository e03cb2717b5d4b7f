import type { Knowledge } from '../server/assistant/knowledge.ts';
import { likelihoodsOf } from '../server/faqs/choice.ts';
import type { ChoiceWeights } from '../server/faqs/choice-weights-file.ts';
import type { MeaningRows } from '../server/language/meanings/meanings.ts';
import { goByMeanings, writeMeanings } from '../server/language/meanings/meanings-file.ts';
import { openEmporium } from '../server/test/cases/emporium.ts';
import { knowledgeOf } from './answers.ts';
import { worldVectors } from './english/world.ts';
import { cardExamples, learnCards } from './learn-cards.ts';
import { type ChoiceExample, choiceExamples, examplesOfTests, keepChoice, learnChoice } from './learn-choice.ts';
import { declineExamples, declineExamplesOfTests, learnDeclining } from './learn-declining.ts';
import { LearningMeanings } from './learning-meanings.ts';
import { dropped, Forms, goodsLessons, type Lessons, linksIn, sentenceLessons } from './meaning-lessons.ts';
import { productLessons, type Teacher, teacherOf, type WishExample, wishLessons, wishOf } from './meaning-messages.ts';
import { Random } from './random.ts';
import type { Case, EvaluationSet, Shop } from './set.ts';

const SENTENCE_ROUNDS = 4;
const GOODS_ROUNDS = 10;
const PRODUCT_ROUNDS = 6;
const MESSAGE_ROUNDS = 16;
const LEAST = 1e-300; // a likelihood that still has a logarithm
const NO_MEANINGS = { forms: [], dimensions: 0, asked: new Int8Array(0), told: new Int8Array(0) };
const PARTS = 4; // of the shops, each learnt from by what the others taught
const KNOWN_BEFORE = 0.7; // of what the other features tell: what words mean learns the rest

/** A shop with its messages, read to be learnt from. */
interface Lecture {
  shop: Shop;
  cases: readonly Case[];
  teacher: Teacher;
  choices: readonly ChoiceExample[];
  wishes: readonly WishExample[];
}

/**
 * Learns from shops and their messages what words mean, which FAQ is meant, which cards are shown and what is declined,
 * and keeps it for the server. What a message says of the meaning of its own words must not count as known when the
 * choices are learnt: for each part of the shops they are learnt by what the other parts taught.
 */
export function learn({ shops, cases }: EvaluationSet): void {
  goByMeanings(NO_MEANINGS);
  const forms = new Forms();
  const lectures = shops.map((shop) => read(shop, cases, forms));
  const tests = examplesOfTests(teacherOf('tests', openEmporium(), forms), forms);
  const before = learnChoice(
    lectures.flatMap(({ choices }) => choices),
    tests,
  );
  const general = generalMeanings(lectures, forms);
  const taught = (by: readonly Lecture[]) => taughtBy(general.copy(), by, tests, before).rows(forms.all);
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    lectures: lectures.filter((_, place) => place % PARTS === part),
    meanings: taught(lectures.filter((_, place) => place % PARTS !== part)),
  }));
  const emporium = openEmporium();
  const all = taught(lectures);
  const examples = inParts(parts, all, ({ shop, cases: own }, knowledge) => ({
    choices: choiceExamples(teacherOf(shop.key, knowledge, forms), own, forms),
    cards: cardExamples(knowledge, own),
  }));
  const plain = examplesOfTests(teacherOf('tests', emporium, forms), forms);
  keepChoice(
    learnChoice(
      examples.flatMap(({ choices }) => choices),
      plain,
    ),
  );
  learnCards(examples.flatMap(({ cards }) => cards));
  const declining = inParts(parts, all, ({ cases: own }, knowledge) => declineExamples(knowledge, own));
  learnDeclining(declining.flat(), declineExamplesOfTests(emporium));
  writeMeanings(all);
}

interface Part {
  lectures: readonly Lecture[];
  /** What the other parts taught. */
  meanings: MeaningRows;
}

/** Reads each shop as one that has taught nothing; goes by all that was taught afterwards. */
function inParts<Read>(
  parts: readonly Part[],
  all: MeaningRows,
  read: (lecture: Lecture, knowledge: Knowledge) => Read,
): Read[] {
  const found = parts.flatMap(({ lectures, meanings }) => {
    goByMeanings(meanings);
    return lectures.map((lecture) => read(lecture, knowledgeOf(lecture.shop)));
  });
  goByMeanings(all);
  return found;
}

function casesOf({ key }: Shop, all: readonly Case[]): Case[] {
  return all.filter(({ shop }) => shop === key);
}

function read(shop: Shop, all: readonly Case[], forms: Forms): Lecture {
  const teacher = teacherOf(shop.key, knowledgeOf(shop), forms);
  const cases = casesOf(shop, all);
  const wishes = cases.filter(({ productIds }) => productIds !== undefined).map((each) => wishOf(teacher, each, forms));
  return { shop, cases, teacher, choices: choiceExamples(teacher, cases, forms), wishes };
}

/** By the lists, the examples of what is asked, and what the shops say of their products. */
function generalMeanings(lectures: readonly Lecture[], forms: Forms): LearningMeanings {
  const lessons: [number, Lessons][] = [
    [SENTENCE_ROUNDS, sentenceLessons(forms)],
    [GOODS_ROUNDS, goodsLessons(forms)],
    [PRODUCT_ROUNDS, productLessons(lectures.map(({ teacher }) => teacher))],
  ];
  const links = linksIn(forms);
  const world = worldVectors(LearningMeanings.WORLD);
  for (const form of world.keys()) forms.placeOf(form);
  const known = forms.all.map((form) => world.get(form));
  const meanings = LearningMeanings.ofLinks(forms.rarities, links, (word) => known[word]);
  const random = new Random(2);
  for (let round = 0; round < Math.max(...lessons.map(([rounds]) => rounds)); round++) {
    const drawn = lessons.flatMap(([rounds, draw]) => (round < rounds ? draw(random) : []));
    for (const lesson of random.shuffled(drawn)) meanings.learnFrom(lesson);
  }
  return meanings;
}

/** Further, by the messages of some shops. */
function taughtBy(
  meanings: LearningMeanings,
  lectures: readonly Lecture[],
  tests: readonly ChoiceExample[],
  weights: ChoiceWeights,
): LearningMeanings {
  const known = [...lectures.flatMap((each) => each.choices), ...tests].map((example) => ({
    example,
    before: likelihoodsOf(example.features, weights).map((value) => KNOWN_BEFORE * Math.log(Math.max(value, LEAST))),
  }));
  const wishes = wishLessons(lectures.flatMap((each) => each.wishes));
  const random = new Random(5);
  for (let round = 0; round < MESSAGE_ROUNDS; round++) {
    const questions = known.map(({ example: { asked, teacher, right }, before }) => ({
      asked: dropped(asked, random),
      told: teacher.faqs,
      isRight: (place: number) => place === right,
      before,
    }));
    for (const lesson of random.shuffled([...questions, ...wishes(random)])) meanings.learnFrom(lesson);
  }
  return meanings;
}
