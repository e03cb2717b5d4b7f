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

const SCREENS = '.data/screens/refused';
mkdirSync(SCREENS, { recursive: true });
const settings = () => `${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`;

/** Saves the settings of the assistant, by the bar that tells of what is not saved. */
async function save(page: Page): Promise<void> {
  const unsaved = page.getByRole('status').filter({ hasText: 'Modifiche non salvate' });
  await page.locator('div').filter({ has: unsaved }).last().getByRole('button', { name: 'Salva' }).click();
  await unsaved.waitFor({ state: 'detached' });
}

describe.each([
  {
    name: 'wide',
    viewport: WIDE,
    question: 'Quali cuffie per guardare un film al cinema?',
    found: 'Cuffie Wireless',
    choose: (page: Page) => page.getByText('cinema', { exact: true }).click(),
    async takeBack(page: Page) {
      await page.getByRole('combobox', { name: 'Parole di questo negozio' }).press('Backspace');
    },
  },
  {
    name: 'narrow',
    viewport: NARROW,
    question: 'Che zaino porto in vacanza in Sardegna?',
    found: 'Zaino Urban',
    choose: (page: Page) => page.getByRole('checkbox', { name: 'Rispondi anche a «Viaggi e vacanze»' }).click(),
    async takeBack(page: Page) {
      await page.getByRole('switch', { name: 'Viaggi e vacanze' }).click();
    },
  },
])('a declined question is taught to be the shop’s, $name', ({ name, viewport, question, found, choose, takeBack }) => {
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
      .filter({ hasText: /^.*Rifiutata/ })
      .filter({ hasText: question });
  const look = async (page: Page, what: string) => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: `${SCREENS}/${name}-${what}.png`, fullPage: true });
  };

  /** Says something, and waits for the answer: nothing else is sent before. */
  async function say(text: string): Promise<void> {
    const answers = visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' });
    const before = await answers.count();
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
    await visitor.page.keyboard.press('Enter');
    await answers.nth(before).waitFor();
  }

  test('is in its list with what it would have found; taught, it leaves both browsers, and comes back when that is taken back', async () => {
    await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await visitor.page.getByRole('listitem').filter({ hasText: 'Assistente:' }).first().waitFor(); // it greets
    await say(question);
    await client.page.goto(`${app.url}/dashboard/improve/refused`);
    await row(client.page).getByText('Rifiutata una volta a un visitatore').waitFor();
    await row(client.page).getByRole('link', { name: found }).waitFor();
    const tabs = client.page.getByRole('navigation', { name: 'Elenchi di cosa migliorare' });
    expect(await tabs.locator('[aria-current=page]').allTextContents()).toEqual(['Rifiutate1']);
    expect(await tabs.getByRole('link', { name: 'Senza risposta' }).getAttribute('href')).toBe('/dashboard/improve');
    expect(await row(client.page).getByRole('button').allTextContents()).toEqual(['Ignora']);
    await look(client.page, 'list');

    const { page } = owner;
    await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/improve`);
    await page.getByRole('navigation', { name: 'Elenchi di cosa migliorare' }).getByText('Rifiutate').click();
    await row(page).getByRole('button', { name: 'Non è fuori tema' }).click();
    const dialog = page.getByRole('dialog', { name: 'Non è fuori tema' });
    await dialog.getByText('Scegli qualcosa').waitFor();
    await choose(page);
    await dialog.getByText('Questa domanda non viene più rifiutata.').waitFor();
    await dialog.getByText('Risponde a 1 domanda in più').click();
    await dialog.getByText('Rifiutata come fuori tema').waitFor();
    await look(page, 'teaching');
    await dialog.getByRole('button', { name: 'Insegna' }).click();
    await dialog.waitFor({ state: 'detached' });

    for (const each of [page, client.page]) await row(each).waitFor({ state: 'detached' });
    await client.page.getByText('Risolte (').click();
    await row(client.page).getByText('Ora trova:').waitFor();
    await look(client.page, 'answered');
    await say(question);
    await visitor.page.getByText(found).last().waitFor();

    await page.goto(settings());
    await page.getByRole('combobox', { name: 'Parole di questo negozio' }).waitFor();
    await look(page, 'settings');
    await takeBack(page);
    await save(page);
    await client.page.goto(`${app.url}/dashboard/improve/refused`);
    await row(client.page).waitFor();
    await row(client.page).getByRole('button', { name: 'Ignora' }).click();
    await row(client.page).waitFor({ state: 'detached' });
    await client.page.getByText('Nessuna domanda rifiutata').waitFor();
    await look(client.page, 'empty');
    await client.page.getByRole('button', { name: 'Annulla' }).click();
    await row(client.page).waitFor();
    await row(client.page).getByRole('button', { name: 'Ignora' }).click(); // the next one begins with an empty list
    await row(client.page).waitFor({ state: 'detached' });
  });
});
