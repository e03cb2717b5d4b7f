import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenCalm } from './calm.ts';

const LOOKS = 3; // a notification may begin to fade while axe looks; it is gone at the next look

/** Expects that axe finds nothing to complain about on the screen as it stands, once nothing fades any more. */
export async function expectAccessible(page: Page): Promise<void> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await whenCalm(page);
    // A page without frames is judged where it is; for others axe opens a page more, to put together what it found in each.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
    found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    if (found.length === 0) return;
  }
  expect(found).toEqual([]);
}
