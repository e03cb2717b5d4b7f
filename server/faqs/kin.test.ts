import { expect, test } from 'vitest';
import { addKin, type KinWord, kinWorth } from './kin.ts';

const kin = new Map<string, KinWord[]>();
for (const word of ['stampe', 'rilegate', 'portafoglio', 'negozio']) addKin(kin, word, 1);

test.each([
  ['stampare', 1],
  ['rilegarmela', 1],
  ['portare', 0],
  ['negoziante', 0],
  ['stai', 0],
])('%s is as near as %f', (word, worth) => {
  expect(kinWorth(kin, word)).toBe(worth);
});
