import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { bubbleOf, crossOf, fieldOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';
import { HOSTILE, THEMES } from './themes.ts';

const SHEETS = Object.entries({ ...THEMES, ...HOSTILE });
/** The middle of the bubble, where no corner shows what lies behind. */
const MIDDLE = { width: 30, height: 30 };

let app: App;
let site: OtherSite;

beforeAll(async () => {
  app = await startDemo();
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const pages = SHEETS.map(([name, style]) => [
    `/${encodeURIComponent(name)}`,
    `<style nonce="page">${style}</style><p>Benvenuti</p>`,
  ]);
  site = await openOtherSite(app.url, line, { '/': '<p>Benvenuti</p>', ...Object.fromEntries(pages) });
});
afterAll(async () => {
  await site?.close();
  await app?.close();
});

describe.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('%s', (_name, viewport) => {
  let person: Person;
  let asItShouldBe: Buffer;
  const left = viewport.width - 80;
  const top = viewport.height - 80;
  const seen = (page: Page) => page.screenshot({ clip: { x: left + 15, y: top + 15, ...MIDDLE } });

  beforeAll(async () => {
    person = await openBrowser(viewport);
    await person.page.goto(site.url);
    await bubbleOf(person.page).waitFor();
    asItShouldBe = await seen(person.page);
  });
  afterAll(() => person?.close());

  test.each(SHEETS)('bubble and chat are what they are without: %s', async (name) => {
    const { page } = person;
    await page.goto(`${site.url}/${encodeURIComponent(name)}`);
    await bubbleOf(page).waitFor({ state: 'attached' });
    expect(await page.locator('tuo-shop').boundingBox()).toEqual({ x: left, y: top, width: 60, height: 60 });
    expect((await seen(page)).equals(asItShouldBe)).toBe(true);
    await page.mouse.click(left + 30, top + 30);
    await fieldOf(page).click();
    await fieldOf(page).fill('Quali sono gli orari?');
    expect(await page.locator('iframe').boundingBox()).toEqual(
      viewport === NARROW ? { x: 0, y: 0, ...NARROW } : { x: 860, y: 24, width: 400, height: 680 },
    );
    await crossOf(page).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await bubbleOf(page).waitFor();
  });

  test('nothing is wrong with it for who cannot see it', async () => {
    const { page } = person;
    for (const name of ['Dawn', 'is important to all']) {
      await page.goto(`${site.url}/${encodeURIComponent(name)}`);
      await bubbleOf(page).click();
      await fieldOf(page).waitFor();
      await expectAccessible(page);
    }
  });

  test('no page complained', () => expect(person.complaints).toEqual([]));
});
