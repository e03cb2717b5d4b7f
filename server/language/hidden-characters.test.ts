import { describe, expect, test } from 'vitest';
import { hasHiddenCharacters } from './hidden-characters.ts';

describe('hidden characters', () => {
  const plain = ['', 'Casa Serena', 'Perché no? L’ottica & Co. – n° 1', '日本', 'Caffè ☕'];
  test.each(plain)('there are none in «%s»', (text) => expect(hasHiddenCharacters(text)).toBe(false));

  const hiding = [
    'a\0b',
    'a\tb',
    'Demo\u200bShop',
    'Demo\u202epohS',
    '\u2066x\u2069',
    '\ufeffx',
    '\u00adx',
    '\ud800',
    'x\u3164',
  ];
  test.each(hiding)('there are some in %j', (text) => expect(hasHiddenCharacters(text)).toBe(true));
});
