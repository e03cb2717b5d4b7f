import { describe, expect, it } from 'vitest';
import { safeHref, splitLinks, withPricesWhole } from './links.ts';

describe('addresses in a text become links', () => {
  it.each([
    ['no address', 'ciao', []],
    ['at the end of a sentence', 'Vedi https://a.it/x.', ['https://a.it/x']],
    ['in brackets', '(https://a.it/x)', ['https://a.it/x']],
    ['with brackets of its own', 'https://a.it/Roma_(città)', ['https://a.it/Roma_(città)']],
    ['with a query', 'https://a.it/?a=1&b=2, poi', ['https://a.it/?a=1&b=2']],
    ['two', 'http://a.it e https://b.it!', ['http://a.it', 'https://b.it']],
    ['in capitals', 'HTTPS://A.IT', ['HTTPS://A.IT']],
    ['not other schemes', 'javascript:alert(1) ftp://a.it data:text/html,x', []],
    ['not broken ones', 'https:// e https://[', []],
    ['not markup', '<a href="https://a.it">x</a>', ['https://a.it']],
  ])('%s', (_case, text, expected) => {
    const parts = splitLinks(text);
    expect(parts.flatMap((part) => part.href ?? [])).toEqual(expected);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

it('a price is never parted from its sign', () => {
  expect(withPricesWhole('Vaso – 9 €, € 12, 3 per 5 euro')).toBe('Vaso – 9\u00a0€, € 12, 3 per 5 euro');
});

describe('an address that may be opened', () => {
  it.each([
    ['https://a.it', true],
    ['http://a.it', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['//a.it', false],
    ['', false],
  ])('%j', (address, isSafe) => {
    expect(safeHref(address) !== undefined).toBe(isSafe);
  });
});
