import { describe, expect, test } from 'vitest';
import { areSame, type Draft, draftOf, merged, settingsOf } from './widget-draft.ts';

const shop = 'https://negozio.it';
const anna = 'https://anna.it';
const bruno = 'https://bruno.it';

function draft(sites: readonly string[], teaser = 'Posso aiutarti?', isTeaserOn = true): Draft {
  return { sites: sites.join('\n'), teaser, isTeaserOn };
}

test('a draft saves what was read, and no line that is blank', () => {
  const read = { allowedSites: [shop, anna], teaser: 'Ciao!', isTeaserOn: false };
  expect(settingsOf(draftOf(read))).toEqual(read);
  expect(settingsOf(draft([` ${shop} `, '', anna, ' '])).allowedSites).toEqual([shop, anna]);
  expect(settingsOf(draft([''])).allowedSites).toEqual([]);
  expect(settingsOf(draft([`${shop}, ${anna};${bruno}`])).allowedSites).toEqual([shop, anna, bruno]);
});

test('a draft is the same while nothing in it is another', () => {
  expect(areSame(draft([shop]), draft([shop]))).toBe(true);
  expect(areSame(draft([shop]), draft([shop, anna]))).toBe(false);
  expect(areSame(draft([shop]), draft([shop], 'Ciao!'))).toBe(false);
  expect(areSame(draft([shop]), draft([shop], 'Posso aiutarti?', false))).toBe(false);
});

describe('after somebody else saved', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
    ['what each added stays', [shop], [shop, bruno], [shop, anna], [shop, anna, bruno]],
    ['the first of each stay', [], [bruno], [anna], [anna, bruno]],
    ['what both added stands once', [shop], [shop, anna, bruno], [shop, anna], [shop, anna, bruno]],
    ['what I took away is gone', [shop, bruno], [shop], [shop, bruno, anna], [shop, anna]],
    ['what they took away is gone', [shop, anna], [shop, anna, bruno], [shop], [shop, bruno]],
    ['blank lines are none', [shop], ['', shop, ' ', bruno], [shop, anna], [shop, anna, bruno]],
    ['sites that I left alone are theirs', [shop], [shop], [anna, shop], [anna, shop]],
    ['any site, where I asked for it', [shop, anna], [], [shop], []],
    ['any site, where they asked for it', [shop, anna], [shop], [], []],
    ['never any site where nobody asked for it', [anna, bruno], [bruno], [anna], [bruno]],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(draft(base), draft(mine), draft(theirs))).toEqual(draft(expected));
  });

  test('what each changed of the invitation stays; where both changed its text, mine', () => {
    const base = draft([shop], 'Ciao!');
    expect(merged(base, draft([shop], 'Serve aiuto?'), draft([anna], 'Ciao!', false))).toEqual(
      draft([anna], 'Serve aiuto?', false),
    );
    expect(merged(base, draft([shop], 'Serve aiuto?'), draft([shop], 'Salve!'))).toEqual(draft([shop], 'Serve aiuto?'));
  });
});
