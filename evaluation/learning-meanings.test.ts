import { expect, test } from 'vitest';
import { closeness, Meanings } from '../server/language/meanings/meanings.ts';
import { LearningMeanings } from './learning-meanings.ts';
import { evenly, lessonOf } from './meaning-lessons.ts';

const FORMS = ['furgone', 'consegna', 'taglia', 'misura'];
const [van, delivery, size, measure] = [0, 1, 2, 3];
const RARITIES = [1, 1, 1, 1];
const LESSONS = [
  lessonOf([van], evenly([delivery]), [evenly([size])]),
  lessonOf([measure], evenly([size]), [evenly([delivery])]),
];

function taught(): LearningMeanings {
  const meanings = LearningMeanings.ofLinks(RARITIES, [{ one: size, other: measure, share: 1 }], () => undefined);
  for (let round = 0; round < 30; round++) for (const lesson of LESSONS) meanings.learnFrom(lesson);
  return meanings;
}

test('what is asked comes near to what answered it, and to nothing else', () => {
  const [right = 0, wrong = 0] = taught().closeness([van], [evenly([delivery]), evenly([size])]);
  expect(right).toBeGreaterThan(wrong + 1);
});

test('nothing is learnt where nothing is right, or what is right is already known', () => {
  const meanings = taught();
  const before = meanings.rows(FORMS);
  meanings.learnFrom({ asked: [van], told: [evenly([size])], isRight: () => false });
  meanings.learnFrom({ asked: [van], told: [evenly([size])], isRight: () => true });
  expect(meanings.rows(FORMS)).toEqual(before);
});

test('a copy learns alone, and the same lessons teach the same', () => {
  const meanings = taught();
  const before = meanings.rows(FORMS);
  const copy = meanings.copy();
  for (let round = 0; round < 30; round++) copy.learnFrom(lessonOf([van], evenly([size]), [evenly([delivery])]));
  expect(meanings.rows(FORMS)).toEqual(before);
  expect(copy.rows(FORMS)).not.toEqual(before);
  expect(taught().rows(FORMS)).toEqual(before);
});

test('what is kept for the server is as near as what was learnt', () => {
  const meanings = taught();
  const kept = new Meanings(meanings.rows(FORMS));
  const [learnt = 0] = meanings.closeness([van], [evenly([delivery])]);
  expect(closeness(kept.asked(['furgone']), kept.told([['consegna', 1]]))).toBeCloseTo(learnt, 1);
});
