import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { bubbleOf, chatOf, crossOf, fieldOf } from './chat-on-page.ts';
import { type OtherPage, type OtherSite, openOtherSite } from './other-site.ts';

interface Api {
  (...call: unknown[]): void;
  hide(): void;
  show(): void;
}

let app: App;
let site: OtherSite;
let person: Person;
let page: Page;
/** What our scripts said in the console of the page. */
let said: string[];

beforeAll(async () => {
  app = await startDemo();
  site = await openOtherSite(app.url, lineWith(`data-company="${DEMO_COMPANY_ID}"`), PAGES());
  person = await openBrowser();
  page = person.page;
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
});
afterAll(async () => {
  await person?.close();
  await site?.close();
  await app?.close();
});

const lineWith = (attributes: string, query = '') =>
  `<script async src="${app.url}/embed.js${query}" ${attributes}></script>`;
const isShown = () => page.locator('tuo-shop').isVisible();
const isFrameShown = () => page.locator('iframe').isVisible();

/** Pages with a policy, or a line, of their own. */
const PAGES = (): Record<string, string | OtherPage> => {
  const { url } = app;
  const policed = (policy: string): OtherPage => ({ body: '', headers: { 'content-security-policy': policy } });
  const isolated = (embedder: string, opener = 'unsafe-none'): OtherPage => ({
    body: '',
    headers: { 'cross-origin-embedder-policy': embedder, 'cross-origin-opener-policy': opener },
  });
  const lined = (line: string): OtherPage => ({ body: '', line });
  const styles = "style-src 'nonce-page'";
  return {
    '/': '<style nonce="page">.cassa tuo-shop{display:none!important}</style><p>Riepilogo</p><dialog id="modal"><p>Taglie</p></dialog>',
    '/types': policed(
      `require-trusted-types-for 'script'; trusted-types 'none'; script-src ${url}; frame-src ${url}; img-src ${url} data:`,
    ),
    '/dynamic': {
      ...policed(`script-src 'nonce-page' 'strict-dynamic'; frame-src ${url}; ${styles}`),
      line: `<script async nonce="page" src="${url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`,
    },
    '/require-corp': isolated('require-corp'),
    '/isolated': isolated('require-corp', 'same-origin'),
    '/credentialless': isolated('credentialless', 'same-origin'),
    '/no-frames': policed(`script-src ${url} 'nonce-page'; frame-src 'none'; img-src ${url} data:`),
    '/module': lined(lineWith(`type="module" data-company="${DEMO_COMPANY_ID}" data-side="left"`)),
    '/stripped': lined(lineWith('', `?company=${DEMO_COMPANY_ID}&side=left`)),
    '/injected': lined(
      `<script nonce="page">document.head.append(Object.assign(document.createElement('script'),{src:'${url}/embed.js?side=left&company=${DEMO_COMPANY_ID}'}))</script>`,
    ),
    '/unknown': lined(lineWith(`data-company="${randomUUID()}" data-open-on="h1"`)),
    '/missing': lined(lineWith('data-open-on="h1"')),
    '/hidden': lined(
      `<script nonce="page">window.TuoShop=(...call)=>(TuoShop.q=TuoShop.q||[]).push(call);TuoShop('hide')</script>${lineWith(`data-company="${DEMO_COMPANY_ID}"`)}`,
    ),
  };
};

async function visit(path: string): Promise<void> {
  said = [];
  await page.goto(site.url + path);
}

describe.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('%s', (_name, viewport) => {
  beforeAll(() => page.setViewportSize(viewport));

  test.each(['/types', '/dynamic', '/require-corp', '/isolated', '/credentialless'])(
    'the chat opens on %s',
    async (path) => {
      await visit(path);
      await bubbleOf(page).click();
      await fieldOf(page).fill('Consigli per un regalo sotto i 60 euro');
      await fieldOf(page).press('Enter');
      await chatOf(page).getByText('Ecco cosa ti consiglio').first().waitFor();
      await crossOf(page).click();
      await page.locator('iframe').waitFor({ state: 'hidden' });
      expect(said).toEqual([]);
    },
  );

  test('it is on no paper, open or not', async () => {
    await visit('/');
    await bubbleOf(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await bubbleOf(page).click();
    await fieldOf(page).fill('Vorrei');
    await page.emulateMedia({ media: 'print' });
    expect([await isShown(), await isFrameShown()]).toEqual([false, false]);
    await page.emulateMedia({ media: 'screen' });
    expect([await isFrameShown(), await fieldOf(page).inputValue()]).toEqual([true, 'Vorrei']);
  });

  test('the page hides it by its own style', async () => {
    await visit('/');
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await page.evaluate(() => document.documentElement.classList.add('cassa'));
    expect([await isShown(), await isFrameShown()]).toEqual([false, false]);
    await page.evaluate(() => document.documentElement.classList.remove('cassa'));
    expect(await isFrameShown()).toBe(true);
  });

  test('a modal dialog of the page has the screen for itself, and leaves all as it was', async () => {
    await visit('/');
    await bubbleOf(page).waitFor();
    const dialog = (verb: 'showModal' | 'close' | 'show') =>
      page.evaluate((name) => (document.getElementById('modal') as HTMLDialogElement)[name](), verb);
    await dialog('showModal');
    expect(await isShown()).toBe(false);
    await expectAccessible(page);
    await page.evaluate(() => (window as unknown as { TuoShop: Api }).TuoShop('open'));
    await expect.poll(() => said.join()).toContain('dialoghi');
    await dialog('close');
    await fieldOf(page).fill('Vorrei');
    await dialog('showModal');
    expect([await isShown(), await isFrameShown()]).toEqual([false, false]);
    await dialog('close');
    expect([await isFrameShown(), await fieldOf(page).inputValue()]).toEqual([true, 'Vorrei']);
    await dialog('show'); // of a dialog that is not modal nothing is out of reach
    expect(await isFrameShown()).toBe(true);
    expect(said).toHaveLength(1);
  });
});

describe('wide', () => {
  beforeAll(() => page.setViewportSize(WIDE));

  test.each(['/module', '/stripped', '/injected'])(
    'the line is understood, with what it says of the side: %s',
    async (path) => {
      await visit(path);
      await bubbleOf(page).click();
      await fieldOf(page).waitFor();
      expect(await bubbleOf(page).boundingBox()).toMatchObject({ x: 20, width: 60, height: 60 });
      expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 20, width: 400 });
    },
  );

  test.each(['/unknown', '/missing'])(
    'a company that is not there has no bubble, and a line in the console: %s',
    async (path) => {
      await visit(path);
      await expect.poll(() => said).toEqual(['TuoShop: azienda sconosciuta']);
      await page.getByRole('heading').click();
      await page.evaluate(() => (window as unknown as { TuoShop: Api }).TuoShop('open'));
      expect(await page.locator('tuo-shop').count()).toBe(0);
      expect(page.frames()).toHaveLength(1);
    },
  );

  test('hidden by the page, before it is there and after, until it is shown or opened', async () => {
    await visit('/hidden');
    await page.locator('tuo-shop').waitFor({ state: 'attached' });
    expect(await isShown()).toBe(false);
    const call = (work: (shop: Api) => void) => page.evaluate(`(${work})(TuoShop)`);
    await call((shop) => shop('show'));
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await call((shop) => shop.hide());
    expect([await isShown(), await isFrameShown()]).toEqual([false, false]);
    await call((shop) => shop.show());
    expect([await isShown(), await isFrameShown()]).toEqual([true, false]);
    await call((shop) => shop('hide'));
    await call((shop) => shop('open'));
    expect([await isShown(), await isFrameShown()]).toEqual([true, true]);
  });

  test('no page complained', () => expect(person.complaints).toEqual([]));

  test('a frame that the policy of the page forbids is told of in one line, with what is missing', async () => {
    await visit('/no-frames');
    await bubbleOf(page).click();
    await expect
      .poll(() => said.filter((line) => line.startsWith('TuoShop')).join('\n'))
      .toContain(`${app.url} in frame-src`);
    expect(said.filter((line) => line.startsWith('TuoShop'))).toHaveLength(1);
  });
});
