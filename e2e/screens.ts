import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { whenCalm } from './calm.ts';
import { embedScreens } from './embed-screens.ts';
import { handoverScreens } from './handover-screens.ts';
import { takeLargeScreens } from './large-screens.ts';
import { lookScreens } from './look-screens.ts';
import {
  clientSections,
  darkScreens,
  dialogScreens,
  emptyScreens,
  failedScreens,
  longScreens,
  staleScreens,
  type Take,
} from './screens-states.ts';

// npm run screenshots: every screen and state, wide and narrow, into .data/screens.
const FOLDER = '.data/screens';
mkdirSync(FOLDER, { recursive: true });

const SECTIONS = ['', 'faq', 'products', 'prompt', 'conversations', 'improve', 'statistics', 'settings', 'people'];

// One kind alone: npm run screenshots -- darkScreens. With BENCH_DATABASE_URL also those of a million messages.
const wanted = process.argv.slice(2);
const missed: string[] = [];

const MORE = [
  handoverScreens,
  embedScreens,
  lookScreens,
  clientSections,
  dialogScreens,
  emptyScreens,
  failedScreens,
  staleScreens,
  longScreens,
  darkScreens,
];

const app = await startDemo({ hasDemoHistory: true });
await app.shared.background.finished();
const widget = `${app.url}/widget/${DEMO_COMPANY_ID}`;
const company = `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;

for (const [size, viewport] of [
  ['1280', WIDE],
  ['390', NARROW],
] as const) {
  const take = async (page: Page, name: string) => {
    await whenCalm(page);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
  };
  for (const screens of [visitorScreens, accessScreens, adminScreens, assistantScreens, clientScreens, ...MORE]) {
    if (!(wanted.length === 0 || wanted.includes(screens.name))) continue;
    const person = await openBrowser(viewport);
    try {
      await screens(app, person, take);
    } catch (error) {
      missed.push(`${screens.name}, ${size} px: ${error instanceof Error ? error.message : error}`);
      await take(person.page, `stuck-${screens.name}`);
    }
    await person.close();
  }
}
await app.close();
const { BENCH_DATABASE_URL } = process.env;
if (BENCH_DATABASE_URL && (wanted.length === 0 || wanted.includes('largeScreens')))
  await takeLargeScreens(FOLDER, BENCH_DATABASE_URL);
process.stdout.write(`${FOLDER}\n`);
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

async function visitorScreens(_app: App, { page, context }: Person, take: Take): Promise<void> {
  const say = async (text: string, answer: string) => {
    await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: answer }).last().waitFor();
  };
  await page.goto(widget);
  await page.getByText('Online • 2 prodotti disponibili').waitFor();
  await take(page, 'widget-greeting');
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('à'.repeat(480));
  await take(page, 'widget-counter');
  await say('Quali sono gli orari?', 'dalle 9:00 alle 18:00');
  await take(page, 'widget-faq');
  await say('consigli per cuffie', 'Ecco cosa ti consiglio');
  await take(page, 'widget-products');
  await say('consigli', 'Cosa stai cercando?');
  await take(page, 'widget-ask-back');
  await say('che film danno al cinema?', 'solo con il negozio');
  await take(page, 'widget-off-topic');
  await context.setOffline(true);
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('Siete aperti il sabato?');
  await page.keyboard.press('Enter');
  await page.getByText(/In attesa della rete/).waitFor();
  await page.getByText(/Riconnessione/).waitFor();
  await take(page, 'widget-offline');
  await context.setOffline(false);
  await page.getByText(/In attesa della rete/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Nuova conversazione' }).click();
  await page.waitForTimeout(500);
  await take(page, 'widget-end');
  await page.goto(`${app.url}/widget/sconosciuta`);
  await page.getByText('Azienda non trovata').waitFor();
  await take(page, 'widget-unknown-company');
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

async function accessScreens(_app: App, { page }: Person, take: Take): Promise<void> {
  await page.goto(app.url);
  await page.getByText('Account demo').waitFor();
  await take(page, 'access');
  await signIn(page, 'admin@demo.it', 'sbagliata');
  await page.getByText('Credenziali non valide').waitFor();
  await take(page, 'access-refused');
  await page.getByText('Registrazione', { exact: true }).click();
  await take(page, 'access-registration');
  await signIn(page, `anna${page.viewportSize()?.width}@bottega.it`, 'pane e tulipani');
  await page.getByRole('heading', { name: 'Completa la registrazione' }).waitFor();
  await take(page, 'completion');
  await page.getByRole('button', { name: 'Completa Registrazione' }).click();
  await take(page, 'completion-refused');
  await page.goto(`${app.url}/password/nonvalido`);
  await page
    .getByText(/Scegli la tua password|Questo link non è più valido/)
    .first()
    .waitFor();
  await take(page, 'password-link');
}

async function adminScreens(_app: App, { page }: Person, take: Take): Promise<void> {
  const [admin] = DEMO_ACCOUNTS;
  await page.goto(app.url);
  await signIn(page, admin?.email ?? '', admin?.password ?? '');
  await page.getByText('Demo Shop').waitFor();
  await take(page, 'admin');
  await page.getByLabel("Cerca un'azienda").fill('xyz');
  await page.getByText('Nessuna azienda trovata').waitFor();
  await take(page, 'admin-nothing-found');
  await page.goto(`${app.url}/admin?company=${CASA_SERENA_ID}`);
  await page.getByRole('dialog').getByText('Gestisci').waitFor();
  await take(page, 'admin-detail');
  await page.getByRole('button', { name: 'Elimina azienda' }).click();
  await take(page, 'admin-delete');
  await page.goto(`${app.url}/admin?new=1`);
  await page.getByLabel('Nome azienda').fill('La Bottega di Anna');
  await take(page, 'admin-new');
  for (const section of SECTIONS) {
    await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/${section}`);
    await page.getByRole('heading', { name: 'Casa Serena' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, `panel-${section || 'overview'}`);
  }
  await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/dashboard`);
  await page.getByText('ADMIN MODE').waitFor();
  await take(page, 'admin-mode');
  await page.goto(`${company}/conversations`);
  await page
    .getByText(/^Visitatore /)
    .first()
    .waitFor();
  await take(page, 'conversations');
  await page
    .getByText(/^Visitatore /)
    .last()
    .click();
  await page.getByRole('log').getByText('Ecco cosa ti consiglio').first().waitFor();
  await take(page, 'conversation');
  await page.goto(`${company}/statistics`);
  await page.getByText('Nel tempo').waitFor();
  await take(page, 'statistics');
  await page.goto(`${company}/people`);
  await page
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .waitFor();
  await take(page, 'people');
  await page
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'people-add');
  await page.getByText('Con un link').click();
  await page.getByRole('dialog').getByLabel('Email').fill(`giulia${page.viewportSize()?.width}@bottega.it`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aggiungi/ })
    .click();
  await page.getByText('Link per la password').first().waitFor();
  await take(page, 'people-link');
  await page.goto(`${app.url}/admin/companies/${crypto.randomUUID()}/conversations`);
  await page.getByText('Azienda non trovata').waitFor();
  await take(page, 'company-not-found');
  await page.goto(`${app.url}/dashboard`);
  await page.getByText('Accesso negato').waitFor();
  await take(page, 'denied');
  await page.goto(`${app.url}/graphiql`);
  await page.getByText('passwordMinLength').first().waitFor();
  await take(page, 'graphiql');
}

async function assistantScreens(_app: App, { page }: Person, take: Take): Promise<void> {
  const [admin] = DEMO_ACCOUNTS;
  await page.goto(app.url);
  await signIn(page, admin?.email ?? '', admin?.password ?? '');
  await page.getByText('Demo Shop').waitFor();
  await page.goto(`${company}/settings`);
  await page.getByRole('switch', { name: 'Sport' }).waitFor();
  await take(page, 'settings');
  await page.goto(company);
  await page.getByRole('button', { name: 'Prova', exact: true }).click();
  await take(page, 'assistant-blank');
  await page.getByLabel('Domanda di test').fill('consigli per cuffie');
  await page.keyboard.press('Enter');
  await page.getByText('Ecco cosa ti consiglio').waitFor();
  await take(page, 'assistant-answer');
  await page.goto(`${company}/faq/new`);
  await page.getByLabel('Testo da provare').fill('quanto costa la consegna e gli orari?');
  await page.getByText('La più adatta').waitFor();
  await take(page, 'assistant-testers');
  await page.goto(`${company}/settings`);
  await page.getByRole('switch', { name: 'Sport' }).click();
  await page.getByRole('button', { name: 'Aggiungi gruppo' }).click();
  await page.keyboard.type('felpa,');
  await take(page, 'assistant-synonyms');
  await page.getByRole('button', { name: 'Salva' }).last().click();
  await page.getByText(/Sinonimi non validi/).waitFor();
  await take(page, 'assistant-refused');
  await page.getByRole('link', { name: 'Panoramica' }).click();
  await page.getByText('Esci senza salvare').waitFor();
  await take(page, 'assistant-unsaved');
}

async function clientScreens(_app: App, { page }: Person, take: Take): Promise<void> {
  const client = DEMO_ACCOUNTS[1];
  await page.goto(app.url);
  await signIn(page, client?.email ?? '', client?.password ?? '');
  await page.getByText('Casa Serena').first().waitFor();
  await page.getByText('Modalità test').first().waitFor();
  await take(page, 'client');
  await page.getByRole('button', { name: 'Configurazione' }).click();
  await page.getByLabel('Nome azienda').waitFor();
  await take(page, 'client-configuration');
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('button', { name: 'Carica prodotti' }).click();
  await page.getByText('Prodotti attuali').waitFor();
  await take(page, 'client-upload');
  await page.goto(`${app.url}/dashboard/people`);
  await page.getByText('cliente@demo.it').first().waitFor();
  await take(page, 'client-people');
}
