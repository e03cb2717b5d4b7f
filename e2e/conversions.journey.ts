import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_ACCOUNTS } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { openBrowser, type Person, signInAs, startDemo } from './browser.ts';
import { bubbleOf, chatOf, fieldOf } from './chat-on-page.ts';
import { type OtherSite, openOtherSite } from './other-site.ts';

const STUB = 'window.TuoShop ||= (...call) => (TuoShop.q ||= []).push(call);';

const SIGN_IN = `mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }`;
const SAVE = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';

let app: App;
let site: OtherSite;
let visitor: Person;
let owner: Person;

beforeAll(async () => {
  app = await startDemo();
  const line = `<script async src="${app.url}/embed.js" data-company="${CASA_SERENA_ID}"></script>`;
  // As at a checkout, where shops hide the chat.
  const order = `${STUB} TuoShop('hide'); TuoShop('track', 'order', { number: '10482', value: 59.9 });`;
  site = await openOtherSite(app.url, line, {
    '/': '<button type="button" id="cart">Aggiungi al carrello</button>',
    '/theremin': '<p>Theremin</p>',
    '/grazie': `<script nonce="page">${order}</script><p>Grazie!</p>`,
  });
  const { signIn } = await must(app, SIGN_IN);
  const product = {
    description: 'Si suona senza toccarlo.',
    price: '249,00 €',
    category: 'Musica',
    keywords: ['theremin'],
  };
  const input = { ...product, name: 'Theremin da tavolo', link: `${site.url}/theremin` };
  await must(app, SAVE, { id: CASA_SERENA_ID, input }, signIn.accessToken);
  [visitor, owner] = await Promise.all([openBrowser(), openBrowser()]);
});
afterAll(async () => {
  for (const person of [visitor, owner]) await person?.close();
  await site?.close();
  await app?.close();
});

/** What is sent to the server of what visitors did. */
function noted({ page }: Person): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('noteConversion')) sent.push(body);
  });
  return sent;
}

const figure = (name: string) =>
  owner.page.locator('dl > div').filter({ has: owner.page.getByText(name, { exact: true }) });

test('of who never wrote, nothing is told', async () => {
  const sent = noted(visitor);
  await visitor.page.goto(`${site.url}/grazie`);
  await visitor.page.locator('iframe[title=Chat]').waitFor({ state: 'attached' });
  // The frame says when it has heard.
  await visitor.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data?.tuoShop === 'tracked' && resolve());
        (window as never as { TuoShop: (...call: unknown[]) => void }).TuoShop('track', 'order', {
          number: '1',
          value: 5,
        });
      }),
  );
  expect(sent).toEqual([]);
});

test('a product opened from the chat, a cart and an order are counted before the owner’s eyes', async () => {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'ADMIN');
  if (!admin) throw new Error('the demo has an admin');
  await signInAs(owner, app, admin);
  await owner.page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/statistics?period=TODAY`);
  await owner.page.getByRole('heading', { name: 'Quanto rende' }).waitFor();
  await expectAccessible(owner.page);

  const { page } = visitor;
  await page.goto(site.url);
  await bubbleOf(page).click();
  await fieldOf(page).fill('Avete il theremin da tavolo?');
  await fieldOf(page).press('Enter');
  const details = chatOf(page)
    .getByRole('link', { name: /^Dettagli di/ })
    .filter({ visible: true })
    .first();
  const [opened] = await Promise.all([visitor.context.waitForEvent('page'), details.click()]);
  await opened.close();
  await figure('Prodotti aperti').getByText('1', { exact: true }).waitFor();

  await page.evaluate(() => {
    const shop = (window as never as { TuoShop: (...call: unknown[]) => void }).TuoShop;
    document.querySelector('#cart')?.addEventListener('click', () => shop('track', 'cart', 'MOKA-3'));
  });
  await page.locator('#cart').evaluate((button) => (button as HTMLElement).click());
  await figure('Messi nel carrello').getByText('1', { exact: true }).waitFor();

  // As from a payment's page: nothing tells that it is the same visit.
  await page.goto(`${site.url}/grazie`);
  await figure('Ordini').getByText('1', { exact: true }).waitFor();
  await figure('Valore degli ordini').getByText('59,90').waitFor();
  const again = noted(visitor);
  await page.reload();
  await expect.poll(() => again.length).toBe(1);
  expect(await figure('Ordini').getByText('1', { exact: true }).count()).toBe(1);
});

test('no page complained', () => {
  expect([...visitor.complaints, ...owner.complaints]).toEqual([]);
});
