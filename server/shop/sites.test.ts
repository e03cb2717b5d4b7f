import { describe, expect, it, test } from 'vitest';
import { UserError } from '../errors.ts';
import { blockedOrigin, checkedSites, coveredBy, frameAncestors, readableOrigin } from './sites.ts';

describe('a site that may show the chat', () => {
  it.each([
    ['negozio.it', 'https://negozio.it'],
    [' HTTPS://Negozio.it/ ', 'https://negozio.it'],
    ['https://negozio.it/scarpe/rosse?x=1', 'https://negozio.it'],
    ['*.negozio.it', 'https://*.negozio.it'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['caffè.it', 'https://xn--caff-8oa.it'],
    ['https://caffè.it', 'https://xn--caff-8oa.it'],
    ['*.Caffè.it', 'https://*.xn--caff-8oa.it'],
    ['www.negozio.it', 'https://www.negozio.it'],
    ['negozio.it/', 'https://negozio.it'],
    ['negozio.it.', 'https://negozio.it'],
    ['negozio.it/Scarpe?x=1#y', 'https://negozio.it'],
    ['negozio.it?x=1', 'https://negozio.it'],
    ['//negozio.it/x', 'https://negozio.it'],
    ['https://*.negozio.it/', 'https://*.negozio.it'],
    ['negozio.it:443', 'https://negozio.it'],
    ['negozio.it:8443', 'https://negozio.it:8443'],
    ['http://negozio.it:80', 'http://negozio.it'],
    ['*.negozio.it:8443', 'https://*.negozio.it:8443'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://intranet', 'http://intranet'],
    ['192.168.1.10:8080', 'https://192.168.1.10:8080'],
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
    'negozio',
    'negozio,it',
    'negozio.it\nx',
    'negozio.it x',
    'negozio.it:99999',
    'negozio.it:porta',
    'info@negozio.it',
    'mailto:info@negozio.it',
    'https://https://negozio.it',
    'https:negozio.it;x',
    'negozio..it',
    '[::1]:3000',
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

describe('a site covers', () => {
  test.each([
    ['https://negozio.it', ['https://negozio.it', 'https://www.negozio.it']],
    ['https://www.negozio.it', ['https://www.negozio.it', 'https://negozio.it']],
    ['https://shop.negozio.it:8443', ['https://shop.negozio.it:8443', 'https://www.shop.negozio.it:8443']],
    ['https://*.negozio.it', ['https://*.negozio.it', 'https://negozio.it']],
    [
      'http://negozio.it',
      ['http://negozio.it', 'http://www.negozio.it', 'https://negozio.it', 'https://www.negozio.it'],
    ],
    ['http://localhost:8080', ['http://localhost:8080']],
    ['https://192.168.1.10', ['https://192.168.1.10']],
  ])('%s', (site, origins) => expect(coveredBy(site)).toEqual(origins));
});

test('the frame says who may show it', () => {
  expect(frameAncestors([])).toBe('*');
  expect(frameAncestors(['https://negozio.it', 'https://*.negozio.it'])).toBe(
    "'self' https://negozio.it https://www.negozio.it https://*.negozio.it",
  );
});

describe('of a shop’s own site', () => {
  test.each([
    ['https://negozio.it/', [], null],
    ['', ['https://altro.it'], null],
    ['https://www.negozio.it/shop', ['https://negozio.it'], null],
    ['https://negozio.it/', ['https://www.negozio.it'], null],
    ['https://negozio.it/', ['https://*.negozio.it'], null],
    ['https://a.b.negozio.it/', ['https://*.negozio.it'], null],
    ['https://negozio.it/', ['http://negozio.it'], null],
    ['https://negozio.it:443/', ['https://negozio.it'], null],
    ['https://negozio.it/', ['https://altro.it'], 'https://negozio.it'],
    ['http://negozio.it/', ['https://negozio.it'], 'http://negozio.it'],
    ['https://shop.negozio.it/', ['https://negozio.it'], 'https://shop.negozio.it'],
    ['https://finto-negozio.it/', ['https://*.negozio.it'], 'https://finto-negozio.it'],
    ['https://negozio.it:8443/', ['https://negozio.it'], 'https://negozio.it:8443'],
    ['https://caffè.it/', ['https://altro.it'], 'https://xn--caff-8oa.it'],
  ])('%s with %j: %s', (website, sites, origin) => expect(blockedOrigin(website, sites)).toBe(origin));

  test('what is not allowed is allowed as it is told', () => {
    const origin = blockedOrigin('https://negozio.it:8443/x', ['https://altro.it']);
    expect(blockedOrigin('https://negozio.it:8443/x', checkedSites(['altro.it', `${origin}`]))).toBeNull();
  });
});

test.each([
  'https://caffè.it',
  'https://*.müller.de:8443',
  'http://localhost:8080',
  'https://negozio.it',
  'https://192.168.1.10',
])('%s is read as it was written', (site) => {
  expect(checkedSites([site]).map(readableOrigin)).toEqual([site]);
});
