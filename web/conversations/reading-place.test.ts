import { expect, it } from 'vitest';
import { afterScroll } from './reading-place.ts';

const scroller = { scrollHeight: 2_000, clientHeight: 500 };

it.each<[string, number, boolean, number, boolean]>([
  ['at the end they follow', 1_500, true, 1_500, true],
  ['near the end they follow', 1_500, true, 1_400, true],
  ['half way of a smooth scroll downwards they still follow', 600, true, 900, true],
  ['where they are while something is added below, they follow', 900, true, 900, true],
  ['who scrolls up does not', 1_500, true, 1_000, false],
  ['who scrolled up and comes down a little does not', 400, false, 700, false],
  ['who comes back to the end does', 400, false, 1_450, true],
])('%s', (_case, top, isFollowing, scrollTop, expected) => {
  const after = afterScroll({ top, isFollowing }, { ...scroller, scrollTop });
  expect(after).toEqual({ top: scrollTop, isFollowing: expected });
});

it('is not left by 200 messages that come faster than the scrolling', () => {
  let place = { top: 0, isFollowing: true };
  for (let message = 1; message <= 200; message++) {
    // Each makes the transcript 80 px longer, and the smooth scroll gets 30 px further in between.
    place = afterScroll(place, { scrollTop: message * 30, scrollHeight: 500 + message * 80, clientHeight: 500 });
  }
  expect(place.isFollowing).toBe(true);
});
