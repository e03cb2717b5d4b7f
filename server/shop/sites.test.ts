import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { checkedSites, frameAncestors } from './sites.ts';

describe('a site that may show the chat', () => {
  it.each([
    ['negozio.it', 'https://negozio.it'],
    [' HTTPS://Negozio.it/ ', 'https://negozio.it'],
    ['https://negozio.it/scarpe/rosse?x=1', 'https://negozio.it'],
    ['*.negozio.it', 'https://*.negozio.it'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['caffè.it', 'https://xn--caff-8oa.it'],
    ['https://caffè.it', 'https://xn--caff-8oa.it'],
  ])('%s is kept as %s', (written, kept) => expect(checkedSites([written])).toEqual([kept]));

  it('is kept once, and blanks not at all', () => {
    expect(checkedSites(['negozio.it', '', 'https://negozio.it', '  '])).toEqual(['https://negozio.it']);
  });

  it.each([
    '*',
    '*.it',
    'https://*',
    'javascript:alert(1)',
    'data:text/html,x',
    "https://a.it; script-src 'unsafe-inline'",
    'https://a.it https://b.it',
    'negozio.it\r\nx: y',
    'ftp://negozio.it',
    'a.*.it',
    "'self'",
    `${'a'.repeat(210)}.it`,
  ])('%s is none', (written) => {
    expect(() => checkedSites([written])).toThrow(UserError);
  });

  it('there are at most twenty', () => {
    const sites = Array.from({ length: 21 }, (_, number) => `negozio${number}.it`);
    expect(checkedSites(sites.slice(1))).toHaveLength(20);
    expect(() => checkedSites(sites)).toThrow(UserError);
  });
});

it('the frame says who may show it', () => {
  expect(frameAncestors([])).toBe('*');
  expect(frameAncestors(['https://negozio.it', 'https://*.negozio.it'])).toBe(
    "'self' https://negozio.it https://*.negozio.it",
  );
});
