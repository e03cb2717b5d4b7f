import type { Page } from 'playwright-core';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import type { Person } from './browser.ts';
import { bubbleOf, chatOf, fieldOf } from './chat-on-page.ts';
import { openOtherSite } from './other-site.ts';
import type { Take } from './screens-states.ts';

const STYLE = `<style nonce="page">
  body{margin:0;font:17px/1.6 system-ui,sans-serif} main{max-width:60rem;margin:auto;padding:2rem 1rem;min-height:1600px}
  .dark{background:#0b0f19;color:#e5e7eb}
</style>`;
const SHOP = '<p>Zaini, cuffie e tazze, fatti bene.</p><p>Spedizione in tutta Italia.</p>';
const PAGES = {
  '/': STYLE + SHOP,
  '/scura': `${STYLE}<script nonce="page">document.body.classList.add('dark')</script>${SHOP}`,
};
const SETTINGS = 'query ($id: ID!) { widgetSettings(companyId: $id) { version } }';
const SAVE = `mutation ($id: ID!, $input: WidgetSettingsInput!) {
  saveWidgetSettings(companyId: $id, input: $input) { version }
}`;
const SIGN_IN = `mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }`;

/** What a shop's own page shows: bubble, teaser, the chat, upright, turned, in large text and on a dark page. */
export async function embedScreens(app: App, { page }: Person, take: Take): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const site = await openOtherSite(app.url, line, PAGES);
  const visit = async (path: string) => {
    await page.goto(site.url + path);
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
  };
  try {
    for (const [path, name] of [
      ['/', 'embed'],
      ['/scura', 'embed-dark-page'],
    ] as const) {
      await visit(path);
      await take(page, `${name}-bubble`);
      await bubbleOf(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await take(page, `${name}-bubble-focus`);
      await bubbleOf(page).click();
      await say(page, 'Consigli per un regalo per mio marito sotto i 60 euro', 'Ecco cosa ti consiglio');
      await take(page, `${name}-chat`);
    }
    await chatOf(page)
      .locator('html')
      .evaluate((html) => {
        html.style.fontSize = '200%';
      });
    // The field measures itself anew when its text changes.
    for (const text of ['Grazie', '']) await fieldOf(page).fill(text);
    await take(page, 'embed-chat-large-text');
    await page.setViewportSize({ width: 844, height: 390 });
    await take(page, 'embed-chat-turned-large-text');
    await page.reload();
    await bubbleOf(page).click();
    await chatOf(page).getByText('Ecco cosa ti consiglio').first().waitFor();
    await take(page, 'embed-chat-turned');
    await page.setViewportSize(size);
    await page.evaluate(() => (window as unknown as { TuoShop(verb: string): void }).TuoShop('close'));
    const other = await page.context().newPage();
    await other.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await other.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('Quali sono gli orari?');
    await other.keyboard.press('Enter');
    await page.getByRole('button', { name: "Apri la chat: c'è una risposta" }).waitFor();
    await take(page, 'embed-unread');
    await other.close();
    await switchTeaser(app, true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/');
    await page.getByRole('complementary', { name: 'Assistente' }).waitFor();
    await take(page, 'embed-teaser');
    await bubbleOf(page).click();
    await chatOf(page).getByText('Ecco cosa ti consiglio').first().waitFor();
    await take(page, 'embed-chat-dark-scheme');
  } finally {
    await switchTeaser(app, false);
    await site.close();
  }
}

async function say(page: Page, text: string, answer: string): Promise<void> {
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
  await chatOf(page).getByRole('listitem').filter({ hasText: answer }).last().waitFor();
}

async function switchTeaser(app: App, isTeaserOn: boolean): Promise<void> {
  const { signIn } = await must(app, SIGN_IN);
  const { widgetSettings } = await must(app, SETTINGS, { id: DEMO_COMPANY_ID }, signIn.accessToken);
  const input = { allowedSites: [], teaser: '', isTeaserOn, version: widgetSettings.version };
  await must(app, SAVE, { id: DEMO_COMPANY_ID, input }, signIn.accessToken);
}
