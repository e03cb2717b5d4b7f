import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createVisitor, must, say, start } from '../server/test/story.ts';
import { aWeekPasses } from '../server/test/week-passes.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

const SCREENS = '.data/screens/rejected';
mkdirSync(SCREENS, { recursive: true });
const REJECT = `mutation ($id: ID!, $seq: Int!, $chosen: String) {
  rejectAnswer(conversationId: $id, seq: $seq, chosen: $chosen) { alternatives }
}`;

let app: App;
const people: Person[] = [];

beforeAll(async () => {
  app = await startDemo();
  const token = await createVisitor(app, DEMO_COMPANY_ID);
  const { id } = (await start(app, token, 'Mi consigli una lavatrice?')).data.startConversation.conversation;
  await say(app, token, id, 'Posso entrare con il cane?');
  await say(app, token, id, 'Quali sono gli orari?');
  await aWeekPasses(app.shared.database, DEMO_COMPANY_ID);
});
afterAll(async () => {
  await Promise.all(people.map((person) => person.close()));
  await app?.close();
});

/** Somebody whose chat answered, and who meant something else. */
async function reject(text: string): Promise<void> {
  const token = await createVisitor(app, DEMO_COMPANY_ID);
  const { id } = (await start(app, token, text)).data.startConversation.conversation;
  const { alternatives } = (await must(app, REJECT, { id, seq: 3 }, token)).rejectAnswer;
  if (alternatives[0]) await must(app, REJECT, { id, seq: 3, chosen: alternatives[0] }, token);
}

const isInside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('%s', (name, viewport) => {
  const look = (page: Page, what: string) =>
    page.screenshot({ path: `${SCREENS}/${name}-${what}.png`, fullPage: true });
  let client: Person;
  beforeAll(async () => {
    client = await openBrowser(viewport);
    people.push(client);
    await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID, `cliente-${name}@demoshop.it`));
  });

  test('an answer that was not meant is a row as it happens, is set aside and brought back, and opens its FAQ', async () => {
    const { page, complaints } = client;
    await page.goto(`${app.url}/dashboard/improve`);
    await page.getByRole('link', { name: /^Risposte respinte/ }).click();
    await page.getByRole('heading', { name: 'Risposte respinte' }).waitFor();
    await reject('orari della spedizione?');
    await reject('consigli per cuffie');
    const row = page.getByRole('listitem').filter({ hasText: 'Dopo domande come: «orari della spedizione?»' });
    await row.getByText(/^Respinta /).waitFor();
    const cards = page.getByRole('listitem').filter({ hasText: '«consigli per cuffie»' });
    await cards.getByRole('link', { name: 'Apri il prodotto' }).waitFor();
    await expectAccessible(page);
    expect(await isInside(page)).toBe(true);
    await look(page, 'list');
    await row.getByRole('button', { name: 'Segna come vista' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annulla' }).click();
    await row.getByRole('link', { name: 'Apri la FAQ' }).click();
    await page.getByLabel('Domanda', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the week that is over is told on the first screen, opens whole, and is set aside', async () => {
    const { page, complaints } = client;
    await page.goto(`${app.url}/dashboard`);
    const card = page.getByRole('region', { name: 'La settimana' });
    await card.getByText(/In una settimana l'assistente ha risposto a/).waitFor();
    await expectAccessible(page);
    expect(await isInside(page)).toBe(true);
    await card.scrollIntoViewIfNeeded();
    await look(page, 'card');
    await card.getByRole('button', { name: 'Leggi tutto' }).click();
    const letter = page.getByRole('dialog', { name: 'La settimana' });
    await letter.getByText('Buona settimana!').waitFor();
    await letter.getByText('«Mi consigli una lavatrice?»').waitFor();
    await expectAccessible(page);
    await look(page, 'letter');
    await page.emulateMedia({ media: 'print' });
    await look(page, 'paper');
    expect(await card.isVisible()).toBe(false);
    expect(await letter.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    expect(await letter.getByText('Buona settimana!').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await letter.getByRole('combobox', { name: 'Quale settimana' }).click();
    await page.getByRole('option').nth(1).click();
    await letter.getByText('Per una settimana non ha scritto nessuno.').waitFor();
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Metti da parte' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rileggi la settimana' }).waitFor();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await card.waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the panel tells of the week too', async () => {
  const owner = await openBrowser(WIDE);
  people.push(owner);
  await signInAs(owner, app, DEMO_ACCOUNTS[0] ?? { email: '', password: '' });
  const { page, complaints } = owner;
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}`);
  await page
    .getByRole('region', { name: 'La settimana' })
    .getByText(/l'assistente ha risposto a/)
    .waitFor();
  await page.screenshot({ path: `${SCREENS}/panel.png`, fullPage: true });
  expect(complaints).toEqual([]);
});
