import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { createShop, must, PASSWORD, type Shop } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { failing, underway } from './answers.ts';
import { addClient, openBrowser, type Person, signInAs, startDemo } from './browser.ts';

// What a list says when its page is emptied under it, and when it could not be read.

const OF_SHOP = 2; // products, and as many FAQs
const PRODUCTS = 51; // three pages of 24, the last of three
const FAQS = 150; // one page of 100, and what 'Mostra altre' brings

let app: App;
let admin: Person;
let shop: Shop;

beforeAll(async () => {
  app = await startDemo();
  shop = await createShop(app, { name: 'Emporio' });
  await querySystem(
    app.shared.database,
    `insert into products (company_id, catalogue_id, id, code, name, description, price, price_cents, currency,
      category, keywords, position)
    select id, catalogue_id, gen_random_uuid(), 'n' || n, 'Lampada ' || n, 'Una lampada da tavolo.', n || ' €', n * 100,
      'EUR', 'Luci', '{lampada}', 9 + n
    from companies, generate_series(1, $more::int) n where companies.id = $companyId`,
    { companyId: shop.id, more: PRODUCTS - OF_SHOP },
  );
  await querySystem(
    app.shared.database,
    `insert into faqs (company_id, id, code, question, answer, position)
    select $companyId, gen_random_uuid(), 'n' || n, 'Domanda ' || n, 'Risposta ' || n, 9 + n
    from generate_series(1, $more::int) n`,
    { companyId: shop.id, more: FAQS - OF_SHOP },
  );
  admin = await openBrowser();
  await signInAs(admin, app, { email: shop.owner.email, password: PASSWORD });
});
afterAll(async () => {
  await admin?.close();
  await app?.close();
});

const panel = (section: string) => `${app.url}/admin/companies/${shop.id}/${section}`;
const failureIn = (where: Page | Locator, title: string) => where.getByRole('alert').filter({ hasText: title });
const retry = (failure: Locator) => failure.getByRole('button', { name: 'Riprova' }).click();

test('who deletes the whole last page of products sees the page before it', async () => {
  const { page } = admin;
  await page.goto(panel('products'));
  await page.getByText('1–24 di 51').waitFor();
  await page.getByRole('button', { name: 'Successivi' }).click();
  await page.getByText('25–48 di 51').waitFor();
  await page.getByRole('button', { name: 'Successivi' }).click();
  await page.getByText('49–51 di 51').waitFor();
  await page.getByLabel('Seleziona la pagina').check();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina', exact: true }).click();
  await page.getByText('25–48 di 48').waitFor();
  expect(await page.getByText('Ancora nessun prodotto').count()).toBe(0);
  const undo = page.getByRole('alert').getByRole('button', { name: 'Annulla' });
  await undo.hover(); // what is pointed at stays
  await expectAccessible(page);
  await undo.click();
  await page.getByText('25–48 di 51').waitFor();
});

test('FAQs that could not be searched, or read on, are told, and can be read again', async () => {
  const { page } = admin;
  const failure = failureIn(page, 'Errore nel caricamento dei dati del chatbot');
  const rows = page.getByRole('list', { name: 'Elenco delle FAQ' }).getByRole('listitem');
  await page.goto(panel('faq'));
  await page.getByText('150 FAQ', { exact: true }).waitFor();
  await failing(page, 'Faqs', async () => {
    await page.getByRole('button', { name: 'Mostra altre' }).click();
    await failure.waitFor();
  });
  expect(await rows.count()).toBe(100); // still what they were
  await expectAccessible(page);
  await retry(failure);
  await rows.nth(FAQS - 1).waitFor();
  expect(await failure.count()).toBe(0);

  await failing(page, 'Faqs', async () => {
    await page.getByLabel('Cerca nelle FAQ').fill('gratuita');
    await failure.waitFor();
  });
  expect(await rows.count()).toBe(0); // none of them was found
  expect(await page.getByText('150 FAQ', { exact: true }).count()).toBe(0);
  await expectAccessible(page);
  await retry(failure);
  await page.getByText('1 FAQ', { exact: true }).waitFor();
  expect(await rows.count()).toBe(1);
});

test('companies that could not be searched are told, and can be searched again', async () => {
  const { page } = admin;
  const companies = page.getByRole('region', { name: 'Aziende Registrate' });
  // Told of the list itself: its reading at the first news may fail as well, and is told beside.
  const failure = failureIn(companies, 'Errore nel caricamento delle aziende');
  const rows = companies.locator('tbody tr');
  await createShop(app, { owner: shop.owner, name: 'Bottega' });
  await page.goto(`${app.url}/admin`);
  await rows.nth(1).waitFor();
  await failing(page, 'Companies', async () => {
    await page.getByLabel("Cerca un'azienda").fill('empo');
    await failure.waitFor();
  });
  expect(await rows.count()).toBe(0); // neither was found
  await expectAccessible(page);
  await retry(failure);
  await rows.filter({ hasText: 'Emporio' }).waitFor();
  expect(await rows.count()).toBe(1);
  expect(await failure.count()).toBe(0);
});

test('what changes while a list is being read is in it', async () => {
  const { page } = admin;
  const { id, owner } = shop;
  const add = async (saved: object) => {
    const SAVE = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';
    const details = { description: 'Da tavolo.', price: '9 €', category: 'Luci', keywords: [], isAvailable: true };
    await must(app, SAVE, { id, input: { ...details, ...saved } }, owner.token);
  };
  const open = (section: string) => () => page.goto(panel(section));
  await underway(page, 'Products', open('products'), async () => {
    await add({ name: 'Abat-jour' });
    await page.getByText('52 prodotti', { exact: true }).waitFor();
  });
  const SAVE = 'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id } }';
  const input = { question: 'Riparate le lampade?', answer: 'Sì.', keywords: [] };
  await underway(page, 'Faqs', open('faq'), async () => {
    await must(app, SAVE, { id, input }, owner.token);
    await page.getByText('151 FAQ', { exact: true }).waitFor();
  });
  await page.getByText('151 FAQ', { exact: true }).waitFor();
});

test('what a company became while its page was being read stands there', async () => {
  const { page } = admin;
  const SWITCH = 'mutation ($id: ID!, $on: Boolean!) { setChatbotActive(companyId: $id, isActive: $on) { id } }';
  const openPanel = () => page.goto(panel('people'));
  await underway(page, 'CompanyFrame', openPanel, async () => {
    await must(app, SWITCH, { id: shop.id, on: false }, shop.owner.token);
    await page.getByText('Inattivo', { exact: true }).waitFor();
  });
  expect(await page.getByText('Attivo', { exact: true }).count()).toBe(0);
  await must(app, SWITCH, { id: shop.id, on: true }, shop.owner.token);
  await page.getByText('Attivo', { exact: true }).waitFor();
});

test('what the shop has by now is not taken back by an answer that was on its way', async () => {
  const { page } = admin;
  const count = page.getByLabel('In breve').getByText(/^[0-9]+ prodotti$/);
  await page.goto(panel('dashboard'));
  const former = `${await count.textContent()}`;
  const openDialog = () => page.getByRole('button', { name: 'Carica prodotti' }).click();
  await underway(page, 'ImportStart', openDialog, async () => {
    const SAVE = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';
    const details = { description: 'Da terra.', price: '9 €', category: 'Luci', keywords: [], isAvailable: true };
    await must(app, SAVE, { id: shop.id, input: { name: 'Piantana', ...details } }, shop.owner.token);
    await count.filter({ hasNotText: former }).waitFor();
  });
  const now = `${Number.parseInt(former, 10) + 1}`;
  await page.getByText(`Prodotti attuali: ${now}`).waitFor();
  await page.getByText(`Online • ${now} prodotti disponibili`).waitFor({ state: 'attached' }); // the chat that is tried
  expect(await count.allTextContents()).toEqual([`${now} prodotti`]);
  await page.keyboard.press('Escape');
});

test('a company that comes while the companies are being read is in their list', async () => {
  const { page } = admin;
  const openDashboard = () => page.goto(`${app.url}/admin`);
  const total = (count: number) => page.getByText(`${count}`, { exact: true }).first();
  await underway(page, 'Companies', openDashboard, async () => {
    await total(2).waitFor();
    await createShop(app, { owner: shop.owner, name: 'Drogheria' });
    await total(3).waitFor();
  });
  await page.locator('tbody tr').filter({ hasText: 'Drogheria' }).waitFor();
});

test('what changes before a list is told of changes is in it', async () => {
  const page = await admin.context.newPage();
  let hear = Promise.withResolvers<void>();
  await page.routeWebSocket('**/graphql', async (socket) => {
    await hear.promise;
    socket.connectToServer();
  });
  const companies = page.getByRole('region', { name: 'Aziende Registrate' }).locator('tbody tr');
  await page.goto(`${app.url}/admin`);
  await companies.first().waitFor();
  await createShop(app, { owner: shop.owner, name: 'Cartoleria' });
  hear.resolve();
  await companies.filter({ hasText: 'Cartoleria' }).waitFor();

  hear = Promise.withResolvers<void>();
  const people = page.getByRole('region', { name: 'Persone' }).getByRole('listitem');
  await page.goto(panel('people'));
  await page.getByText('Nessuna persona').waitFor();
  const { email } = await addClient(app, shop.id);
  hear.resolve();
  await people.filter({ hasText: email }).waitFor();
  await page.close();
});

test('nothing complained', () => {
  expect(admin.complaints).toEqual([]);
});
