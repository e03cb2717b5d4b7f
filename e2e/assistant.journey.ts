import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';
import { whenCalm } from './calm.ts';

let app: App;
let admin: Person;
let client: Person;

beforeAll(async () => {
  app = await startDemo();
  admin = await openBrowser();
  client = await openBrowser(NARROW);
});
afterAll(async () => {
  await admin?.close();
  await client?.close();
  await app?.close();
});

const overview = () => `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;
const settings = () => `${overview()}/settings`;
const FILM = 'che film danno al cinema?';

async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto(app.url);
  await page.getByText(email).first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Demo Shop').first().waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Domanda di test').fill(question);
  await page.keyboard.press('Enter');
}

function topic(page: Page, label: string) {
  return page.getByRole('switch', { name: label });
}

function synonyms(page: Page, number: number) {
  return page.getByRole('combobox', { name: `Sinonimi, gruppo ${number}` });
}

/** Where the chat may stand, and whether it calls. */
function chat(page: Page) {
  return page.getByRole('region', { name: 'La chat sul sito' });
}

function sites(page: Page) {
  return chat(page).getByLabel('Siti autorizzati');
}

/** Saves the settings of the assistant: the company's own have a button of the same name, in a form. */
async function save(page: Page): Promise<void> {
  const unsaved = page.getByRole('status').filter({ hasText: /Modifiche non salvate|con le tue modifiche/ });
  await page.locator('div').filter({ has: unsaved }).last().getByRole('button', { name: 'Salva' }).click();
}

/** A new group on top, with these words. */
async function addSynonyms(page: Page, ...words: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi gruppo' }).click();
  await synonyms(page, 1).fill(words.join(','));
  await page.keyboard.press('Enter');
  for (const word of words) await page.getByText(word, { exact: true }).waitFor();
}

test('a question gets the answer that a visitor would get, with its origin, and nothing of it is stored', async () => {
  const { page } = admin;
  await signIn(admin, 'admin@demo.it');
  await page.goto(overview());
  await page.getByRole('button', { name: 'Prova', exact: true }).click();
  await page.getByText('Inserisci una domanda di test!').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quali sono gli orari?' }).click();
  await page.getByText('Dalle FAQ: Quali sono i vostri orari di apertura?').waitFor();
  await page.getByText('Confidenza 95%').waitFor();
  await page.getByText('Termini trovati: orari').waitFor();
  await ask(page, 'consigli per cuffie');
  await page.getByText('Ecco cosa ti consiglio:').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Cuffie Wireless' }).first().waitFor();
  await page.getByText('Catalogo', { exact: true }).waitFor();
  await expectAccessible(page);
  await ask(page, 'consigli');
  await page.getByText('Cosa stai cercando?').waitFor();
  await page.getByRole('button', { name: 'Elettronica' }).click();
  await page.getByText('Cosa stai cercando?').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Domanda di test').inputValue()).toBe('Elettronica');
  await page.getByRole('link', { name: 'Conversazioni' }).click();
  await page.getByText('Ancora nessuna conversazione').waitFor();
});

test('the testers find FAQs while one types, and products of a category', async () => {
  const { page } = admin;
  await page.goto(`${overview()}/faq/new`);
  const text = page.getByLabel('Testo da provare');
  await text.pressSequentially('gli orari e quanto costa la consegna');
  const found = page.getByRole('region', { name: 'Tester delle FAQ' }).getByRole('listitem');
  await page.getByText('2 FAQ corrispondono').waitFor();
  await found.filter({ hasText: 'La più adatta' }).waitFor();
  await found.filter({ hasText: 'Termini trovati: consegna' }).waitFor();
  await text.fill('xyz');
  await page.getByText('Nessuna FAQ corrisponde a questo testo.').waitFor();
  await page.goto(`${overview()}/products`);
  await page.getByRole('button', { name: 'Prova le categorie' }).click();
  await whenCalm(page); // scrolled into sight while it opens, the panel slides on under a click
  const products = page.getByRole('region', { name: 'Tester delle categorie' });
  await products.getByRole('button', { name: 'Tutti' }).click();
  await products.getByText('2 prodotti', { exact: true }).waitFor();
  await products.getByRole('button', { name: 'Cuffie' }).click();
  await products.getByText('1 prodotto', { exact: true }).waitFor();
  await products.getByText('89,99 € · Elettronica').waitFor();
  await products.getByRole('button', { name: 'Gaming' }).click();
  await products.getByText('Nessun prodotto ha questa parola chiave.').waitFor();
  await expectAccessible(page);
});

test('a topic that is not declined any more is answered, to visitors too', async () => {
  const { page } = admin;
  await page.goto(overview());
  await ask(page, FILM);
  await page.getByText('in questa chat posso aiutarti solo con il negozio').waitFor();
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await topic(page, 'Film e cinema').click();
  await page.getByText('Modifiche non salvate').waitFor();
  await expectAccessible(page);
  await save(page);
  await page.getByText('Impostazioni salvate: valgono già per i visitatori.').waitFor();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Panoramica' }).click();
  await ask(page, FILM);
  await page.getByText(/L'integrazione AI non è attiva/).waitFor();
  const visitor = await openBrowser(NARROW);
  await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(FILM);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('listitem').filter({ hasText: 'a questo non ho trovato una risposta' }).waitFor();
  await visitor.close();
});

test('whoever saves after somebody else is told, keeps what they typed, and saves it beside theirs', async () => {
  const { page } = admin;
  const second = await admin.context.newPage();
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await second.goto(settings());
  await topic(second, 'Sport').waitFor();
  await topic(page, 'Sport').click();
  await addSynonyms(page, 'felpa', 'hoodie');
  await save(page);
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });

  await addSynonyms(second, 'consegna', 'recapito');
  await save(second);
  await second.getByText(/Qualcun altro ha salvato nel frattempo/).waitFor();
  await second.getByText('recapito', { exact: true }).waitFor();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Ricarica' }).click();
  await second.getByText('Queste sono le impostazioni più recenti, con le tue modifiche').waitFor();
  await second.getByText('hoodie', { exact: true }).waitFor();
  await second.getByText('recapito', { exact: true }).waitFor();
  expect(await topic(second, 'Sport').isChecked()).toBe(false);
  await save(second);
  await second.getByText('Impostazioni salvate').waitFor();
  await second.goto(`${overview()}/faq/new`);
  await second.getByLabel('Testo da provare').fill('quanto costa il recapito?');
  await second.getByText('La spedizione è gratuita?').waitFor();
  await second.close();
});

test('whoever saves sites after somebody else gets theirs beside their own, and is asked to check', async () => {
  const { page } = admin;
  const second = await admin.context.newPage();
  for (const one of [page, second]) await one.goto(settings());
  await sites(second).waitFor();
  await sites(page).fill('https://negozio.it\nhttps://anna.it');
  await chat(page).getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Impostazioni della chat salvate.').waitFor();

  await sites(second).fill('https://bruno.it');
  await chat(second).getByRole('button', { name: 'Salva' }).click();
  await chat(second).getByText('Qualcun altro ha salvato nel frattempo', { exact: true }).waitFor();
  await chat(second).getByText('Questa è la versione più recente, con le tue modifiche').waitFor();
  expect(await sites(second).inputValue()).toBe('https://negozio.it\nhttps://anna.it\nhttps://bruno.it');
  await expectAccessible(second);
  await chat(second).getByRole('button', { name: 'Salva' }).click();
  await second.getByText('Impostazioni della chat salvate.').waitFor();
  expect(await sites(second).inputValue()).toBe('https://negozio.it\nhttps://anna.it\nhttps://bruno.it');
  await second.close();
});

test('one person alone saves topics and sites in either order, and is told of nobody else', async () => {
  const { page } = admin;
  await page.goto(settings());
  await topic(page, 'Sport').click();
  await save(page);
  await page.getByText('Impostazioni salvate: valgono già per i visitatori.').waitFor();
  await sites(page).fill('https://negozio.it');
  await chat(page).getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Impostazioni della chat salvate.').waitFor();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await topic(page, 'Sport').click();
  await save(page);
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
});

/** The shop has a site, and names only others where its chat may stand. */
async function allowOnly(allowedSites: string[]): Promise<void> {
  const signIn = 'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }';
  const token = (await must(app, signIn)).signIn.accessToken;
  const read = `query ($id: ID!) { company(id: $id) { brandingVersion } widgetSettings(companyId: $id) { version } }`;
  const { company, widgetSettings } = await must(app, read, { id: DEMO_COMPANY_ID }, token);
  const save = `mutation ($id: ID!, $branding: Int!, $input: WidgetSettingsInput!) {
    updateCompany(companyId: $id, input: { website: "www.demoshop.it" }, version: $branding) { id }
    saveWidgetSettings(companyId: $id, input: $input) { version }
  }`;
  const input = { allowedSites, teaser: '', isTeaserOn: false, version: widgetSettings.version };
  await must(app, save, { id: DEMO_COMPANY_ID, branding: company.brandingVersion, input }, token);
}

test('that the chat may not stand on the own site is told, and mended by a click that keeps what was typed', async () => {
  const { page } = admin;
  await allowOnly(['negozio.it']);
  await page.goto(settings());
  await chat(page).getByText('Su https://www.demoshop.it la chat non si apre').waitFor();
  await chat(page).getByText('vale anche per www.negozio.it').waitFor();
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await sites(page).fill('https://negozio.it, anna.it');
  await chat(page).getByRole('button', { name: 'Autorizza questo sito' }).click();
  await chat(page).getByText('la chat non si apre').waitFor({ state: 'detached' });
  await expect.poll(() => sites(page).inputValue()).toBe('https://negozio.it\nhttps://www.demoshop.it\nanna.it');
  await chat(page).getByRole('button', { name: 'Salva' }).click();
  await chat(page).getByText('vale anche per www.anna.it').waitFor();
  await chat(page).getByText('vale anche per demoshop.it').waitFor();
});

test('leaving with unsaved changes asks first, and a group of one word is refused', async () => {
  const { page } = admin;
  await addSynonyms(page, 'sciarpa');
  await page.getByText("Aggiungi almeno un'altra parola.").waitFor();
  await page.getByRole('link', { name: 'Persone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Modifiche non salvate' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Resta qui' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Resta qui' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Esci' }).click();
  await dialog.getByRole('button', { name: 'Resta qui' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('sciarpa', { exact: true }).waitFor();
  await save(page);
  await page.getByText(/Sinonimi non validi/).waitFor();
  await page.getByRole('link', { name: 'Persone' }).click();
  await dialog.getByRole('button', { name: 'Esci senza salvare' }).click();
  // Settings have a heading that begins so.
  await page.getByRole('heading', { name: 'Persone', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await topic(page, 'Sport').waitFor();
  expect(await page.getByText('sciarpa', { exact: true }).count()).toBe(0);
  await addSynonyms(page, 'guanto');
  await page.getByRole('button', { name: 'Esci' }).click();
  await dialog.getByRole('button', { name: 'Esci senza salvare' }).click();
  await page.getByText('Accedi al tuo spazio').waitFor();
});

test('a client tries questions, and sees nothing of the settings', async () => {
  const { page } = client;
  await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID));
  await page.goto(`${app.url}/dashboard`);
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('Quali sono gli orari?');
  await page.keyboard.press('Enter');
  await page.getByText('Dalle FAQ: Quali sono i vostri orari di apertura?').first().waitFor();
  await allowOnly(['negozio.it']);
  await page.getByText("Può autorizzarlo chi gestisce l'azienda, nelle impostazioni.").waitFor();
  expect(await page.getByRole('button', { name: 'Autorizza questo sito' }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto(`${app.url}/dashboard/settings`);
  await page.getByText('Accesso negato').waitFor();
  await expectAccessible(page);
});

test('no page complained', () => {
  const expected = /Failed to load resource|WebSocket/;
  expect([...admin.complaints, ...client.complaints].filter((line) => !expected.test(line))).toEqual([]);
});
