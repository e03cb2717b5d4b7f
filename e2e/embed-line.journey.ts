import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { bubbleOf, fieldOf, teaserOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

let app: App;
let visitor: Person;
const sites: OtherSite[] = [];

beforeAll(async () => {
  app = await startDemo();
  visitor = await openBrowser();
});
afterAll(async () => {
  await visitor?.close();
  await Promise.all(sites.map((site) => site.close()));
  await app?.close();
});

/** A shop's site whose pages hold the line with these attributes. */
async function siteWith(attributes: string, body: string): Promise<OtherSite> {
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}" ${attributes}></script>`;
  const site = await openOtherSite(app.url, line, { '/': body });
  sites.push(site);
  return site;
}

describe('where the line puts the bubble', () => {
  /** How far it stands from the edges of the screen, px, and the chat that it opens. */
  async function placed(attributes: string, viewport = WIDE) {
    const { url } = await siteWith(attributes, '<p>Benvenuti</p>');
    const page = await visitor.context.newPage();
    await page.setViewportSize(viewport);
    await page.goto(url);
    const bubbleBox = await bubbleOf(page).boundingBox();
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    const edges = (box: { x: number; y: number; width: number; height: number } | null) =>
      box && {
        left: box.x,
        right: viewport.width - box.x - box.width,
        below: viewport.height - box.y - box.height,
      };
    const bubble = edges(bubbleBox);
    const chat = edges(await page.locator('iframe').boundingBox());
    await page.close();
    return { bubble, chat };
  }

  test.each([
    ['', { right: 20, below: 20 }, { right: 20, below: 96 }],
    ['data-side="left"', { left: 20, below: 20 }, { left: 20, below: 96 }],
    ['data-offset="32"', { right: 32, below: 32 }, { right: 32, below: 108 }],
    ['data-side="left" data-offset="20 90"', { left: 20, below: 90 }, { left: 20, below: 166 }],
  ])('%s', async (attributes, bubble, chat) => {
    expect(await placed(attributes)).toMatchObject({ bubble, chat });
  });

  test('on a phone the chat has the whole screen, whatever the line says', async () => {
    const { chat } = await placed('data-side="left" data-offset="20 90"', NARROW);
    expect(chat).toEqual({ left: 0, right: 0, below: 0 });
  });

  test.each([
    ['', 'above'],
    ['data-z-index="50"', 'under'],
    ['data-z-index="150"', 'above'],
  ])('among the layers of the page, %s: %s one at 100', async (attributes, place) => {
    const banner = '<style nonce="page">#banner{position:fixed;inset:auto 0 0 0;height:120px;z-index:100}</style>';
    const { url } = await siteWith(attributes, `${banner}<div id="banner">Usiamo i cookie</div>`);
    const page = await visitor.context.newPage();
    await page.goto(url);
    await bubbleOf(page).waitFor();
    const isAbove = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x as number, y as number)?.localName === 'tuo-shop',
      [WIDE.width - 50, WIDE.height - 50],
    );
    expect(isAbove ? 'above' : 'under').toBe(place);
    await page.close();
  });
});

test('what opens the chat is heard before the page has any idle time', async () => {
  const { url } = await siteWith('data-open-on="#apri"', '<p id="apri"><b>Hai domande?</b></p>');
  const page = await visitor.context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url);
  await page.waitForFunction('window.TuoShop');
  await page.getByText('Hai domande?').click();
  await fieldOf(page).waitFor();
  await page.close();
});

test('a line that stands twice makes one bubble, which opens one chat', async () => {
  const again = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
  const { url } = await siteWith('', `<p>Benvenuti</p>${again}`);
  const page = await visitor.context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(await bubbleOf(page).count()).toBe(1);
  await bubbleOf(page).click();
  await fieldOf(page).waitFor();
  expect(await page.locator('iframe').count()).toBe(1);
  await page.close();
});

test('the bubble is as it should be, whatever the page says of all its elements', async () => {
  const style =
    '<style nonce="page">:not(html){position:static!important;opacity:.2!important;transform:scale(3)!important}</style>';
  const { url } = await siteWith('', `${style}<p>Benvenuti</p>`);
  const page = await visitor.context.newPage();
  await page.goto(url);
  expect(await bubbleOf(page).boundingBox()).toMatchObject({ x: WIDE.width - 80, width: 60, height: 60 });
  expect(await bubbleOf(page).evaluate((bubble) => getComputedStyle(bubble).opacity)).toBe('1');
  await page.close();
});

describe('where it stands in the document', () => {
  /** The parent of what we put into a page with this body. */
  async function parentOn(body: string): Promise<[Page, string | undefined]> {
    const { url } = await siteWith('', body);
    const page = await visitor.context.newPage();
    await page.goto(url);
    await bubbleOf(page).waitFor();
    return [page, await page.locator('tuo-shop').evaluate(({ parentElement }) => parentElement?.localName)];
  }

  test('beside the body, where a router that replaces it takes neither bubble nor chat along', async () => {
    const [page, parent] = await parentOn('<p>Benvenuti</p>');
    expect(parent).toBe('html');
    await bubbleOf(page).click();
    await fieldOf(page).fill('Vorrei');
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
    expect(await fieldOf(page).inputValue()).toBe('Vorrei');
    await page.close();
  });

  test.each(['__remixContext', '__reactRouterContext'])(
    'in it, where React takes the document over: %s',
    async (name) => {
      const [page, parent] = await parentOn(`<script nonce="page">window.${name}={}</script>`);
      expect(parent).toBe('body');
      await bubbleOf(page).click();
      await fieldOf(page).waitFor();
      await page.close();
    },
  );
});

test('no page complained', () => expect(visitor.complaints).toEqual([]));

describe('the teaser', () => {
  const SETTINGS = 'query ($id: ID!) { widgetSettings(companyId: $id) { version } }';
  const SAVE = `mutation ($id: ID!, $input: WidgetSettingsInput!) {
    saveWidgetSettings(companyId: $id, input: $input) { version }
  }`;
  beforeAll(async () => {
    const SIGN_IN = `mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }`;
    const { signIn } = await must(app, SIGN_IN);
    const { widgetSettings } = await must(app, SETTINGS, { id: DEMO_COMPANY_ID }, signIn.accessToken);
    const input = { allowedSites: [], teaser: '', isTeaserOn: true, version: widgetSettings.version };
    await must(app, SAVE, { id: DEMO_COMPANY_ID, input }, signIn.accessToken);
  });

  // What one buys with stands where the teaser would, in a page that is longer than the screen.
  const STYLE = `<style nonce="page">
    main{height:3000px} .buy{position:absolute;right:30px;bottom:100px;padding:0;font-size:8px} .bar{position:fixed;right:0;bottom:90px;height:60px;width:100%}
  </style>`;

  /** A page on which the time of the teaser has come. */
  async function whenItIsTime(body: string, viewport = WIDE): Promise<Person> {
    const { url } = await siteWith('', STYLE + body);
    const person = await openBrowser(viewport);
    const { page } = person;
    await page.clock.install();
    const asked = page.waitForResponse(/\/teaser\//); // where opening takes long, its time comes meanwhile
    await page.goto(url);
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(7_000);
    await (await asked).finished();
    await page.locator('aside').waitFor({ state: 'attached' });
    return person;
  }

  test.each([
    ['wide', WIDE],
    ['on a phone', NARROW],
  ])('is not there while it would cover a buy button, however small: %s', async (_name, viewport) => {
    const { page, complaints, close } = await whenItIsTime('<button class="buy">Compra</button>', viewport);
    expect(await teaserOf(page).isVisible()).toBe(false);
    // Further down the page the button is elsewhere.
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await teaserOf(page).waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await teaserOf(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('goes when what one buys with comes, and is back when it is gone', async () => {
    const { page, complaints, close } = await whenItIsTime('<div id="bar" class="bar" hidden></div>');
    await teaserOf(page).waitFor();
    const pictures = teaserOf(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').content));
    expect(await pictures).toEqual(['none', 'none']); // the bubble's stands in the bubble alone
    await page.evaluate(() => {
      const bar = document.getElementById('bar');
      bar?.append(Object.assign(document.createElement('button'), { textContent: 'Aggiungi al carrello' }));
      bar?.firstElementChild?.classList.add('bar');
      if (bar) bar.hidden = false;
    });
    await teaserOf(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => document.getElementById('bar')?.setAttribute('hidden', ''));
    await teaserOf(page).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
