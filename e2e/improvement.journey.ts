import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

const SCREENS = '.data/screens/improvement';
mkdirSync(SCREENS, { recursive: true });

describe.each([
  ['wide', WIDE, 'Posso entrare con il cane?', 'i cani possono entrare?'],
  ['narrow', NARROW, 'Avete un parcheggio?', 'dove posso lasciare la macchina?'],
] as const)('an unanswered question becomes a FAQ, %s', (name, viewport, question, other) => {
  let visitor: Person;
  let owner: Person;
  let client: Person;
  beforeAll(async () => {
    [visitor, owner, client] = await Promise.all([openBrowser(WIDE), openBrowser(viewport), openBrowser(viewport)]);
    await signInAs(owner, app, DEMO_ACCOUNTS[0] ?? { email: '', password: '' });
    await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID, `cliente-${name}@demoshop.it`));
  });
  afterAll(async () => {
    for (const person of [visitor, owner, client]) await person?.close();
  });

  const row = (page: Page) =>
    page
      .getByRole('listitem')
      .filter({ hasText: /volte|una volta/ })
      .filter({ hasText: question });
  const isInside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const look = (page: Page, what: string) =>
    page.screenshot({ path: `${SCREENS}/${name}-${what}.png`, fullPage: true });

  /** Says something, and waits for the answer: nothing else is sent before. */
  async function say(text: string): Promise<void> {
    const answers = visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' });
    const before = await answers.count();
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
    await visitor.page.keyboard.press('Enter');
    await answers.nth(before).waitFor();
  }

  async function openSection(page: Page): Promise<number> {
    let clicks = 1;
    if (name === 'narrow') {
      await page.getByRole('button', { name: 'Altro' }).click();
      clicks++;
    }
    await page.getByRole('link', { name: 'Da migliorare' }).filter({ visible: true }).click();
    return clicks;
  }

  test('in four clicks at most, and the row closes by itself in the browsers of both', async () => {
    await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' }).first().waitFor(); // it greets
    await say(question);
    await say(other);
    await client.page.goto(`${app.url}/dashboard/improve`);
    await row(client.page).getByText('Chiesta 2 volte da un visitatore').waitFor();
    await expectAccessible(client.page);
    await look(client.page, 'list');
    expect(await isInside(client.page)).toBe(true);

    const { page } = owner;
    await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}`);
    let clicks = await openSection(page);
    await row(page).waitFor();
    await row(page).getByRole('link', { name: 'Crea FAQ' }).click();
    clicks++;
    await page.getByLabel('Domanda', { exact: true }).waitFor();
    expect([question, other]).toContain(await page.getByLabel('Domanda', { exact: true }).inputValue());
    await page.getByLabel('Risposta', { exact: true }).fill('Certo: qui davanti, e dentro con il guinzaglio.');
    await page.getByText('Risponde a 2 domande in più').waitFor();
    await expectAccessible(page);
    expect(await isInside(page)).toBe(true);
    await look(page, 'editor');
    await page.getByRole('button', { name: 'Salva' }).click();
    clicks++;
    expect(clicks).toBeLessThanOrEqual(4);

    await row(client.page).waitFor({ state: 'detached' });
    await client.page.getByText('Risolte (').click();
    await row(client.page).getByText('Ora risponde la FAQ').waitFor();
    await expectAccessible(client.page);
    await look(client.page, 'answered');
    await say(other);
    await visitor.page.getByRole('listitem').filter({ hasText: 'con il guinzaglio' }).first().waitFor();
  });

  test('whoever takes the answer away again is asked before', async () => {
    const { page } = client;
    await page.goto(`${app.url}/dashboard/improve?show=answered`);
    await row(page).getByRole('link', { name: 'Apri la FAQ' }).click();
    await page.getByLabel('Domanda', { exact: true }).waitFor();
    await page.getByRole('switch', { name: /Da completare/ }).click();
    await page.getByText('3 non trovano più niente').waitFor();
    await page.getByText('Nessuna risposta').first().waitFor();
    await expectAccessible(page);
    await look(page, 'losses');
    await page.getByRole('button', { name: 'Salva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Qualche domanda resterà senza risposta' });
    await dialog.getByText('3 domande dei visitatori').waitFor();
    await expectAccessible(page);
    await look(page, 'asked');
    await dialog.getByRole('button', { name: 'Salva lo stesso' }).click();
    await page.getByLabel('Domanda', { exact: true }).waitFor({ state: 'detached' });
    await page.goto(`${app.url}/dashboard/improve`);
    await row(page).waitFor();
  });

  test('what a product, a topic or a file would change is told before, and asked about where something is lost', async () => {
    await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' }).first().waitFor();
    await say('consigliami uno zaino');
    const { page } = owner;
    const company = `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;
    const loss = page.getByText(/non trova(no)? più niente/).first();
    await page.goto(`${company}/products`);
    await page.getByRole('link', { name: /Zaino Urban/ }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Tenda da tavolo');
    await page
      .getByText(/cambiano? risposta|Non cambia nulla|non trova/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await isInside(page)).toBe(true);
    await look(page, 'product');
    await page.getByRole('button', { name: 'Elimina' }).click();
    await page
      .getByRole('dialog')
      .getByText(/non trova(no)? più niente/)
      .waitFor();
    await expectAccessible(page);
    await look(page, 'deletion');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Zaino Urban');

    await page.goto(`${company}/settings`);
    await page.getByRole('button', { name: 'Aggiungi gruppo' }).click();
    await page.getByRole('combobox', { name: 'Sinonimi, gruppo 1' }).fill('zaino,parapendio');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Non cambia nulla per|Risponde a/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await isInside(page)).toBe(true);
    await look(page, 'settings');
    await page.getByRole('button', { name: 'Annulla modifiche' }).click();

    await page.goto(`${company}/products`);
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    const rows = 'Nome;Descrizione;Prezzo\nMoka;Per il caffè;9,90 €\n';
    const file = { name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.getByLabel('File da importare').setInputFiles(file);
    await page.getByText('Sostituisci il catalogo').click(); // as it is first, nothing is lost
    await loss.waitFor();
    await expectAccessible(page);
    await look(page, 'import');
    await page.getByRole('button', { name: /^Applica/ }).click();
    await page.getByText(/Con questo file .* non trova(no)? più niente/).waitFor();
    await expectAccessible(page);
    await look(page, 'import-asked');
  });

  test('another is ignored, and brought back, and added to a FAQ that is there', async () => {
    const thing = name === 'wide' ? 'Vendete aquiloni?' : 'Vendete paracadute?';
    await say(thing);
    const { page } = client;
    await page.goto(`${app.url}/dashboard/improve`);
    const mine = page.getByRole('listitem').filter({ hasText: 'Chiesta una volta' }).filter({ hasText: thing });
    await mine.getByRole('button', { name: 'Ignora' }).click();
    await mine.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annulla' }).click();
    await mine.waitFor();
    await mine.getByRole('button', { name: 'Aggiungi a una FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'A quale FAQ?' });
    await dialog.getByRole('link').first().waitFor();
    await expectAccessible(page);
    await look(page, 'adding');
    await dialog.getByPlaceholder('Cerca tra le FAQ').fill('orari');
    await dialog.getByRole('link', { name: /orari/ }).first().click();
    await page.getByLabel('Domanda', { exact: true }).waitFor();
    await page
      .getByText(name === 'wide' ? 'aquiloni' : 'paracadute', { exact: true })
      .first()
      .waitFor();
    expect(await isInside(page)).toBe(true);
  });
});
