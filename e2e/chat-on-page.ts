import type { FrameLocator, Locator, Page } from 'playwright-core';

/** The bubble, the chat and its field on a shop's page, as a visitor finds them. */
export const bubbleOf = (page: Page): Locator => page.getByRole('button', { name: /la chat/ });
export const teaserOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Assistente' });
export const chatOf = (page: Page): FrameLocator => page.frameLocator('iframe[title=Chat]');
export const fieldOf = (page: Page): Locator => chatOf(page).getByPlaceholder('Scrivi qui il tuo messaggio...');
export const crossOf = (page: Page): Locator => chatOf(page).getByRole('button', { name: 'Chiudi la chat' });
