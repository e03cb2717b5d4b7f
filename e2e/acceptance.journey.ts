import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

const SCREENS = '.data/screens/acceptance';
mkdirSync(SCREENS, { recursive: true });
const HOURS = 'Quali sono i vostri orari di apertura?';

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('questions whose right answer the shop knows, %s', (name, viewport) => {
  let app: App;
  let visitor: Person;
  let owner: Person;
  let client: Person;
  beforeAll(async () => {
    app = await startDemo();
    [visitor, owner, client] = await Promise.all([openBrowser(WIDE), openBrowser(viewport), openBrowser(viewport)]);
    await signInAs(owner, app, DEMO_ACCOUNTS[0] ?? { email: '', password: '' });
    await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID));
  });
  afterAll(async () => {
    for (const person of [visitor, owner, client]) await person?.close();
    await app?.close();
  });

  const row = (page: Page, question: string) => page.getByRole('listitem').filter({ hasText: question });
  async function look(page: Page, what: string): Promise<void> {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: `${SCREENS}/${name}-${what}.png`, fullPage: true });
  }

  test('come from the log by a click, and from a form', async () => {
    await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' }).first().waitFor(); // it greets
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('a che ora aprite?');
    await visitor.page.keyboard.press('Enter');
    const answers = visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' });
    await answers.nth(1).waitFor();

    const { page } = client;
    await page.goto(`${app.url}/dashboard/conversations`);
    if (name === 'narrow')
      await page
        .getByRole('link', { name: /Visitatore/ })
        .first()
        .click();
    await page.getByText('Perché questa risposta?').last().click();
    await look(page, 'log');
    await page.getByRole('link', { name: 'Aggiungi al collaudo' }).click();
    expect(await page.getByLabel('Domanda', { exact: true }).inputValue()).toBe('a che ora aprite?');
    expect(await page.getByRole('combobox', { name: 'FAQ' }).inputValue()).toBe(HOURS);
    await look(page, 'form');
    await page.getByRole('button', { name: 'Salva' }).click();
    await row(page, 'a che ora aprite?').getByText('Passa', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Nuova domanda' }).click();
    await page.getByLabel('Domanda', { exact: true }).fill('La spedizione è gratuita?');
    await page.getByRole('combobox', { name: 'Chi deve rispondere' }).click();
    await page.getByRole('option', { name: 'Nessuna risposta' }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await row(page, 'La spedizione è gratuita?').getByText('Non passa', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Prova tutto' }).click();
    await page.getByText('1 domanda non passa.').first().waitFor();
    await look(page, 'list');
  });

  test('say what a draft would break, and what a change broke, until it is taken back', async () => {
    const { page } = owner;
    const panel = `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;
    await page.goto(`${panel}/faq`);
    await page.getByRole('link', { name: HOURS }).click();
    await page.getByLabel('Domanda', { exact: true }).waitFor();
    await page.getByRole('switch', { name: /Da completare/ }).click();
    await page.getByText('Collaudo: 1 domanda non passerebbe più').waitFor();
    await look(page, 'proof');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salva lo stesso' }).click();
    await page.getByLabel('Domanda', { exact: true }).waitFor({ state: 'detached' });

    await row(client.page, 'a che ora aprite?').getByText('è da completare').waitFor(); // by itself
    await client.page.goto(`${app.url}/dashboard`);
    await client.page.getByText('2 domande del collaudo non passano').waitFor();
    await look(client.page, 'today');
    await page.goto(panel);
    await page.getByText('2 domande del collaudo non passano').waitFor();
    await look(page, 'overview');
    await page.getByRole('link', { name: 'Apri il collaudo' }).click();
    await row(page, 'a che ora aprite?').waitFor();
    await look(page, 'failing');

    await page.getByRole('button', { name: 'Altro del collaudo' }).click();
    await page.getByRole('menuitem', { name: 'Storia delle prove' }).click();
    await page.getByText('Dopo una modifica').waitFor();
    await look(page, 'history');
    await page.getByRole('listitem').getByRole('link').first().click();
    await row(page, 'a che ora aprite?').getByText('Non passa', { exact: true }).waitFor();
    await look(page, 'results');
  });

  test('come from a file, whole or not at all, and go to the model only after a yes', async () => {
    const { page } = client;
    await page.goto(`${app.url}/dashboard/improve/acceptance`);
    const more = page.getByRole('button', { name: 'Altro del collaudo' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Carica un CSV' }).click();
    const send = (text: string) =>
      page
        .getByLabel('File CSV del collaudo')
        .setInputFiles({ name: 'collaudo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await send('domanda;atteso;parole\nFate pacchi regalo?;FAQ: Che non c’è;\n');
    await page.getByText("Riga 2: La FAQ «Che non c’è» non c'è.").waitFor();
    await look(page, 'refused');
    await send('domanda;atteso;parole\nChi ha vinto le elezioni?;fuori tema;\n');
    await row(page, 'Chi ha vinto le elezioni?').getByText('Passa', { exact: true }).waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: 'Prova con il modello' }).click();
    await page.getByText('Nessun modello è attivo').waitFor();
    await look(page, 'model');
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();
    await page.getByRole('button', { name: 'Elimina «Chi ha vinto le elezioni?»' }).click();
    await row(page, 'Chi ha vinto le elezioni?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annulla' }).click();
    await row(page, 'Chi ha vinto le elezioni?').waitFor();
  });

  test('and nothing was complained about', () => {
    for (const { complaints } of [visitor, owner, client]) expect(complaints).toEqual([]);
  });
});
