import { afterEach, expect, test, vi } from 'vitest';
import { takePasswordLinkToken } from './password-link.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/password/k3Y_-9', 'k3Y_-9'],
  ['/password/k3Y%5F9/', 'k3Y_9'],
  ['/password/k3Y%', 'k3Y%'], // mangled on its way: a link that is over, not a page that stays white
  ['/password/', undefined],
  ['/admin', undefined],
])('the address %s has the token %s, which leaves the address bar', (pathname, token) => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('history', { replaceState });
  expect(takePasswordLinkToken()).toBe(token);
  expect(replaceState).toHaveBeenCalledTimes(token === undefined ? 0 : 1);
});
