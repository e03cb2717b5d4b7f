import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { openBrowser, type Person, startDemo } from './browser.ts';
import { whenCalm } from './calm.ts';
import { missedByTab, tabTo } from './keyboard.ts';

let app: App;
let admin: Person;
let client: Person;

beforeAll(async () => {
  app = await startDemo({ hasDemoHistory: true });
  [admin, client] = await Promise.all([openBrowser(), openBrowser()]);
});
afterAll(async () => {
  await Promise.all([admin, client].map((person) => person?.close()));
  await app?.close();
});

const panel = (section = '') => `/admin/companies/${CASA_SERENA_ID}${section && `/${section}`}`;

/** Signs in without touching the mouse. */
async function signInByKeys({ page }: Person, email: string, password: string): Promise<void> {
  await page.goto(app.url);
  await page.getByText('Account demo').waitFor();
  expect(await missedByTab(page)).toEqual([]);
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Esci' }).first().waitFor();
}

test('an admin comes in, makes a company and opens its panel with the keyboard alone', async () => {
  const { page } = admin;
  await signInByKeys(admin, 'admin@demo.it', 'demo-admin');
  await page.locator('tbody').getByText('Casa Serena').waitFor(); // it may stand under 'Da guardare' too
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Tasti' });
  await keys.getByText('Vai alla ricerca').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('casa');
  await page.getByText('Demo Shop').waitFor({ state: 'detached' });
  expect(await missedByTab(page)).toEqual([]);
  await tabTo(page, 'Nuova Azienda');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nuova Azienda' }).waitFor();
  await whenCalm(page);
  await page.keyboard.type('Bottega dei Tasti'); // the name has the focus
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bottega dei Tasti' }).waitFor();
  await page.getByRole('switch', { name: 'Chatbot attivo' }).waitFor();
  await tabTo(page, 'Chatbot attivo');
  await page.keyboard.press('?'); // on a switch one types nothing
  await keys.getByText('Vai alla ricerca').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
});

test.each([
  '',
  'faq',
  'faq/new',
  'products',
  'products/new',
  'prompt',
  'conversations',
  'statistics',
  'settings',
  'people',
])('Tab reaches every control of the panel\'s screen "%s"', async (section) => {
  const { page } = admin;
  await page.goto(app.url + panel(section));
  await page.getByRole('heading', { name: 'Casa Serena' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await whenCalm(page);
  expect(await missedByTab(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('a FAQ is written and deleted, and the deletion undone', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/faq`);
  await page.getByRole('link', { name: 'La spedizione è gratuita?', exact: true }).waitFor();
  await tabTo(page, 'Nuova FAQ');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Domanda' }).waitFor();
  await tabTo(page, /^Domanda/);
  await page.keyboard.type('Si può pagare alla consegna?');
  await tabTo(page, /^Risposta/);
  await page.keyboard.type('Sì, in contanti o con carta.');
  await tabTo(page, 'Salva');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Si può pagare alla consegna?', exact: true }).waitFor();
  await tabTo(page, 'Elimina «Si può pagare alla consegna?»');
  await page.keyboard.press('Enter');
  await page.getByText('Sei sicuro di voler eliminare questa FAQ?').waitFor();
  await whenCalm(page);
  await tabTo(page, 'Elimina');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Si può pagare alla consegna?', exact: true }).waitFor({ state: 'detached' });
  // The dialog has an 'Annulla' of its own, which goes with it.
  await page.getByText('Sei sicuro di voler eliminare questa FAQ?').waitFor({ state: 'detached' });
  await tabTo(page, 'Annulla');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Si può pagare alla consegna?', exact: true }).waitFor();
});

test('the chatbot is switched off and on, and a question tried', async () => {
  const { page } = admin;
  await page.goto(app.url + panel());
  await page.getByText('Prova una domanda').waitFor();
  await tabTo(page, 'Chatbot attivo');
  await page.keyboard.press('Space');
  await page.getByText('Spegni il chatbot').waitFor();
  await whenCalm(page);
  await tabTo(page, 'Spegni');
  await page.keyboard.press('Enter');
  await page.getByText('Il chatbot è spento.').waitFor();
  await tabTo(page, 'Chatbot attivo');
  await page.keyboard.press('Space');
  await page.getByText('Il chatbot è attivo: risponde già ai visitatori.').waitFor();
  await tabTo(page, 'Testa Chatbot');
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Test Chatbot: Casa Serena' });
  await overlay.getByText('Modalità test').first().waitFor();
  await overlay.getByPlaceholder('Scrivi qui il tuo messaggio...').waitFor();
  await tabTo(page, 'Scrivi qui il tuo messaggio...');
  await page.keyboard.type('Quanto costa la spedizione?');
  await page.keyboard.press('Enter');
  await overlay.getByText('5,90').first().waitFor();
  expect(await missedByTab(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Testa Chatbot');
});

test("Tab reaches every control of the client's screens", async () => {
  const { page } = client;
  await signInByKeys(client, 'cliente@demo.it', 'demo-cliente');
  for (const section of ['', '/faq', '/products', '/conversations', '/statistics', '/people']) {
    await page.goto(`${app.url}/dashboard${section}`);
    await page.getByRole('button', { name: 'Esci' }).waitFor();
    await page.waitForLoadState('networkidle');
    await whenCalm(page);
    expect([section, ...(await missedByTab(page))]).toEqual([section]);
  }
  await tabTo(page, 'Configurazione');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Configurazione' }).waitFor();
  await whenCalm(page);
  expect(await missedByTab(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toContain('Configurazione'); // back where it was opened
});

test('no page complained', () => {
  expect([...admin.complaints, ...client.complaints]).toEqual([]);
});
