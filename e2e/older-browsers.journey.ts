import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { NARROW, openBrowser, startDemo, WIDE } from './browser.ts';
import { bubbleOf, chatOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

let app: App;
let site: OtherSite;

beforeAll(async () => {
  app = await startDemo();
  // Without sheets made by scripts, styles need what the page's policy lets through: what it gives its scripts.
  const line = `<script async nonce="page" src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  site = await openOtherSite(app.url, line, { '/': '<p>Benvenuti</p>' });
});
afterAll(async () => {
  await site?.close();
  await app?.close();
});

/** Takes away what Safari 15.4, Chrome 100 or Firefox 102 does not have. */
function asIn2022(): void {
  const take = (of: object, names: string[]) => {
    for (const name of names) Reflect.deleteProperty(of, name);
  };
  take(Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']);
  take(String.prototype, ['isWellFormed', 'toWellFormed']);
  take(URL, ['canParse', 'parse']);
  take(AbortSignal, ['any', 'timeout']);
  take(Object, ['groupBy']);
  take(Map, ['groupBy']);
  take(Promise, ['withResolvers', 'try']);
  take(Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']);
  take(Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'some', 'find', 'toArray']);
  take(crypto, ['randomUUID']);
  take(Crypto.prototype, ['randomUUID']);
  take(Element.prototype, ['checkVisibility', 'role']);
  take(
    Element.prototype,
    Object.getOwnPropertyNames(Element.prototype).filter((name) => name.startsWith('aria')),
  );
  take(window, ['requestIdleCallback']);
  window.CSSStyleSheet = class {
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  } as unknown as typeof CSSStyleSheet;
}

describe.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('in a browser of 2022, %s', (_name, viewport) => {
  test('the chat stands where it should, answers, is corrected, and closes', async () => {
    const { page, context, complaints, close } = await openBrowser(viewport);
    await context.addInitScript(asIn2022);
    await page.goto(site.url);
    await bubbleOf(page).click();
    const field = chatOf(page).getByLabel('Il tuo messaggio');
    const said = (text: string) => chatOf(page).getByRole('listitem').filter({ hasText: text });
    await field.fill('Consigli per un regalo per mio marito sotto i 60 euro, come https://demoshop.it/cuffie');
    await field.press('Enter');
    await said('Tu: Consigli').getByRole('link', { name: 'https://demoshop.it/cuffie' }).waitFor();
    await chatOf(page).getByRole('button', { name: 'Togli: sotto 60 €' }).click();
    await said('Senza: sotto 60 €').waitFor();
    const box = await page.locator('iframe').boundingBox();
    expect(box).toEqual(viewport === NARROW ? { x: 0, y: 0, ...NARROW } : { x: 860, y: 24, width: 400, height: 680 });
    await chatOf(page).getByRole('button', { name: 'Chiudi la chat' }).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    // What was said is read back.
    await page.reload();
    await bubbleOf(page).click();
    await said('Senza: sotto 60 €').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
