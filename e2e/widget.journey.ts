import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { bubbleOf, chatOf, fieldOf, heldBack } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

const PAGES = {
  '/': '<p>Benvenuti</p><a href="/zaini">Zaini</a><p id="apri">Hai domande?</p>',
  '/zaini': '<p>Gli zaini</p>',
  '/vuota':
    '<script nonce="page">window.TuoShop=window.TuoShop||((...call)=>(TuoShop.q=TuoShop.q||[]).push(call));TuoShop("open",{message:"Quali sono gli orari?"})</script>',
};

let app: App;
let site: OtherSite;
let staff: string;

beforeAll(async () => {
  app = await startDemo();
  const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}" data-open-on="#apri"></script>`;
  site = await openOtherSite(app.url, line, PAGES);
  const { signIn } = await must(
    app,
    'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }',
  );
  staff = signIn.accessToken;
  const save = 'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id } }';
  await must(app, save, { id: DEMO_COMPANY_ID, input: MARKED_FAQ }, staff);
});
afterAll(async () => {
  await site?.close();
  await app?.close();
});

const said = (page: Page, text: string | RegExp) => chatOf(page).getByRole('listitem').filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
}

const MARKED_FAQ = {
  question: 'Come si restituisce un regalo?',
  answer: `**Resi** entro *30 giorni*:

| Come | Costo |
|---|---|
| In negozio | gratis |
| Per posta | 4,90 € |

Scrivi a **info@demoshop.it**, vai su www.demoshop.it/resi o chiama lo 051 555 0100.`,
  category: 'Resi',
  keywords: [],
};

async function visited(path = '/', viewport = WIDE): Promise<Person> {
  const person = await openBrowser(viewport);
  await person.page.goto(site.url + path);
  await bubbleOf(person.page).waitFor();
  return person;
}

test.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('what a FAQ marks reads well, and what it names can be tapped, %s', async (_name, viewport) => {
  const { page, close } = await openBrowser(viewport);
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  const field = page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  await field.fill(MARKED_FAQ.question);
  await field.press('Enter');
  const reply = page.getByRole('listitem').filter({ hasText: 'Resi entro 30 giorni' }).last();
  await reply.waitFor();
  expect(await reply.textContent()).not.toMatch(/[*|]|--/);
  expect(await reply.textContent()).toContain('• Per posta · Costo: 4,90\u00a0€');
  const links = await reply.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['mailto:info@demoshop.it', 'https://www.demoshop.it/resi', 'tel:+390515550100']);
  await field.fill(`${'parola '.repeat(71)}fine della mia domanda`);
  await page.getByText('Massimo 500 caratteri: 19 lasciati fuori, da «e della mia domanda»').waitFor();
  await expectAccessible(page);
  await close();
});

describe.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('on a page of another origin, with a strict policy, %s', (_name, viewport) => {
  let person: Person;
  beforeAll(async () => {
    person = await visited('/', viewport);
  });
  afterAll(() => person?.close());

  test('costs a script and a picture before the click, and stores nothing', async () => {
    const { page, context } = person;
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(app.url) && asked.push(new URL(request.url()).pathname));
    await page.reload();
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([`/bubble/${DEMO_COMPANY_ID}.svg`, '/embed.js']);
    expect(await context.cookies()).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await expectAccessible(page);
  });

  test('opens, answers, closes, and goes on on the next page', async () => {
    const { page } = person;
    await bubbleOf(page).click();
    await say(page, 'Quali sono gli orari?');
    await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
    await expectAccessible(page);
    await chatOf(page).getByRole('button', { name: 'Chiudi la chat' }).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Zaini' }).click();
    await bubbleOf(page).click();
    await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
    expect(await said(page, 'Quali sono gli orari?').count()).toBe(1);
    await page.goto(site.url);
    await bubbleOf(page).waitFor();
  });

  test('by keyboard alone', async () => {
    const { page } = person;
    const tabTo = async (isReached: () => Promise<boolean>) => {
      for (let steps = 0; steps < 30 && !(await isReached()); steps++) await page.keyboard.press('Tab');
      expect(await isReached()).toBe(true);
    };
    await tabTo(() => bubbleOf(page).evaluate((bubble) => bubble.matches(':focus-visible')));
    await page.keyboard.press('Enter');
    await fieldOf(page).waitFor();
    await tabTo(() => fieldOf(page).evaluate((field) => field.matches(':focus')));
    await page.keyboard.type('Come posso contattarvi?');
    expect(await fieldOf(page).inputValue()).toBe('Come posso contattarvi?');
    await page.keyboard.press('Enter');
    await said(page, 'info@demoshop.it').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'hidden' });
    expect(await bubbleOf(page).evaluate((bubble) => bubble.matches(':focus'))).toBe(true);
  });

  test('no page complained', () => expect(person.complaints).toEqual([]));
});

describe('what the page may ask for', () => {
  test('is done though it was asked before the script was there; a text is put in, never sent', async () => {
    const { page, complaints, close } = await visited('/vuota');
    await expect.poll(() => fieldOf(page).inputValue()).toBe('Quali sono gli orari?');
    expect(await said(page, 'dalle 9:00').count()).toBe(0);
    const told = await page.evaluate(async () => {
      const names: string[] = [];
      const { TuoShop } = window as unknown as { TuoShop(...call: unknown[]): void };
      for (const name of ['open', 'close', 'message', 'products', 'altro']) {
        TuoShop('on', name, () => names.push(name));
      }
      TuoShop('close');
      TuoShop('open');
      return names;
    });
    expect(told).toEqual(['close', 'open']);
    await page.locator('main').click();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a chat that is opened again after a rating is ready for the next question', async () => {
    const { page, close } = await visited();
    await bubbleOf(page).click();
    await say(page, 'Quali sono gli orari?');
    await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
    await chatOf(page).getByRole('button', { name: 'Nuova conversazione' }).click();
    await chatOf(page).getByRole('button', { name: '5 su 5' }).click();
    await chatOf(page).getByLabel('Vuoi aggiungere qualcosa?').waitFor();
    await chatOf(page).getByRole('button', { name: 'Chiudi la chat' }).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await bubbleOf(page).click();
    await chatOf(page).locator('textarea:focus').waitFor();
    expect(await fieldOf(page).evaluate((field) => field.matches(':focus'))).toBe(true);
    await close();
  });

  test('an element of the page opens it, and an answer to a closed chat leaves a dot', async () => {
    const { page, close } = await visited();
    await page.getByText('Hai domande?').click();
    await say(page, 'Quali sono gli orari?');
    await page.evaluate(() => (window as unknown as { TuoShop(verb: string): void }).TuoShop('close'));
    // Whether the answer came before the closing or after is a matter of luck: another tab asks once it is closed.
    const other = await page.context().newPage();
    await other.goto(site.url);
    await bubbleOf(other).click();
    await said(other, 'dalle 9:00 alle 18:00').first().waitFor(); // until then a next question waits in the field
    await say(other, 'Come posso contattarvi?');
    await said(other, 'info@demoshop.it').first().waitFor();
    await page.getByRole('button', { name: "Apri la chat: c'è una risposta" }).click();
    await said(page, 'info@demoshop.it').first().waitFor();
    await close();
  });

  test('the product of the page is the one that is asked about', async () => {
    const { page, close } = await visited();
    const { company } = await must(
      app,
      'query ($id: ID!) { company(id: $id) { products(first: 1) { nodes { code name price } } } }',
      { id: DEMO_COMPANY_ID },
      staff,
    ).catch(() => ({ company: { products: { nodes: [{ code: '1', name: 'Cuffie Wireless', price: '89,99 €' }] } } }));
    const [product] = company.products.nodes;
    await page.evaluate(
      (code) => (window as unknown as { TuoShop(...call: unknown[]): void }).TuoShop('page', { product: code }),
      product.code,
    );
    await bubbleOf(page).click();
    await say(page, 'Quanto costa?');
    await said(page, `${product.name}: ${product.price}`).first().waitFor();
    await close();
  });
});

describe('on a phone', () => {
  test('back closes the chat rather than leaves the shop', async () => {
    const { page, close } = await visited('/zaini', NARROW);
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await heldBack(page);
    await page.goBack();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}/zaini`);
    await close();
  });

  test('a chat that cannot be reached can be closed where it was opened', async () => {
    const { page, close } = await visited('/', NARROW);
    await page.route('**/graphql', (route) => route.abort());
    await bubbleOf(page).click();
    await chatOf(page).getByText('La chat non è raggiungibile').waitFor();
    const touched = page.evaluate(
      ([x, y]) => document.elementFromPoint(x as number, y as number)?.localName,
      [NARROW.width - 50, NARROW.height - 50],
    );
    expect(await touched).toBe('tuo-shop');
    await bubbleOf(page).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await close();
  });

  test('that is turned, the chat has the whole screen', async () => {
    const { page, close } = await visited('/', { width: 844, height: 390 });
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
    await chatOf(page).getByRole('button', { name: 'Chiudi la chat' }).click();
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await close();
  });

  test('on a page that goes below notches, bubble and chat stand clear of them', async () => {
    const { page, close } = await visited('/', { width: 844, height: 390 });
    const insets = { top: 0, left: 47, bottom: 21, right: 59 };
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await expect.poll(() => bubbleOf(page).boundingBox()).toEqual({ x: 705, y: 289, width: 60, height: 60 });
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    const chat = chatOf(page).locator('body');
    await expect.poll(() => chat.boundingBox()).toEqual({ x: 47, y: 0, width: 738, height: 369 });
    await close();
  });

  test('the frame follows what the keyboard leaves of the screen', async () => {
    const { page, close } = await visited('/', NARROW);
    await bubbleOf(page).click();
    await fieldOf(page).waitFor();
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 120, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => page.locator('iframe').boundingBox()).toMatchObject({ y: 120, height: 400 });
    const end = async () => {
      const field = await fieldOf(page).boundingBox();
      return field ? field.y + field.height : Number.NaN;
    };
    await expect.poll(end).toBeLessThanOrEqual(520);
    await close();
  });
});

describe('a shop that changes', () => {
  const SETTINGS = 'query ($id: ID!) { widgetSettings(companyId: $id) { version } }';
  const SAVE = `mutation ($id: ID!, $input: WidgetSettingsInput!) {
    saveWidgetSettings(companyId: $id, input: $input) { version }
  }`;
  async function save(allowedSites: string[], isTeaserOn: boolean): Promise<void> {
    const { widgetSettings } = await must(app, SETTINGS, { id: DEMO_COMPANY_ID }, staff);
    const input = { allowedSites, teaser: '', isTeaserOn, version: widgetSettings.version };
    await must(app, SAVE, { id: DEMO_COMPANY_ID, input }, staff);
  }

  test('a site that it does not name cannot show the chat; one that it names can', async () => {
    await save(['https://negozio.example'], false);
    const refused = await visited();
    await bubbleOf(refused.page).click();
    await expect.poll(() => refused.complaints.join('\n')).toContain('frame-ancestors');
    expect(await chatOf(refused.page).getByRole('heading').count()).toBe(0);
    await refused.close();
    await save([site.url], false);
    const allowed = await visited();
    await bubbleOf(allowed.page).click();
    await fieldOf(allowed.page).waitFor();
    await allowed.close();
    await save([], false);
  });

  test('a teaser is there once a visit, opens the chat, and can be closed', async () => {
    await save([], true);
    const person = await openBrowser();
    const { page } = person;
    await page.clock.install();
    await page.goto(`${site.url}/`);
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(7_000);
    const teaser = page.getByRole('complementary', { name: 'Assistente' });
    await teaser.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Chiudi il messaggio' }).click();
    await teaser.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Zaini' }).click();
    await bubbleOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(7_000);
    expect(await teaser.count()).toBe(0);
    expect(person.complaints).toEqual([]);
    await person.close();
    await save([], false);
  });
});

test('a page that posts messages makes the chat do nothing but what it may ask for', async () => {
  const { page, complaints, close } = await visited();
  await bubbleOf(page).click();
  await fieldOf(page).waitFor();
  await page.evaluate(() => {
    const host = [...document.documentElement.children].find((one) => one.shadowRoot?.querySelector('iframe'));
    const frame = host?.shadowRoot?.querySelector('iframe')?.contentWindow;
    const nonsense = [null, 1, 'close', [], {}, { tuoShop: 'send', message: 'x' }, { tuoShop: '__proto__' }];
    for (const message of [...nonsense, { tuoShop: ['fill'] }, { tuoShop: 'constructor' }])
      frame?.postMessage(message, '*');
    // What pretends to come from the chat, from the page itself and from another frame of it.
    postMessage({ tuoShop: 'close' }, '*');
    const other = document.body.appendChild(document.createElement('iframe'));
    other.contentWindow?.parent.postMessage({ tuoShop: 'close' }, '*');
  });
  await say(page, 'Quali sono gli orari?');
  await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
  expect(await chatOf(page).getByRole('listitem').filter({ hasText: /^Tu: / }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('what is written offline is sent once, after the network is back', async () => {
  const { page, context, close } = await visited();
  await bubbleOf(page).click();
  await say(page, 'Quali sono gli orari?');
  await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
  await context.setOffline(true);
  await say(page, 'Come posso contattarvi?');
  await chatOf(page).getByText('In attesa della rete: partirà da solo').waitFor();
  await context.setOffline(false);
  await said(page, 'info@demoshop.it').first().waitFor();
  expect(await chatOf(page).getByText('In attesa della rete').count()).toBe(0);
  expect(await said(page, /^Tu:\s*Come posso contattarvi/).count()).toBe(1); // its answer names it too
  expect(await said(page, 'info@demoshop.it').count()).toBe(1);
  await close();
});

test('a chat whose server was away is there by itself once it is back', async () => {
  const { page, close } = await visited();
  await page.route('**/graphql', (route) => route.abort());
  await bubbleOf(page).click();
  await chatOf(page).getByText('La chat non è raggiungibile').waitFor();
  await page.unroute('**/graphql');
  await fieldOf(page).waitFor();
  await close();
});

test('two tabs of one visitor show one conversation, each message once', async () => {
  const { page, context, complaints, close } = await visited();
  await bubbleOf(page).click();
  await say(page, 'Quali sono gli orari?');
  await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
  const other = await context.newPage();
  await other.goto(`${site.url}/zaini`);
  await bubbleOf(other).click();
  await said(other, 'dalle 9:00 alle 18:00').first().waitFor();
  await say(other, 'Come posso contattarvi?');
  for (const tab of [page, other]) {
    await said(tab, 'info@demoshop.it').first().waitFor();
    expect(await said(tab, 'Quali sono gli orari?').count()).toBe(1);
    expect(await said(tab, /^Tu:\s*Come posso contattarvi/).count()).toBe(1); // its answer names it too
    expect(await said(tab, 'info@demoshop.it').count()).toBe(1);
  }
  await other.close();
  expect(complaints).toEqual([]);
  await close();
});

test('a screen reader meets who answers, what was said in its order, and where to write', async () => {
  const { page, close } = await visited();
  await bubbleOf(page).click();
  await say(page, 'Quali sono gli orari?');
  await said(page, 'dalle 9:00 alle 18:00').first().waitFor();
  const tree = await chatOf(page).getByRole('main').ariaSnapshot();
  const order = [
    /heading "Demo Shop"/,
    /Assistente AI/,
    /button "Nuova conversazione"/,
    /button "Chiudi la chat"/,
    /Online • 2 prodotti disponibili/,
    /region "Conversazione"/,
    /Assistente: Ciao! Sono l'assistente AI/,
    /Tu: Quali sono gli orari\?/,
    /Assistente: Siamo aperti dal lunedì al venerdì/,
    /textbox "Il tuo messaggio"/,
    /button "Invia"/,
  ].map((what) => tree.search(what));
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await close();
});

test('the mock shop shows it all under its strict policy', async () => {
  const person = await openBrowser();
  const { page } = person;
  await page.goto(`${app.url}/embed-demo/${DEMO_COMPANY_ID}`);
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await page.getByText('Carrello: 1').waitFor();
  await page.getByRole('button', { name: 'Guarda' }).first().click();
  await expectAccessible(page);
  await bubbleOf(page).click();
  await say(page, 'Quanto costa?');
  await chatOf(page).getByText('Catalogo').first().waitFor();
  expect(person.complaints).toEqual([]);
  await person.close();
});
