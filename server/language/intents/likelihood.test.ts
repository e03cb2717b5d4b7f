import { expect, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { exampleSentences } from './examples/examples.ts';
import { learn } from './learning.ts';
import { fromBytes, toBytes } from './learnt-bytes.ts';
import { readLearnt } from './learnt-file.ts';
import { Likelihood } from './likelihood.ts';
import { INTENT_NAMES, likelihoods, readIntents, SUBJECTS } from './read.ts';

const sentences = exampleSentences();
const known = sentences.map(({ subject, sentence }) => {
  const words = wordsOf(sentence);
  return { subject, words, cues: readIntents(words) };
});

function likeliest(shares: Float32Array, among = SUBJECTS.length): string | undefined {
  return SUBJECTS[
    shares.subarray(0, among).reduce((best, each, place) => (each > (shares[best] ?? 0) ? place : best), 0)
  ];
}

test('every subject has examples, and every example a subject', () => {
  const named = new Set(sentences.map(({ subject }) => subject));
  expect([...named].filter((name) => !SUBJECTS.includes(name))).toEqual([]);
  expect(SUBJECTS.filter((name) => !named.has(name))).toEqual([]);
});

test('what the server reads is what is learnt from the examples', () => {
  expect(readLearnt()).toEqual(learn(SUBJECTS, known));
});

test('what was learnt is read as it was kept', () => {
  const learnt = learn(SUBJECTS, known.slice(0, 7));
  expect(fromBytes(toBytes({ mark: 'of seven', learnt }))).toEqual({ mark: 'of seven', learnt });
});

test.each([
  ['alle nove di sera sono sempre a casa, di giorno no', 'DELIVERY_TIME'],
  ['lo compra la mia ditta', 'INVOICE'],
  ['mi fate due fotocopie?', 'PRINTING'],
  ['il manico mi è rimasto in mano', 'DEFECT'],
  ['una meta per agosto con i bambini?', 'TRAVEL'],
])('"%s" asks most likely %s', (text, subject) => {
  expect(likeliest(likelihoods(wordsOf(text)))).toBe(subject);
});

test('what was learnt from four fifths tells most of the others', () => {
  const learnt = learn(
    SUBJECTS,
    known.filter((_, index) => index % 5 !== 0),
  );
  const likelihood = new Likelihood(SUBJECTS.length, learnt);
  const others = known.filter(({ subject }, index) => index % 5 === 0 && INTENT_NAMES.includes(subject));
  const right = others.filter(
    ({ words, cues, subject }) => likeliest(likelihood.of(words, cues), INTENT_NAMES.length) === subject,
  );
  expect(right.length / others.length).toBeGreaterThan(0.55);
});
