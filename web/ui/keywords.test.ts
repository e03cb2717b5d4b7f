import { expect, test } from 'vitest';
import { cleanKeywords } from './keywords.ts';

test.each([
  [['Orari', ' orari '], ['orari']],
  [['sped*, Consegna;corriere'], ['sped*', 'consegna', 'corriere']],
  [['', ' , '], []],
])('%j becomes %j', (typed, cleaned) => expect(cleanKeywords(typed)).toEqual(cleaned));
