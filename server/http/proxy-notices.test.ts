import { expect, test } from 'vitest';
import { ProxyNotices } from './proxy-notices.ts';

const OWN = 'http://chat.example.it';

test.each([
  ['nothing', 0, {}, []],
  ['an address behind a proxy that nobody told of', 0, { 'x-forwarded-for': '192.0.2.7' }, ['ADDRESSES_SHARED']],
  ['an address behind a proxy that is known', 1, { 'x-forwarded-for': '192.0.2.7' }, []],
  ['its own page', 0, { origin: OWN }, []],
  ['its own page over TLS', 0, { origin: 'https://chat.example.it' }, ['SCHEME_UNKNOWN']],
  ['another site', 0, { origin: 'https://evil.example' }, []],
  ['no site', 0, { origin: 'null' }, []],
  ['both', 0, { origin: 'https://chat.example.it', 'x-forwarded-for': 'x' }, ['ADDRESSES_SHARED', 'SCHEME_UNKNOWN']],
])('%s, with %i proxies', (_what, trustedProxies, headers, expected) => {
  const lines: unknown[] = [];
  const notices = new ProxyNotices({ trustedProxies }, { warn: (...line: unknown[]) => void lines.push(line) });
  for (let time = 0; time < 3; time++) notices.look({ headers }, OWN);
  expect(notices.all).toEqual(expected);
  expect(lines).toHaveLength(expected.length); // once, however many requests
});
