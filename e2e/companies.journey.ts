import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../server/accounts/store.ts';
import type { App } from '../server/app.ts';
import { addCompany } from '../server/companies/store.ts';
import { asSystem } from '../server/database/system.ts';
import { CASA_SERENA_ID, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createVisitor, start } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { waiting } from './answers.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo } from './browser.ts';

const POLL = { timeout: 20_000 };
const MANY = 120;
const DEMO_COMPANIES = 2; // Demo Shop and Casa Serena

let app: App;
let admin: Person;
let phone: Person;

beforeAll(async () => {
  app = await startDemo();
  admin = await openBrowser();
  phone = await openBrowser(NARROW);
});
afterAll(async () => {
  await admin?.close();
  await phone?.close();
  await app?.close();
});

async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto(app.url);
  await page.getByText(email).first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Casa Serena').first().waitFor();
}

/** Adds companies of the demo's admin, and people of the demo's whole shop. */
async function addMany(): Promise<void> {
  await asSystem(app.shared.database, async (manager) => {
    const [owner] = await manager.query<{ id: string }[]>("select id from accounts where email = 'admin@demo.it'");
    for (let number = 1; number <= MANY; number++) {
      const name = `Negozio ${String(number).padStart(3, '0')}`;
      const colors = { primaryColor: '#3B82F6', secondaryColor: '#8B5CF6' };
      await addCompany(manager, { id: crypto.randomUUID(), name, logoUrl: '', ...colors, ownerId: owner?.id ?? null });
      const email = `persona${String(number).padStart(3, '0')}@esempio.it`;
      await addAccount(manager, { email, role: 'CLIENT', companyId: CASA_SERENA_ID, passwordHash: null });
    }
  });
}

test('a new company: the form keeps what was typed, and opens its panel', async () => {
  const { page } = admin;
  await signIn(admin, 'admin@demo.it');
  await page.getByRole('button', { name: 'Nuova Azienda' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome azienda').waitFor();
  expect(await form.getByRole('button', { name: 'Crea Azienda' }).isDisabled()).toBe(true);
  await form.getByLabel('Nome azienda').fill('x');
  await form.getByLabel('Nome azienda').fill(' ');
  await form.getByText("Il nome dell'azienda è obbligatorio").waitFor();
  await form.getByLabel('Nome azienda').fill('La Bottega di Anna');
  await form.getByText("Ciao! Sono l'assistente AI di La Bottega di Anna.").waitFor();
  await form.getByLabel('Telefono di contatto').fill('chiamami');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Crea Azienda' }).click();
  await form.getByText('Telefono non valido. Usa cifre, spazi e +.').waitFor();
  expect(await form.getByLabel('Nome azienda').inputValue()).toBe('La Bottega di Anna');
  await form.getByLabel('Telefono di contatto').fill('02 1234567');
  await form.getByRole('button', { name: 'Crea Azienda' }).click();
  await page.getByRole('heading', { name: 'La Bottega di Anna' }).waitFor();
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await page.getByText('La Bottega di Anna').waitFor();
  await page.getByText(`Connesso · ${DEMO_COMPANIES + 1} aziende`).waitFor();
});

/** Leaves a changed form in each of the ways, each time stays, and leaves it in the end. */
async function leaveOnlyAsked(page: Page, title: string, text: string): Promise<void> {
  const form = page.getByRole('dialog', { name: title });
  const asked = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await form.getByLabel('Nome azienda').fill(text);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Chiudi' }).click(),
    () => page.mouse.click(5, 400),
    () => form.getByRole('button', { name: 'Annulla' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await asked.getByText('Hai cambiato qualcosa').waitFor();
    await asked.getByRole('button', { name: 'Continua a modificare' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Nome azienda').inputValue()).toBe(text);
  }
  await form.getByLabel('Nome azienda').press('Escape');
  await asked.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape'); // of the question, and of it alone
  await asked.waitFor({ state: 'detached' });
  expect(await form.getByLabel('Nome azienda').inputValue()).toBe(text);
  await form.getByRole('button', { name: 'Annulla' }).click();
  await asked.getByRole('button', { name: 'Chiudi senza salvare' }).click();
  await asked.waitFor({ state: 'detached' });
  await form.waitFor({ state: 'detached' });
}

test('a new company that was begun is thrown away only after a question', async () => {
  const { page } = admin;
  const open = () => page.getByRole('button', { name: 'Nuova Azienda' }).first().click();
  await open();
  await leaveOnlyAsked(page, 'Nuova Azienda', 'Bottega a metà');
  await open(); // anew, and left as it is: nothing to ask
  const name = page.getByRole('dialog', { name: 'Nuova Azienda' }).getByLabel('Nome azienda');
  await expect.poll(() => name.inputValue(), POLL).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('what was changed in its details is thrown away only after a question', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Dettagli di La Bottega di Anna' }).click();
  const edit = page.getByRole('dialog').getByRole('button', { name: 'Modifica azienda' });
  await edit.click();
  await leaveOnlyAsked(page, 'Modifica azienda', 'Bottega a metà');
  await page.getByRole('dialog').getByRole('heading', { name: 'La Bottega di Anna' }).waitFor(); // back where it began
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('Back asks too before a changed form goes, and leaves nothing of it to the next', async () => {
  const { page } = admin;
  const asked = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  const stay = () => asked.getByRole('button', { name: 'Resta qui' }).click();
  const details = page.getByRole('dialog', { name: 'Dettagli azienda' });
  for (const [title, open] of [
    ['Nuova Azienda', () => page.getByRole('button', { name: 'Nuova Azienda' }).first().click()],
    [
      'Modifica azienda',
      async () => {
        await page.getByRole('link', { name: 'Dettagli di La Bottega di Anna' }).click();
        await details.getByRole('button', { name: 'Modifica azienda' }).click();
      },
    ],
  ] as const) {
    await open();
    const form = page.getByRole('dialog', { name: title });
    const name = form.getByLabel('Nome azienda');
    await name.fill('Bottega a metà');
    for (const answer of [stay, () => page.keyboard.press('Escape')]) {
      await page.evaluate(() => history.back());
      await asked.getByText('Se lasci questa pagina adesso').waitFor();
      await answer();
      await asked.waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Bottega a metà');
    }
    await page.evaluate(() => history.back());
    await asked.getByRole('button', { name: 'Esci senza salvare' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  }
  await page.getByRole('link', { name: 'Dettagli di Casa Serena' }).click();
  await details.getByRole('link', { name: 'Gestisci' }).waitFor(); // not the form of the company before
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('what is saved while the person is asked whether to throw it away is not asked about any more', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Dettagli di La Bottega di Anna' }).click();
  const dialog = page.getByRole('dialog', { name: /azienda$/ });
  await dialog.getByRole('button', { name: 'Modifica azienda' }).click();
  await dialog.getByLabel('Sito web').fill('www.bottega.it');
  const asked = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await waiting(page, 'UpdateCompany', async () => {
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await page.keyboard.press('Escape');
    await asked.waitFor();
  });
  await page.getByText('Modifiche salvate: i visitatori le vedono già.').first().waitFor();
  await asked.waitFor({ state: 'detached' });
  await dialog.getByRole('link', { name: 'Gestisci' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

/** A figure of the open details. */
const fact = (page: Page, name: string) =>
  page.getByRole('dialog').locator('dl > div').filter({ hasText: name }).locator('dd');

test('its details tell what happens there, while it happens', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Dettagli di La Bottega di Anna' }).click();
  await expect.poll(() => fact(page, 'Persone').textContent(), POLL).toBe('1'); // the owner
  const zero = ['Prodotti', 'Conversazioni oggi', 'Attive ora'];
  for (const name of zero) await expect.poll(() => fact(page, name).textContent(), POLL).toBe('0');
  await expect.poll(() => fact(page, 'Ultima attività').textContent(), POLL).toBe('Mai');
  const id = new URL(page.url()).searchParams.get('company') ?? '';
  await start(app, await createVisitor(app, id), 'Buongiorno');
  for (const name of ['Conversazioni oggi', 'Attive ora'])
    await expect.poll(() => fact(page, name).textContent(), POLL).toBe('1');
  await expect.poll(() => fact(page, 'Ultima attività').textContent(), POLL).toMatch(/^oggi alle/);
  const client = await addClient(app, id, 'anna@bottega.it');
  await signInAs(phone, app, client);
  await expect.poll(() => fact(page, 'Persone').textContent(), POLL).toBe('2');
  await expect.poll(() => fact(page, 'Ultimo accesso').textContent(), POLL).toMatch(/^oggi alle/);
  await phone.page.getByRole('button', { name: 'Esci' }).first().click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the Admin Dashboard counts what visitors do at every company, while they do it', async () => {
  const { page } = admin;
  const card = page.getByRole('region', { name: 'Statistiche' });
  const counted = () =>
    Promise.all(
      ['Messaggi oggi', 'Conversazioni attive ora', 'Risposte dalle FAQ oggi'].map((label) =>
        card.locator('dl > div').filter({ hasText: label }).locator('dd').textContent(),
      ),
    );
  // Somebody greeted the new company, whose assistant knows nothing yet.
  await expect.poll(counted, POLL).toEqual(['3', '1', '0%']);
  const visitor = await openBrowser(NARROW);
  await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  const field = visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  const ask = async (question: string, answer: string) => {
    await field.fill(question);
    await field.press('Enter');
    await visitor.page.getByRole('listitem').filter({ hasText: answer }).first().waitFor();
  };
  await ask('Quali sono gli orari?', 'dalle 9:00 alle 18:00');
  await expect.poll(counted, POLL).toEqual(['6', '2', '50%']);
  await ask('Come posso contattarvi?', 'info@demoshop.it');
  await expect.poll(counted, POLL).toEqual(['8', '2', '67%']);
  await visitor.page.getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect.poll(counted, POLL).toEqual(['8', '1', '67%']);
  await page.reload();
  await expect.poll(counted, POLL).toEqual(['8', '1', '67%']);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test('its details have an address; it is edited, and deleted once its name is typed', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Dettagli di La Bottega di Anna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 da completare').waitFor(); // its hours, and how to reach it
  expect(new URL(page.url()).search).toMatch(/^\?company=[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Modifica azienda' }).click();
  await dialog.getByLabel('Nome azienda').fill('Bottega Anna');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Modifiche salvate: i visitatori le vedono già.').waitFor();
  await dialog.getByRole('heading', { name: 'Bottega Anna' }).waitFor();
  await dialog.getByRole('button', { name: 'Elimina azienda' }).click();
  await dialog.getByLabel('Per confermare scrivi «Bottega Anna»').fill('Bottega');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Elimina azienda' }).click();
  await dialog.getByText("Il nome non corrisponde a quello dell'azienda.").waitFor();
  const elsewhere = await admin.context.newPage();
  const id = new URL(page.url()).searchParams.get('company');
  await elsewhere.goto(`${app.url}/admin/companies/${id}/faq/new`);
  await elsewhere.getByRole('textbox', { name: 'Domanda' }).fill('Incartate i regali?');
  await dialog.getByLabel('Per confermare scrivi «Bottega Anna»').fill('bottega anna');
  await dialog.getByRole('button', { name: 'Elimina azienda' }).click();
  await page.getByText('Bottega Anna è stata eliminata.').waitFor();
  await elsewhere.getByText('Questa azienda è stata eliminata').waitFor();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Tutte le aziende' }).click();
  await elsewhere.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await elsewhere.close();
  await page.getByText(`Connesso · ${DEMO_COMPANIES} aziende`).waitFor();
});

test('of many companies and people the last is reached, and found by name', async () => {
  const { page } = admin;
  await addMany();
  await page.reload();
  const rows = page.getByRole('region', { name: 'Aziende Registrate' }).locator('tbody tr');
  await rows.nth(49).waitFor();
  expect(await page.getByText('Negozio 120').count()).toBe(0);
  await page.getByRole('button', { name: 'Mostra altre' }).click();
  await rows.nth(99).waitFor();
  await page.getByRole('button', { name: 'Mostra altre' }).click();
  await page.getByText('Negozio 120').waitFor();
  expect(await rows.count()).toBe(MANY + DEMO_COMPANIES);
  expect(await page.getByRole('button', { name: 'Mostra altre' }).count()).toBe(0);
  await page.getByLabel("Cerca un'azienda").fill('NEGOZIO 07');
  await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(10);
  await page.getByLabel("Cerca un'azienda").fill('xyz');
  await page.getByText('Nessuna azienda trovata').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostra tutte' }).last().click();
  await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/people`);
  const people = page.getByRole('region', { name: 'Persone' }).getByRole('listitem');
  await people.nth(49).waitFor();
  await page.getByRole('button', { name: 'Mostra altre' }).click();
  await people.nth(99).waitFor();
  await page.getByRole('button', { name: 'Mostra altre' }).click();
  await page.getByText('persona120@esempio.it').waitFor();
  expect(await people.count()).toBe(MANY + 1);
});

test('whoever signs in or is disabled elsewhere shows so, and the list stays as long as it was', async () => {
  const { page } = admin;
  const row = page.getByRole('listitem').filter({ hasText: 'cliente@demo.it' });
  await row.getByText('Ultimo accesso: Mai').waitFor();
  await signIn(phone, 'cliente@demo.it');
  await row.getByText(/Ultimo accesso: oggi alle/).waitFor();
  const second = await admin.context.newPage();
  await second.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/people`);
  await second.getByRole('button', { name: /Azioni per cliente@demo.it/ }).click();
  await second.getByRole('menuitem', { name: 'Disabilita' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Disabilita' }).click();
  await row.getByText('Disabilitato').waitFor();
  expect(await page.getByRole('region', { name: 'Persone' }).getByRole('listitem').count()).toBe(MANY + 1);
  await second.close();
});

test('no page complained', () => {
  expect([...admin.complaints, ...phone.complaints].filter((line) => !/401|SESSION/.test(line))).toEqual([]);
});
