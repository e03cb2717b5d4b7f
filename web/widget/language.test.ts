import { expect, test } from 'vitest';
import { chosenTag } from './language.ts';

test.each([
  [['de', 'it-IT', 'en'], 'de'],
  [['', 'de-AT', 'de', 'it'], 'de-AT'],
  [['it', 'de-DE'], 'it'],
  [['it-IT', 'en-US'], 'it-IT'],
  [['de_DE', 'it'], 'de-DE'],
  [['EN', 'it'], 'EN'],
  [['nl', 'nl-NL', 'en-US'], 'en-US'],
  [['', 'ja', 'pt-BR'], 'it'],
  [['', 'es-419', 'es'], 'es'],
  [['deu', 'english', 'it-x', 'de"><script>', 'en-12'], 'it'],
  [[], 'it'],
])('of %j it is %s', (tags, chosen) => {
  expect(chosenTag(tags)).toBe(chosen);
  expect(() => new Intl.DateTimeFormat(chosen)).not.toThrow();
});
