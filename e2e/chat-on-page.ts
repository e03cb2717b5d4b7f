import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The bubble, the chat and its field on a shop's page, as a visitor finds them. */
export const bubbleOf = (page: Page): Locator => page.getByRole('button', { name: /la chat/ });
export const teaserOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Assistente' });
export const chatOf = (page: Page): FrameLocator => page.frameLocator('iframe[title=Chat]');
export const fieldOf = (page: Page): Locator => chatOf(page).getByPlaceholder('Scrivi qui il tuo messaggio...');
export const crossOf = (page: Page): Locator => chatOf(page).getByRole('button', { name: 'Chiudi la chat' });

/**
 * Until 'back' is the open chat's: the page tells it so a moment after its field is there, and after a chat that was just
 * closed gave its own entry back.
 */
export async function heldBack(page: Page): Promise<void> {
  const isHeld = async () => {
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const states = await Promise.all(frames.map((frame) => frame.evaluate(() => history.state?.tuoShop === true)));
    return states.includes(true);
  };
  await expect.poll(isHeld).toBe(true);
}
