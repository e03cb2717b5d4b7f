import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { openGate } from '../server/test/gate.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo } from './browser.ts';

let app: App;
let owner: Person;
let client: Person;

beforeAll(async () => {
  app = await startDemo();
  owner = await openBrowser();
  client = await openBrowser(NARROW);
});
afterAll(async () => {
  await owner?.close();
  await client?.close();
  await app?.close();
});

async function signIn({ page }: Person, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

test('a wrong password is refused in the red box, and nothing typed is lost', async () => {
  const { page } = owner;
  await page.goto(app.url);
  await page.getByText('Accesso non effettuato').waitFor();
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
  await expectAccessible(page);
  await signIn(owner, 'admin@demo.it', 'sbagliata');
  await page.getByText('Credenziali non valide. Verifica email e password.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@demo.it');
  await expectAccessible(page);
});

test('somebody registers, completes their company, and is on its dashboard', async () => {
  const { page } = owner;
  await page.getByText('Registrazione', { exact: true }).click();
  expect(await page.getByText('Credenziali non valide').count()).toBe(0);
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  await signIn(owner, 'anna@bottega.it', '123456');
  await page.getByText(/troppo comune/).waitFor();
  await signIn(owner, 'anna@bottega.it', 'pane e tulipani');
  await page.getByRole('heading', { name: 'Completa la registrazione' }).waitFor();
  await page.getByText('anna@bottega.it').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Nome azienda').fill('La Bottega di Anna');
  await page.getByRole('button', { name: 'Completa Registrazione' }).click();
  await page.getByText('I primi cinque minuti').waitFor(); // in the panel of the one company that there is
  await expectAccessible(page);
  await page.goto(`${app.url}/admin`);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByText('La Bottega di Anna').waitFor();
  await page.getByText('Connesso · 1 azienda').waitFor();
  expect(await page.getByText('Demo Shop').count()).toBe(0);
  await expectAccessible(page);
});

test('a reload keeps them signed in, and a foreign company is not found', async () => {
  const { page } = owner;
  await page.reload();
  await page.getByText('La Bottega di Anna').waitFor();
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}`);
  await page.getByText('Azienda non trovata').waitFor();
  await page.goto(`${app.url}/dashboard`);
  await page.getByText('Accesso negato').waitFor();
  await expectAccessible(page);
});

test('they add a client, who signs in and sees their shop alone', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/admin`);
  await page.getByRole('link', { name: /^La Bottega di Anna/ }).click(); // a row opens its panel
  await page.getByRole('link', { name: 'Persone', exact: true }).click();
  await page
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('marco@bottega.it');
  await dialog
    .getByLabel(/^(Prima )?[Pp]assword/)
    .first()
    .fill('mare e monti');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Aggiungi/ }).click();
  await page.getByText('marco@bottega.it').first().waitFor();
  await client.page.goto(app.url);
  await signIn(client, 'marco@bottega.it', 'mare e monti');
  await client.page.getByText(/marco/).first().waitFor();
  await client.page.getByText('La Bottega di Anna').first().waitFor();
  await expectAccessible(client.page);
  await client.page.goto(`${app.url}/admin`);
  await client.page.getByText('Accesso negato').waitFor();
  await client.page.goto(app.url);
  await client.page.getByText('La Bottega di Anna').first().waitFor();
});

test('disabled, their open screen closes, and they cannot come back', async () => {
  const { page } = owner;
  await page.getByRole('button', { name: /Azioni per marco/ }).click();
  await page.getByRole('menuitem', { name: /^Disabilita/ }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Disabilita/ });
  await confirm.click();
  await page
    .getByText(/Disabilitat/)
    .first()
    .waitFor();
  await client.page.getByLabel('Password', { exact: true }).waitFor();
  await client.page.goto(app.url);
  await signIn(client, 'marco@bottega.it', 'mare e monti');
  await client.page.getByText('Account disabilitato. Contatta il supporto.').waitFor();
});

test('each demo login opens its dashboard, and signing out leads back', async () => {
  const { page } = client;
  await page.goto(app.url);
  await page.getByText('cliente@demo.it').first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Casa Serena').first().waitFor();
  await page.getByRole('button', { name: 'Esci' }).first().click();
  await page.getByText('Accedi al tuo spazio').waitFor();
  await page.getByText('admin@demo.it').first().click();
  await page.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
});

test('a page that is closed while it asks for its session leaves nobody signed out', async () => {
  const { context } = client;
  const gate = await openGate(app.url);
  const cookie = async () => (await context.cookies()).find(({ httpOnly }) => httpOnly)?.value;
  const countUsed = async () => {
    const [row] = await querySystem<{ count: number }>(
      app.shared.database,
      'select count(*)::int as count from refresh_tokens where used_at is not null',
    );
    return row?.count;
  };
  const [before, used] = [await cookie(), await countUsed()];
  const page = await context.newPage();
  await page.route('**/graphql', (route, request) => {
    if (request.postData()?.includes('RefreshSession')) gate.hold();
    return route.continue();
  });
  await page.goto(gate.url, { waitUntil: 'commit' });
  await expect.poll(countUsed).not.toBe(used);
  await page.close();
  gate.letGo();
  // Used a second time after 10 s, the one before would end the session.
  await expect.poll(cookie).not.toBe(before);
  gate.close();
});

test('no page complained', () => {
  const expected = /Failed to load resource|WebSocket/;
  expect([...owner.complaints, ...client.complaints].filter((line) => !expected.test(line))).toEqual([]);
});
