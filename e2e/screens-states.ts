import type { Page } from 'playwright-core';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID, DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createPerson, createShop, createVisitor, must, PASSWORD, start } from '../server/test/story.ts';
import { failing } from './answers.ts';
import { addClient, type Login, type Person, signInAs } from './browser.ts';

/** Keeps a picture of the page as it is now. */
export type Take = (page: Page, name: string) => Promise<void>;

const [ADMIN = { email: '', password: '' }, CLIENT = { email: '', password: '' }] = DEMO_ACCOUNTS;
const SECTIONS = [
  '',
  'faq',
  'products',
  'prompt',
  'conversations',
  'requests',
  'improve',
  'statistics',
  'settings',
  'people',
];

async function settled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

/** Workspaces in which there is nothing yet. */
export async function emptyScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  const admin = await createPerson(app, 'ADMIN');
  await signInAs(person, app, { email: admin.email, password: PASSWORD });
  await page.getByText('Nessuna azienda registrata').waitFor();
  await take(page, 'empty-admin');
  const CREATE = 'mutation { createCompany(input: { name: "Fiori di Anna" }) { id } }';
  const { createCompany } = await must(app, CREATE, {}, admin.token);
  for (const section of SECTIONS) {
    await settled(page, `${app.url}/admin/companies/${createCompany.id}/${section}`);
    await take(page, `empty-panel-${section || 'overview'}`);
  }
  await settled(page, `${app.url}/admin/companies/${createCompany.id}/dashboard`);
  await take(page, 'empty-dashboard');
  await settled(page, `${app.url}/widget/${createCompany.id}`);
  await take(page, 'empty-widget');
}

/** What is shown where the server fails. */
export async function failedScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  await signInAs(person, app, ADMIN);
  const panel = `/admin/companies/${CASA_SERENA_ID}`;
  for (const [operation, path, name] of [
    ['Companies', '/admin', 'admin'],
    ['CompanyDetail', `/admin?company=${CASA_SERENA_ID}`, 'admin-detail'],
    ['CompanyFrame', panel, 'panel'],
    ['Faqs', `${panel}/faq`, 'faq'],
    ['Products', `${panel}/products`, 'products'],
    ['Conversations', `${panel}/conversations`, 'conversations'],
    ['AssistantSettings', `${panel}/settings`, 'settings'],
    ['PromptSettings', `${panel}/prompt`, 'prompt'],
    ['People', `${panel}/people`, 'people'],
    ['RefreshSession', '/admin', 'profile'],
  ] as const) {
    await failing(page, operation, async () => {
      await settled(page, app.url + path);
      await take(page, `failed-${name}`);
    });
  }
  await person.context.routeWebSocket('**/graphql', (socket) => socket.close());
  await page.goto(app.url + panel);
  await page.getByText('Riconnessione...').first().waitFor();
  await take(page, 'offline-panel');
}

/** What somebody sees who saves after somebody else. */
export async function staleScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  const shop = await createShop(app);
  await signInAs(person, app, { email: shop.owner.email, password: PASSWORD });
  const first = await person.context.newPage();
  for (const each of [page, first]) {
    await settled(each, `${app.url}/admin/companies/${shop.id}/faq`);
    await each.getByRole('link', { name: 'Quali sono gli orari?', exact: true }).click();
    await each.getByLabel('Risposta', { exact: true }).waitFor();
  }
  const save = (each: Page) => each.getByRole('button', { name: 'Salva', exact: true }).click();
  await first.getByLabel('Risposta', { exact: true }).fill('Dalle 8 alle 20, tutti i giorni.');
  await save(first);
  await first.getByRole('link', { name: 'Nuova FAQ' }).waitFor();
  await page.getByLabel('Risposta', { exact: true }).fill('Dalle 10 alle 18, la domenica chiusi.');
  await save(page);
  await page.getByText('Qualcun altro ha salvato nel frattempo').waitFor();
  await take(page, 'stale-faq');
  for (const each of [page, first]) await settled(each, `${app.url}/admin/companies/${shop.id}/settings`);
  const company = (each: Page) => each.locator('form').filter({ has: each.getByLabel('Sito web') });
  await first.getByLabel('Sito web').fill('www.negozio.it');
  await company(first).getByRole('button', { name: 'Salva' }).click();
  await first.getByText('Modifiche salvate').waitFor();
  await page.getByLabel('Telefono di contatto').fill('02 1234567');
  await company(page).getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('button', { name: 'Ricarica i dati salvati' }).scrollIntoViewIfNeeded();
  await take(page, 'stale-company');
  await first.close();
}

const LONG =
  "Antica Premiata Erboristeria e Profumeria dei Fratelli Bevilacqua-Castelfranco di Sant'Arcangelo in Vallemontana dal 1873";
const UNBROKEN =
  'https://www.example.it/una-parola-lunghissima-che-nessuno-spezza-mai-perche-non-ha-spazi-da-nessuna-parte';

/** Names that nobody expects to be so long. */
export async function longScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  const shop = await createShop(app, { name: LONG.slice(0, 120) });
  const { token } = shop.owner;
  await addClient(
    app,
    shop.id,
    `${'commessa.molto.gentile.'.repeat(2)}bevilacqua@erboristeria-castelfranco.example.it`,
  );
  await must(
    app,
    'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id } }',
    {
      id: shop.id,
      input: {
        question: `${LONG}: ${UNBROKEN}?`.slice(0, 300),
        answer: `${LONG}. ${UNBROKEN}`,
        keywords: [UNBROKEN.slice(0, 60)],
        category: 'Generale',
        isDraft: false,
      },
    },
    token,
  );
  await start(app, await createVisitor(app, shop.id), `${UNBROKEN} ${LONG}`);
  await signInAs(person, app, { email: shop.owner.email, password: PASSWORD });
  await settled(page, `${app.url}/admin`);
  await take(page, 'long-admin');
  await settled(page, `${app.url}/admin?company=${shop.id}`);
  await take(page, 'long-detail');
  for (const section of ['', 'faq', 'conversations', 'people', 'settings']) {
    await settled(page, `${app.url}/admin/companies/${shop.id}/${section}`);
    await take(page, `long-panel-${section || 'overview'}`);
  }
  await page.getByText('Testa Chatbot').click();
  await page.getByText('Modalità test').first().waitFor();
  await take(page, 'long-test');
  await settled(page, `${app.url}/admin/companies/${shop.id}/dashboard`);
  await take(page, 'long-dashboard');
  await settled(page, `${app.url}/widget/${shop.id}`);
  await take(page, 'long-widget');
}

/** Dialogs, menus and what lies over a screen. */
export async function dialogScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  const panel = `${app.url}/admin/companies/${CASA_SERENA_ID}`;
  await signInAs(person, app, ADMIN);
  await settled(page, `${app.url}/admin?company=${CASA_SERENA_ID}`);
  await page.getByRole('button', { name: 'Modifica azienda' }).click();
  await page.getByLabel('Nome azienda').waitFor();
  await take(page, 'dialog-company-edit');
  await settled(page, panel);
  await page.getByRole('button', { name: 'Testa Chatbot' }).click();
  await page.getByText('Modalità test').first().waitFor();
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('mi consigli una moka?');
  await page.keyboard.press('Enter');
  await page.getByText('Moka 6 tazze').first().waitFor();
  await take(page, 'dialog-test');
  await page.getByRole('button', { name: 'Riduci' }).click();
  await take(page, 'dialog-test-minimised');
  await page.getByRole('button', { name: 'Test Chatbot: Casa Serena' }).click();
  await page.getByRole('button', { name: 'Chiudi il test' }).click();
  await page.getByRole('switch', { name: 'Chatbot attivo' }).press('Space');
  await page.getByText('Spegni il chatbot').waitFor();
  await take(page, 'dialog-off');
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  await page.keyboard.press('?');
  await page.getByText('Vai alla ricerca').waitFor();
  await take(page, 'dialog-keys');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Account|^Il tuo account|@/ })
    .first()
    .click();
  await take(page, 'menu-account');
  await page.getByRole('menuitem', { name: 'Cambia password' }).click();
  await take(page, 'dialog-password');
  await settled(page, `${panel}/faq`);
  await page.getByRole('link', { name: 'Aggiungi dai modelli' }).click();
  await page.getByRole('button', { name: /^Aggiungi \d+ FAQ$/ }).waitFor();
  await take(page, 'faq-templates');
  await settled(page, `${panel}/faq/new`);
  await page.getByLabel('Domanda', { exact: true }).fill('Incartate?');
  await page.getByRole('button', { name: 'Esci' }).click();
  await page.getByText('Esci senza salvare').waitFor();
  await take(page, 'dialog-unsaved');
  await page.getByRole('button', { name: 'Resta qui' }).click();
  await settled(page, `${panel}/products`);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await take(page, 'dialog-import');
  const rows = [
    'nome;descrizione;prezzo;categoria',
    ...Array.from({ length: 9 }, (_, at) => `Tazza ${at};Utile;${at} €;Cucina`),
    ';;;',
  ];
  await page
    .getByLabel('File da importare')
    .setInputFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: /^Applica/ }).waitFor();
  await take(page, 'dialog-import-preview');
  await settled(page, `${panel}/people`);
  await page
    .getByRole('button', { name: /Azioni per/ })
    .first()
    .click();
  await take(page, 'menu-person');
  await page
    .getByRole('menuitem', { name: /password/i })
    .first()
    .click();
  await take(page, 'dialog-person-password');
  if (page.viewportSize()?.width === 390) {
    await settled(page, panel);
    await page.getByRole('button', { name: 'Altro' }).click();
    await take(page, 'sheet-sections');
  }
}

/** The same in the dark. */
export async function darkScreens(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page, app.url);
  await take(page, 'dark-access');
  await signInAs(person, app, ADMIN);
  await settled(page, `${app.url}/admin`);
  await take(page, 'dark-admin');
  await settled(page, `${app.url}/admin?company=${CASA_SERENA_ID}`);
  await take(page, 'dark-detail');
  for (const section of SECTIONS) {
    await settled(page, `${app.url}/admin/companies/${CASA_SERENA_ID}/${section}`);
    await take(page, `dark-panel-${section || 'overview'}`);
  }
  await settled(page, `${app.url}/admin/companies/${DEMO_COMPANY_ID}/faq/new`);
  await take(page, 'dark-faq-new');
  await settled(page, `${app.url}/admin/companies/${CASA_SERENA_ID}/dashboard`);
  await take(page, 'dark-dashboard');
}

/** Each section as a client sees it. */
export async function clientSections(app: App, person: Person, take: Take): Promise<void> {
  const { page } = person;
  await signInAs(person, app, CLIENT satisfies Login);
  for (const section of SECTIONS.filter((one) => one !== 'prompt' && one !== 'settings')) {
    await settled(page, `${app.url}/dashboard/${section}`);
    await take(page, `client-${section || 'dashboard'}`);
  }
  await settled(page, `${app.url}/dashboard/prompt`);
  await take(page, 'client-denied');
}
