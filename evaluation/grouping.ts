import { questionKey } from '../server/improvement/question-key.ts';
import { isRequestWord, isStopWord } from '../server/language/message.ts';
import { formOf } from '../server/language/stem.ts';
import { wordsOf } from '../server/language/words.ts';
import type { Case } from './set.ts';

/** Of all pairs of questions: how many were rightly put together, wrongly so, and wrongly left apart. */
interface Pairs {
  right: number;
  wrong: number;
  missed: number;
}

/** How well questions are put together that one FAQ would answer, by us and by TF-IDF cosine at its best threshold: 0–1. */
export interface GroupingScores {
  questions: number;
  precision: number;
  recall: number;
  f1: number;
  /** The same of the plain way. */
  byWords: { f1: number; threshold: number };
}

const THRESHOLDS = Array.from({ length: 19 }, (_, place) => 0.05 * (place + 1));

/** Scores the questions of a set as if no FAQ answered them: those of one FAQ are one group. */
export function scoreGrouping(cases: readonly Case[]): GroupingScores {
  const questions = cases.filter(({ kind }) => kind === 'faq');
  const ours: Pairs = { right: 0, wrong: 0, missed: 0 };
  const byWords = THRESHOLDS.map((): Pairs => ({ right: 0, wrong: 0, missed: 0 }));
  for (const asked of Map.groupBy(questions, ({ shop }) => shop).values()) {
    const keys = asked.map(({ message }) => questionKey(message));
    const vectors = vectorsOf(asked.map(({ message }) => message));
    for (let one = 0; one < asked.length; one++) {
      for (let other = 0; other < one; other++) {
        const isSame = asked[one]?.faqId === asked[other]?.faqId;
        count(ours, isSame, keys[one] === keys[other]);
        const likeness = cosine(vectors[one], vectors[other]);
        for (const [place, threshold] of THRESHOLDS.entries())
          count(byWords[place] as Pairs, isSame, likeness >= threshold);
      }
    }
  }
  const plain = byWords.map((pairs, place) => ({ f1: f1Of(pairs), threshold: THRESHOLDS[place] ?? 0 }));
  return {
    questions: questions.length,
    precision: ours.right / Math.max(1, ours.right + ours.wrong),
    recall: ours.right / Math.max(1, ours.right + ours.missed),
    f1: f1Of(ours),
    byWords: plain.reduce((best, each) => (each.f1 > best.f1 ? each : best)),
  };
}

/** One line to read. */
export function groupingReportOf({ questions, precision, recall, f1, byWords }: GroupingScores): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return `questions put together, ${questions} of them, pairwise F1: ${percent(f1)} (precision ${percent(precision)}, recall ${percent(recall)}); TF-IDF cosine at its best threshold, ${byWords.threshold.toFixed(2)}: ${percent(byWords.f1)}`;
}

function count(pairs: Pairs, isSame: boolean, isTogether: boolean): void {
  if (isTogether) pairs[isSame ? 'right' : 'wrong']++;
  else if (isSame) pairs.missed++;
}

function f1Of({ right, wrong, missed }: Pairs): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);
}

type Vector = ReadonlyMap<string, number>;

/** Texts by the forms of their own words, each by how few of the texts have it; of length 1. */
function vectorsOf(texts: readonly string[]): Vector[] {
  const forms = texts.map((text) => {
    const own = wordsOf(text).filter((word) => !isStopWord(word) && !isRequestWord(word));
    return new Set(own.map((word) => formOf(word.text)));
  });
  const counts = new Map<string, number>();
  for (const each of forms) for (const form of each) counts.set(form, (counts.get(form) ?? 0) + 1);
  return forms.map((each) => {
    const weighed = [...each].map(
      (form) => [form, 1 + Math.log((1 + texts.length) / (1 + (counts.get(form) ?? 0)))] as const,
    );
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([form, weight]) => [form, weight / length]));
  });
}

function cosine(one: Vector = new Map(), other: Vector = new Map()): number {
  let sum = 0;
  for (const [form, weight] of one) sum += weight * (other.get(form) ?? 0);
  return sum;
}
