import { expect, test } from 'vitest';
import { isHomonym, meansOther } from './homonyms.ts';

const words = (text: string) => new Set(text.split(' '));

test.each([
  ['piumino', 'piumino giubbotto uomo', 'piumino oca matrimoniale'],
  ['smalto', 'smalto unghie rosso', 'smalto sintetico ferro legno'],
  ['tenda', 'tenda salotto', 'tenda igloo tre posti'],
  ['diffusore', 'diffusore asciugacapelli', 'diffusore bastoncini ambiente'],
  ['cesto', 'cesto biancheria', 'cesto regalo salumi'],
  ['lampada', 'lampada salotto', 'lampada rettili uvb'],
])('%s: who says %j wants no %j', (name, wanted, told) => {
  expect(isHomonym(name)).toBe(true);
  expect(meansOther(name, words(wanted), words(told))).toBe(true);
});

test.each([
  ['piumino', 'piumino leggero', 'piumino oca matrimoniale'], // nothing says which
  ['smalto', 'smalto unghie', 'smalto rosso'], // nor here
  ['tenda', 'tenda campeggio', 'tenda igloo tre posti'],
  ['cuscino', 'collo bloccato', 'cuscino cervicale memory'],
])('%s: who says %j may want %j', (name, wanted, told) => {
  expect(meansOther(name, words(wanted), words(told))).toBe(false);
});
