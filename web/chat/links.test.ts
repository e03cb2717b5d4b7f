import { describe, expect, it } from 'vitest';
import { safeHref, splitLinks, withPricesWhole } from './links.ts';

const hrefsIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

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
    expect(hrefsIn(text)).toEqual(expected);
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['**https://negozio.example/offerte**', 'https://negozio.example/offerte'],
    ['“https://negozio.example/resi”', 'https://negozio.example/resi'],
    ['„https://negozio.example/resi“', 'https://negozio.example/resi'],
    ['«https://negozio.example/resi»', 'https://negozio.example/resi'],
    ['‘https://negozio.example/resi’', 'https://negozio.example/resi'],
    ['~~https://negozio.example/resi~~', 'https://negozio.example/resi'],
    ['_https://negozio.example/resi_', 'https://negozio.example/resi'],
    ['*(https://negozio.example/resi)*.', 'https://negozio.example/resi'],
    ['`https://negozio.example/resi`', 'https://negozio.example/resi'],
    ['| https://negozio.example/resi|', 'https://negozio.example/resi'],
    ['https://negozio.example/?q=scarpe_', 'https://negozio.example/?q=scarpe_'],
  ])('without the marks around them: %s', (text, href) => expect(hrefsIn(text)).toEqual([href]));

  it.each([
    ['vai su www.negozio.example/resi o', ['https://www.negozio.example/resi']],
    ['(www.negozio.example)', ['https://www.negozio.example']],
    ['WWW.Negozio.example!', ['https://WWW.Negozio.example']],
    ['www.caffè.it.', ['https://www.caffè.it']],
    ['anche www. e www.it', []],
    ['xwww.negozio.example', []],
    ['https://www.negozio.example', ['https://www.negozio.example']],
  ])('that begin with www: %s', (text, hrefs) => expect(hrefsIn(text)).toEqual(hrefs));

  it.each([
    ['Scrivici a info@negozio.example, grazie', ['mailto:info@negozio.example']],
    ['<ordini+resi@mail.negozio.example>', ['mailto:ordini+resi@mail.negozio.example']],
    ['**caffè.rosso@negozio.example**.', ['mailto:caffè.rosso@negozio.example']],
    ['_info@negozio.example_', ['mailto:info@negozio.example']],
    ['info@negozio.example.', ['mailto:info@negozio.example']],
    ['info@negozio.example.Il reso è gratuito', ['mailto:info@negozio.example']],
    ['www.negozio.example.La spedizione', ['https://www.negozio.example']],
    [
      'www.Negozio.Example e https://negozio.example/Foto.Jpg',
      ['https://www.Negozio.Example', 'https://negozio.example/Foto.Jpg'],
    ],
    ['mailto:info@negozio.example?subject=x', ['mailto:info@negozio.example']],
    ['info@negozio e @negozio', []],
    ['https://negozio.example/a@b.it', ['https://negozio.example/a@b.it']],
  ])('of e-mail: %s', (text, hrefs) => expect(hrefsIn(text)).toEqual(hrefs));

  it('all kinds in one sentence', () => {
    const text = 'Scrivici a info@negozio.example, vai su www.negozio.example/resi o chiama lo 051 555 0100.';
    expect(splitLinks(text).map((part) => part.text)).toEqual([
      'Scrivici a ',
      'info@negozio.example',
      ', vai su ',
      'www.negozio.example/resi',
      ' o chiama lo ',
      '051 555 0100',
      '.',
    ]);
    expect(hrefsIn(text)).toEqual([
      'mailto:info@negozio.example',
      'https://www.negozio.example/resi',
      'tel:+390515550100',
    ]);
  });

  it('quickly, whatever the text', () => {
    for (const piece of ['1', '1 ', '0.', 'a', 'a.', 'a@', '@', 'www.', '(', '+', '*', '333 ', 'https://'])
      expect(splitLinks(piece.repeat(4_000)).length).toBeGreaterThan(0);
  }, 5_000);
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
