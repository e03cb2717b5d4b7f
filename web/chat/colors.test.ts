import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, paletteOf } from './colors.ts';

const WHITE = '#ffffff';
const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe("a company's colours are legible", () => {
  it('whatever they are', () => {
    fc.assert(
      fc.property(color, color, (primary, secondary) => {
        const palette = paletteOf(primary, secondary);
        expect(contrast(palette.brand, palette.onBrand)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.brandText, WHITE)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a dark colour stays, under white', '#1e3a8a', '#1e3a8a', WHITE],
    ['a light colour stays, under dark text', '#fde047', '#fde047', '#0f172a'],
    ['the default blue is darkened a little, under white', '#3B82F6', '#3574dc', WHITE],
  ])('%s', (_case, primary, brand, onBrand) => {
    const palette = paletteOf(primary, '#8B5CF6');
    expect(contrast(palette.brand, brand)).toBeLessThan(1.15);
    expect(palette.onBrand).toBe(onBrand);
  });

  it('the header mixes two colours only where white is legible on both', () => {
    expect(paletteOf('#3B82F6', '#8B5CF6').header).toContain('linear-gradient');
    expect(paletteOf('#3B82F6', '#fde047').header).not.toContain('linear-gradient');
  });
});
