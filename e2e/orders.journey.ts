import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { type FeedServer, openFeedServer } from '../server/test/feed-server.ts';
import { createPerson, createShop, PASSWORD, type Shop } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
let site: FeedServer;
let owner: Person;
let visitor: Person;
let shop: Shop;
let secret = '';

beforeAll(async () => {
  site = await openFeedServer();
  app = await startDemo({}, { FEED_PRIVATE_HOSTS: site.host });
  const person = await createPerson(app, 'ADMIN');
  shop = await createShop(app, { owner: person });
  [owner, visitor] = await Promise.all([openBrowser(), openBrowser(NARROW)]);
  await signInAs(owner, app, { email: person.email, password: PASSWORD });
  site.answer('/stato-ordine', async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    try {
      new Webhook(secret).verify(body, request.headers as Record<string, string>);
    } catch {
      response.writeHead(401).end();
      return;
    }
    const { orderNumber, postcode } = JSON.parse(body);
    if (orderNumber !== '10482' || postcode !== '20121') response.writeHead(404).end();
    else response.end('{"state":"sent","since":"2026-11-26","trackingUrl":"https://corriere.example/10482"}');
  });
});
afterAll(async () => {
  await owner?.close();
  await visitor?.close();
  await app?.close();
  await site?.close();
});

/** At both widths the screen is accessible, and nothing stands beside it. */
async function expectGood({ page }: Person, name: string): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const folder = process.env.ORDER_SCREENS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
}

test('whoever manages the shop gives the address of its site, is told the secret once, and tries it', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/admin/companies/${shop.id}/settings`);
  const panel = page.getByRole('region', { name: 'Stato degli ordini' });
  const address = panel.getByLabel('Indirizzo del tuo sito che risponde');
  await address.fill('http://www.negozio.it/ordini');
  await panel.getByRole('button', { name: 'Salva' }).click();
  await panel.getByText('Indirizzo non valido. Scrivilo così: https://www.negozio.it/stato-ordine').waitFor();
  await expectGood(owner, 'settings-refused');
  await address.fill(site.at('/stato-ordine'));
  await panel.getByRole('button', { name: 'Salva' }).click();
  await panel.getByText('La chiave si vede solo ora').waitFor();
  secret = await panel.getByRole('textbox', { name: 'Chiave per la firma' }).inputValue();
  await panel.getByText('Come deve rispondere il sito').click();
  await expectGood(owner, 'settings-secret');
  const trial = panel.getByRole('button', { name: 'Prova' });
  await panel.getByLabel("Numero d'ordine").fill('1');
  await panel.getByLabel('E-mail o CAP').fill('20121');
  await trial.click();
  await panel.getByText('Nessun ordine con questi dati.').waitFor();
  await panel.getByLabel("Numero d'ordine").fill('10482');
  await trial.click();
  await panel.getByRole('link', { name: 'Segui la spedizione' }).waitFor();
  await panel.getByText('Spedito').waitFor();
  await expectGood(owner, 'settings-tried');
});

test('a visitor is told by number and postcode, and after three wrong tries no more', async () => {
  const { page } = visitor;
  await page.goto(`${app.url}/widget/${shop.id}`);
  const field = page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  await field.fill('tracking nn funziona, dv guardo?');
  await field.press('Enter');
  const form = page.getByRole('form', { name: 'Cerca il tuo ordine' });
  await form.waitFor();
  await expectGood(visitor, 'chat-asked');
  await form.getByLabel("Numero d'ordine").fill('10482');
  await form.getByLabel("E-mail o CAP dell'ordine").fill('20121');
  await form.getByRole('button', { name: "Cerca l'ordine" }).click();
  await page.getByText('Il tuo ordine è stato spedito: è in viaggio.').waitFor();
  await expectGood(visitor, 'chat-told');
  expect(await page.getByRole('link', { name: 'Segui la spedizione' }).getAttribute('href')).toBe(
    'https://corriere.example/10482',
  );
  await page.reload();
  await form.getByLabel("E-mail o CAP dell'ordine").fill('20121');
  // A wrong order is no failed request of the page: it is told in the form.
  for (const number of ['1', '2', '3', '4']) {
    await form.getByLabel("Numero d'ordine").fill(number);
    await form.getByRole('button', { name: "Cerca l'ordine" }).click();
    await form
      .getByRole('alert')
      .filter({ hasText: number === '4' ? 'Troppi tentativi' : 'Nessun ordine' })
      .waitFor();
  }
  await expectGood(visitor, 'chat-over');
});

test('the shop ends it, and the question is answered as before', async () => {
  const { page } = owner;
  const panel = page.getByRole('region', { name: 'Stato degli ordini' });
  await panel.getByRole('button', { name: 'Disattiva' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disattiva' }).click();
  await panel.getByRole('button', { name: 'Prova' }).waitFor({ state: 'detached' });
  const { page: chat } = visitor;
  await chat.getByPlaceholder('Scrivi qui il tuo messaggio...').fill("dov'è il mio ordine?");
  await chat.keyboard.press('Enter');
  await chat.getByText("dov'è il mio ordine?").waitFor();
  await expect.poll(() => chat.getByRole('form', { name: 'Cerca il tuo ordine' }).count()).toBe(0);
});

test('no page complained', () => {
  expect([...owner.complaints, ...visitor.complaints]).toEqual([]);
});
