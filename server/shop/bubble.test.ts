import { describe, expect, it } from 'vitest';
import { bubbleSvg, colorOf } from './bubble.ts';
import { bubbleColors, contrast } from './palette.ts';

const COLORS = ['#3B82F6', '#8B5CF6', '#ffffff', '#000000', '#fde047', '#ff0000', '#00ff00', '#808080', '#f97316'];
const pairs = COLORS.flatMap((one) => COLORS.map((other) => [one, other] as const));

describe('the bubble', () => {
  it.each(pairs)('of %s and %s is legible, and under a kilobyte', (primary, secondary) => {
    const { from, to, line } = bubbleColors(primary, secondary);
    for (const surface of [from, to]) expect(contrast(surface, line)).toBeGreaterThanOrEqual(4.5);
    expect(bubbleSvg(primary, secondary, true).length).toBeLessThanOrEqual(1_000);
  });

  it('says by its size that there is a teaser', () => {
    expect(bubbleSvg('#3B82F6', '#8B5CF6', false)).toContain('height="60"');
    expect(bubbleSvg('#3B82F6', '#8B5CF6', true)).toContain('height="64"');
  });

  it.each([
    ['3b82f6', '#3b82f6'],
    ['#3B82F6', '#3B82F6'],
    ['red', undefined],
    ['"/><script>', undefined],
    [null, undefined],
  ])('takes a colour from an address: %s', (given, color) => expect(colorOf(given)).toBe(color));
});
