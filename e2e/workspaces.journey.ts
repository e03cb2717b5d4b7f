import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { underway } from './answers.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';

let app: App;
let admin: Person;
let client: Person;
let visitor: Person;

beforeAll(async () => {
  app = await startDemo({ hasDemoHistory: true });
  [admin, client, visitor] = await Promise.all([openBrowser(), openBrowser(NARROW), openBrowser(NARROW)]);
});
afterAll(async () => {
  await Promise.all([admin, client, visitor].map((person) => person?.close()));
  await app?.close();
});

const SIGN_IN = 'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }';
const SET_ACTIVE = `mutation ($companyId: ID!, $isActive: Boolean!) {
  setChatbotActive(companyId: $companyId, isActive: $isActive) { id }
}`;

const panel = (section = '') => `${app.url}/admin/companies/${CASA_SERENA_ID}${section && `/${section}`}`;

async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto(app.url);
  await page.getByText(email).first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Casa Serena').first().waitFor();
}

async function tabs(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: "Sezioni dell'azienda" }).getByRole('link');
  return (await links.allTextContents()).map((text) => text.replace(/\d.*$/, '').trim()); // less how much waits there
}

test('the panel opens with the overview, and each section has its address', async () => {
  const { page } = admin;
  await signIn(admin, 'admin@demo.it');
  await page.getByRole('link', { name: 'Dettagli di Casa Serena' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gestisci' }).click();
  await page.getByRole('heading', { name: 'Casa Serena' }).waitFor();
  await page.getByText('Prova una domanda').waitFor();
  expect(await tabs(page)).toEqual([
    'Panoramica',
    'FAQ',
    'Prodotti',
    'Prompt AI',
    'Conversazioni',
    'Richieste',
    'Da migliorare',
    'Statistiche',
    'Impostazioni',
    'Persone',
  ]);
  await expectAccessible(page);
  for (const [tab, shows] of [
    ['FAQ', 'Quali sono gli orari di apertura?'],
    ['Prodotti', 'Moka 6 tazze'],
    ['Prompt AI', 'Testa il prompt'],
    ['Richieste', 'Nessuna richiesta da fare'],
    ['Statistiche', 'Conversazioni'],
    ['Impostazioni', "Dati dell'azienda"],
    ['Persone', 'Chi può accedere'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByText(shows).first().waitFor();
  }
  for (const section of ['', 'people', 'statistics', 'conversations']) {
    await page.goto(panel(section));
    await page.getByText('In diretta', { exact: true }).waitFor();
  }
  await page.goto(`${app.url}/admin`);
  await expect.poll(() => page.getByText('In diretta', { exact: true }).count(), { timeout: 20_000 }).toBe(2);
  await page.goto(`${panel()}/`);
  await page.locator('a[aria-current=page]', { hasText: 'Panoramica' }).first().waitFor();
  await page.goto(panel('nowhere'));
  await page.getByText('Pagina non trovata').waitFor();
});

test('switched off after a question, the open chat hears of it; and on again', async () => {
  const { page } = admin;
  await visitor.page.goto(`${app.url}/widget/${CASA_SERENA_ID}`);
  await visitor.page.getByText('Online • 60 prodotti disponibili').waitFor();
  await page.goto(panel());
  const toggle = page.getByRole('switch', { name: 'Chatbot attivo', disabled: false }); // not while it is sent
  await toggle.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Spegni' }).click();
  await page.getByText('Il chatbot è spento.').waitFor();
  await page.getByText('Inattivo').first().waitFor();
  await visitor.page.getByText('In pausa • 60 prodotti disponibili').waitFor();
  await toggle.press('Space');
  await page.getByText('Il chatbot è attivo: risponde già ai visitatori.').waitFor();
  await visitor.page.getByText('Online • 60 prodotti disponibili').waitFor();
});

test('a late answer to the switch does not undo what a colleague switched meanwhile', async () => {
  const { page } = admin;
  await page.goto(panel());
  const toggle = page.getByRole('switch', { name: 'Chatbot attivo', disabled: false });
  await toggle.waitFor();
  const { signIn: colleague } = await must(app, SIGN_IN);
  const switchOn = () =>
    must(app, SET_ACTIVE, { companyId: CASA_SERENA_ID, isActive: true }, colleague.accessToken as string);
  await underway(
    page,
    'SetChatbotActive',
    async () => {
      await toggle.press('Space');
      await page.getByRole('dialog').getByRole('button', { name: 'Spegni' }).click();
    },
    async () => {
      await page.getByText('Inattivo').first().waitFor();
      await switchOn();
      await page.getByText('Attivo', { exact: true }).first().waitFor();
    },
  );
  await page.getByText('Il chatbot è spento.').waitFor();
  expect(await toggle.isChecked()).toBe(true);
});

test('on a phone the figures leave room for what one came to do', async () => {
  const { page } = admin;
  await page.setViewportSize(NARROW);
  await page.goto(panel());
  await page.getByText('Ultimo accesso').waitFor();
  await page.getByLabel('Domanda di test').waitFor();
  const bottom = await page
    .getByText('Ultimo accesso')
    .evaluate((label) => label.closest('div')?.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(NARROW.height * 0.6);
  await page.setViewportSize(WIDE);
});

test('the test chat goes on while it is minimised', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Testa Chatbot' }).click();
  const overlay = page.getByRole('dialog', { name: 'Test Chatbot: Casa Serena' });
  await overlay.getByText('Modalità test').first().waitFor();
  await overlay.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('Quanto costa la spedizione?');
  await page.keyboard.press('Enter');
  await overlay.getByText('5,90').first().waitFor();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Riduci' }).click();
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await page.getByRole('button', { name: 'Test Chatbot: Casa Serena' }).click();
  await overlay.getByText('5,90').first().waitFor();
  await overlay.getByRole('button', { name: 'Chiudi il test' }).click();
  await overlay.waitFor({ state: 'detached' });
});

test('a client tries the assistant, and what it recommends is counted', async () => {
  const { page } = client;
  await signIn(client, 'cliente@demo.it');
  await page.getByText('Modalità test').first().waitFor();
  await page.getByText('0 consigliati ora').waitFor();
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('consigli per un wok');
  await page.keyboard.press('Enter');
  await page.getByText('1 consigliato ora').waitFor();
  await page.getByText('Metti la chat sul tuo sito').waitFor();
  await page.getByText(`data-company="${CASA_SERENA_ID}"`).waitFor();
  await page.getByRole('link', { name: /Guarda come appare/ }).waitFor();
  await expectAccessible(page);
});

test('in the dark the chat that is tried is dark too', async () => {
  const { page } = client;
  await page.emulateMedia({ colorScheme: 'dark' });
  const lightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const color = getComputedStyle(element).backgroundColor;
        return Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      });
  for (const part of ['.hp-panel', '.hp-scroller', '.hp-composer', '.hp-bot .hp-bubble', '.hp-card']) {
    await expect.poll(() => lightOf(part)).toBeLessThan(100);
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('on a phone the sections are under the thumb', async () => {
  const { page } = client;
  expect(await tabs(page)).toEqual(['Dashboard', 'FAQ', 'Prodotti', 'Conversazioni']);
  await page.getByRole('button', { name: 'Altro' }).click();
  const sheet = page.getByRole('dialog', { name: 'Altre sezioni' });
  await sheet.getByRole('link', { name: 'Persone' }).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Persone' }).click();
  await page.getByText('cliente@demo.it').first().waitFor();
});

test('a screen of 320 pixels shows all of it', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(panel('statistics'));
  await page.getByText('Per ora del giorno').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(panel('conversations'));
  const live = page.getByText('In diretta', { exact: true });
  expect(await live.evaluate((mark) => mark.getBoundingClientRect().right)).toBeLessThan(320);
  const status = page.getByLabel('Filtra per stato');
  expect(await status.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(80); // what is chosen can be read
  await page.setViewportSize(WIDE);
});

test('with letters of twice the size on a phone every section is reached, and so is the way out', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 180, height: 370 }); // what 360 pixels are then
  await page.goto(panel('faq'));
  await page.getByRole('button', { name: /^Altro/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Persone' }).click();
  await page.getByRole('button', { name: 'Aggiungi collaboratore' }).waitFor();
  const wayOut = page.getByRole('button', { name: 'Esci', exact: true });
  expect(await wayOut.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThan(180);
  await page.setViewportSize(WIDE);
});

test('what a client may not see is denied, not hidden behind another page', async () => {
  const { page } = client;
  for (const section of ['prompt', 'settings']) {
    await page.goto(`${app.url}/dashboard/${section}`);
    await page.getByText('Accesso negato').waitFor();
  }
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}`);
  await page.getByText('Accesso negato').waitFor();
});

test('branding saved by a client shows in an open chat; closing with changes asks first', async () => {
  const { page } = client;
  await visitor.page.goto(`${app.url}/widget/${CASA_SERENA_ID}`);
  await visitor.page.getByText('Casa Serena').first().waitFor();
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('button', { name: 'Configurazione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configurazione' });
  await dialog.getByLabel('Nome azienda').fill('Casa Serenissima');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await page.getByText('Hai cambiato qualcosa').waitFor();
  await page.getByRole('button', { name: 'Continua a modificare' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  expect(await dialog.getByLabel('Nome azienda').inputValue()).toBe('Casa Serena');
  await dialog.getByLabel('Nome azienda').fill('Casa Serenissima');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('heading', { name: 'Casa Serenissima', exact: true }).waitFor();
  await visitor.page.getByText('Casa Serenissima').first().waitFor();
});

test("an admin works in the client's workspace, and finds the way back", async () => {
  const { page } = admin;
  await page.goto(panel());
  await page.getByRole('link', { name: 'Modifica Chatbot' }).click();
  await page.getByText('ADMIN MODE').waitFor();
  expect(await page.getByRole('button', { name: 'Esci' }).count()).toBe(0);
  expect(await tabs(page)).toEqual([
    'Dashboard',
    'FAQ',
    'Prodotti',
    'Conversazioni',
    'Richieste',
    'Da migliorare',
    'Statistiche',
    'Persone',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna alla dashboard admin' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
});

test('no page complained', () => {
  expect([...admin.complaints, ...client.complaints, ...visitor.complaints]).toEqual([]);
});
