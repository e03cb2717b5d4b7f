import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that axe finds nothing to complain about on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in has, for a moment, a contrast that nobody reads it with.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
