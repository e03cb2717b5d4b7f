// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { slide, slideOf } from './slide.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));

test.each([
  ['nothing moved', 'abc', 'abc', undefined],
  ['only what lies below changed', 'abc', 'acb', undefined],
  ['one comes in above', 'abc', 'dab', { what: 'list', from: -1 }],
  ['two come in above', 'abc', 'dea', { what: 'list', from: -2 }],
  ['one moves up', 'abc', 'cab', { what: 0, from: 2 }],
  ['other rows altogether', 'abc', 'xyz', undefined],
  ['the first rows', '', 'abc', undefined],
  ['the last is gone', 'a', '', undefined],
] as const)('%s: what glides', (_name, before, now, expected) => {
  expect(slideOf(rows(before), rows(now))).toEqual(expected);
});

describe('what glides is marked for the style sheet', () => {
  const list = document.createElement('ul');
  list.append(...[1, 2, 3].map(() => document.createElement('li')));
  const marked = () => [list, ...list.children].map((element) => (element as HTMLElement).dataset.slide);
  const first = slide(list, { what: 0, from: 2 }, 58, undefined);

  test('with the way that it comes', () => {
    expect(marked()).toEqual([undefined, 'odd', undefined, undefined]);
    expect((list.firstElementChild as HTMLElement).style.getPropertyValue('--slide-from')).toBe('116px');
  });

  test('one at a time, the next by another name', () => {
    const second = slide(list, { what: 'list', from: -1 }, 58, first);
    expect(marked()).toEqual(['even', undefined, undefined, undefined]);
    expect(slide(list, undefined, 58, second)).toBeUndefined();
    expect(marked()).toEqual([undefined, undefined, undefined, undefined]);
  });
});
