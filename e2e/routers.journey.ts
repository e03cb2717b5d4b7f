import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { NARROW, openBrowser, type Person, startDemo } from './browser.ts';
import { bubbleOf, chatOf, crossOf, fieldOf, heldBack } from './chat-on-page.ts';
import { type OtherPage, type OtherSite, openOtherSite } from './other-site.ts';
import { ROUTERS, type Router } from './routers.ts';

let app: App;

beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

const FORM = '<form><label>Nome <input name="nome"></label></form><a href="/altra">Altra pagina</a>';

/** A shop of three pages; the router's own styles and transitions are allowed there. */
function openShop({ scripts, wrap = (body) => body }: Router): Promise<OtherSite> {
  const paths = scripts.map((_, index) => `/script-${index}.js`);
  const tags = paths.map((path) => `<script defer src="${path}"></script>`).join('');
  const line = `${tags}<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const page = (body: string): OtherPage => ({
    body: wrap(body),
    headers: { 'content-security-policy': `script-src ${app.url} 'self'; frame-src ${app.url}` },
  });
  const pages = {
    '/': page(FORM),
    '/altra': page('<p>Qui non si compila niente.</p>'),
    '/prima': page('<p>Prima</p>'),
  };
  return openOtherSite(
    app.url,
    line,
    pages,
    Object.fromEntries(paths.map((path, index) => [path, scripts[index] ?? ''])),
  );
}

/** The way back, once the frame has left what it put there. */
async function closeByCross(page: Page): Promise<void> {
  await crossOf(page).click();
  await page.locator('iframe').waitFor({ state: 'hidden' });
  await expect
    .poll(() =>
      chatOf(page)
        .locator('body')
        .evaluate(() => history.state),
    )
    .toBeNull();
}

describe.each(Object.entries(ROUTERS))('on a phone, in a shop with %s', (_name, router) => {
  let shop: OtherSite;
  let person: Person;
  let page: Page;
  beforeAll(async () => {
    shop = await openShop(router);
    person = await openBrowser(NARROW);
    page = person.page;
    await page.goto(`${shop.url}/prima`);
    await page.goto(shop.url);
    await bubbleOf(page).waitFor();
  });
  afterAll(async () => {
    await person?.close();
    await shop?.close();
  });

  test('who closes the chat finds the form as it was left, and nothing was asked of the shop', async () => {
    await page.getByLabel('Nome').fill('Anna');
    await page.waitForLoadState('networkidle');
    const before = shop.asked.length;
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await closeByCross(page);
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await heldBack(page);
    await page.goBack();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // what a router would do now is begun
    expect(await page.getByLabel('Nome').inputValue()).toBe('Anna');
    expect(shop.asked.slice(before)).toEqual([]);
    expect(page.url()).toBe(`${shop.url}/`);
  });

  test('the pages of the shop follow one another as they do without a chat', async () => {
    await page.getByRole('link', { name: 'Altra pagina' }).click();
    await page.getByText('Qui non si compila niente.').waitFor();
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await closeByCross(page);
    expect(page.url()).toBe(`${shop.url}/altra`);
    await page.goBack();
    await page.getByLabel('Nome').waitFor();
    await page.goBack();
    await page.getByText('Prima').waitFor();
    expect(person.complaints).toEqual([]);
  });
});
