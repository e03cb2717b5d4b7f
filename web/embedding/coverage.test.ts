import { expect, test } from 'vitest';
import { coverageSentence } from './coverage.ts';

test.each([
  ['https://negozio.it', ['https://negozio.it', 'https://www.negozio.it'], 'vale anche per www.negozio.it'],
  ['https://*.negozio.it', ['https://*.negozio.it', 'https://negozio.it'], 'vale anche per negozio.it'],
  [
    'http://negozio.it',
    ['http://negozio.it', 'http://www.negozio.it', 'https://negozio.it', 'https://www.negozio.it'],
    'vale anche per http://www.negozio.it, negozio.it e www.negozio.it',
  ],
  ['http://localhost:8080', ['http://localhost:8080'], 'vale solo per questo indirizzo'],
])('%s with %j: %s', (site, origins, sentence) => expect(coverageSentence(site, origins)).toBe(sentence));
