import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { CASA_SERENA_ID, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createVisitor, must, say, start, signIn as tokenOf } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';

const GENEROUS = { most: 1_000_000, seconds: 60 };

let app: App;
let staff: Person;
let visitor: string;
let conversation: string;

beforeAll(async () => {
  app = await startDemo({
    limits: {
      messagesByVisitor: GENEROUS,
      messagesByAddress: GENEROUS,
      sameTextByVisitor: GENEROUS,
      loopTimeByCaller: GENEROUS,
    },
  });
  staff = await openBrowser();
  await signIn(staff.page);
});
afterAll(async () => {
  await staff?.close();
  await app?.close();
});

const panel = () => `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;

async function signIn(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.getByLabel('Email').fill('admin@demo.it');
  await page.getByLabel('Password', { exact: true }).fill('demo-admin');
  await page.locator('button[type=submit]').click();
  await page.getByText('Demo Shop').first().waitFor();
}

/** The rows of the log; what is open beside it has lists of its own. */
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Conversazioni' }).getByRole('listitem');

/** The value on a card. */
async function figure(page: Page, label: string): Promise<string> {
  const card = page.locator('dl').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
  return (await card.locator('dd').first().textContent()) ?? '';
}

describe('the statistics', () => {
  test('stand at nothing before anybody wrote', async () => {
    const { page } = staff;
    await page.goto(`${panel()}/statistics?period=today`);
    await page.getByText('Per ora del giorno').waitFor();
    expect(await figure(page, 'Conversazioni')).toBe('0');
    expect(await figure(page, 'Tempo di risposta')).toBe('–');
    await expectAccessible(page);
  });

  test('move while visitors write, and are the same after a reload', async () => {
    const { page } = staff;
    visitor = await createVisitor(app, DEMO_COMPANY_ID);
    const { data } = await start(app, visitor, 'Quali sono gli orari?');
    conversation = data.startConversation.conversation.id;
    await say(app, visitor, conversation, 'consigli per cuffie');
    await expect.poll(() => figure(page, 'Messaggi'), { timeout: 20_000 }).toBe('5');
    expect(await figure(page, 'Attive ora')).toBe('1');
    await page.getByText('1 volta').waitFor();
    await page.reload();
    await page.getByText('1 volta').waitFor();
    expect(await figure(page, 'Messaggi')).toBe('5');
  });

  test('every chart can be read as a table and taken away, and the period stands in the address', async () => {
    const { page } = staff;
    await page.getByText('7 giorni', { exact: true }).click();
    await page.getByText('Nel tempo').waitFor();
    expect(new URL(page.url()).searchParams.get('period')).toBe('7-days');
    await page.getByText('Tabella').first().click();
    await page.getByRole('columnheader', { name: 'Senza risposta' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica CSV: Nel tempo' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('nel-tempo.csv');
    await expectAccessible(page);
  });
});

describe('the log', () => {
  test('shows what was asked last and what became of it, and finds it by its words', async () => {
    const { page } = staff;
    await page.goto(`${panel()}/conversations`);
    const row = rowsOf(page).filter({ hasText: 'consigli per cuffie' });
    await row.waitFor();
    await row.getByText('Catalogo').waitFor();
    const field = page.getByLabel('Cerca nelle conversazioni');
    await field.fill('orario'); // as one types: nothing else has to be done
    const found = row.locator('a[href*="search=orario"]'); // the row of before stands there a moment longer
    await found.waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('orario');
    await found.click();
    await page.getByRole('log').locator('mark', { hasText: 'orari' }).first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Cerca nelle conversazioni').fill('astronave');
    await page.keyboard.press('Enter');
    await page.getByText('Nessuna conversazione trovata').waitFor();
  });

  test('goes on moving for who comes back to what they looked for before', async () => {
    const { page } = staff;
    const search = async (words: string, rows: number) => {
      await page.getByLabel('Cerca nelle conversazioni').fill(words);
      await page.keyboard.press('Enter');
      await expect.poll(() => rowsOf(page).count()).toBe(rows);
    };
    await page.goto(`${panel()}/conversations`);
    await search('orari', 1);
    await search('', 1);
    await search('orari', 1);
    await page.getByLabel('Cerca nelle conversazioni').blur();
    await page.mouse.move(0, 0); // nobody points into the list, whose order would stand still
    const another = await createVisitor(app, DEMO_COMPANY_ID);
    const { data } = await start(app, another, 'Quali sono gli orari di domani?');
    const row = rowsOf(page).filter({ hasText: 'gli orari di domani' });
    await row.waitFor();
    await must(
      app,
      'mutation ($company: ID!, $ids: [ID!]!) { removeConversations(companyId: $company, ids: $ids) }',
      { company: DEMO_COMPANY_ID, ids: [data.startConversation.conversation.id] },
      await tokenOf(app, 'admin@demo.it', 'demo-admin'),
    );
    await row.waitFor({ state: 'detached' });
  });

  test('is taken away as a file, as it is filtered', async () => {
    const { page } = staff;
    await page.goto(`${panel()}/conversations?search=orari`);
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Altre azioni sulle conversazioni' }).click();
    await page.getByText('Esporta le conversazioni filtrate').waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV per Excel (;)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('conversazioni_demo_shop.csv');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(1 + 5 + 1); // a row for each of the five messages
    expect(text).toContain(';consigli per cuffie;');
  });

  test('a rating stands in its row and, with its sentence, in the transcript', async () => {
    const { page } = staff;
    await must(app, `mutation { endConversation(conversationId: "${conversation}") { id } }`, {}, visitor);
    const rate = `mutation { rateConversation(conversationId: "${conversation}", satisfaction: 4, comment: "Tutto chiaro") { id } }`;
    await must(app, rate, {}, visitor);
    await page.goto(`${panel()}/conversations/${conversation}?satisfaction=4`);
    await page.getByText('Tutto chiaro').waitFor();
    await rowsOf(page).getByText('4/5').waitFor();
  });

  test.each([
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const)('the transcript follows 200 messages that nobody scrolled away from: %s', async (_name, size) => {
    const { page } = staff;
    await page.setViewportSize(size);
    const other = await createVisitor(app, DEMO_COMPANY_ID);
    const { id } = (await start(app, other, 'Quali sono gli orari?')).data.startConversation.conversation;
    await page.goto(`${panel()}/conversations/${id}`);
    await page.getByRole('log').waitFor();
    for (let message = 1; message <= 100; message++) await say(app, other, id, `Domanda numero ${message}`);
    await page.getByRole('log').getByText('Domanda numero 100', { exact: false }).waitFor();
    const distance = () =>
      page.getByLabel('Messaggi della conversazione').evaluate((element) => {
        return element.scrollHeight - element.scrollTop - element.clientHeight;
      });
    await expect.poll(distance, { timeout: 20_000 }).toBeLessThan(40);
    expect(await page.getByText('Vai ai nuovi messaggi').count()).toBe(0);
  });

  test('a link leads to one message among many', async () => {
    const { page } = staff;
    await page.goto(`${page.url()}?message=5`);
    const named = page.locator('[data-named="true"]');
    await named.waitFor();
    expect(await named.getAttribute('data-seq')).toBe('5');
    await page.goto(`${page.url().split('?')[0]}?search=domanda`);
    await page.getByRole('log').locator('mark').first().waitFor();
    await page.locator('[data-seq="201"] a[data-message]').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=domanda&message=201');
    await page.locator('[data-named="true"]').waitFor();
  });
});

describe('conversations of no interest', () => {
  test('are chosen among what is found, and go from the list of a colleague too', async () => {
    const { page } = staff;
    await page.setViewportSize(WIDE);
    const robot = await createVisitor(app, DEMO_COMPANY_ID);
    const { id } = (await start(app, robot, 'prova di un robot')).data.startConversation.conversation;
    for (let time = 1; time <= 4; time++) await say(app, robot, id, 'prova di un robot');
    const colleague = await openBrowser();
    await signIn(colleague.page);
    await colleague.page.goto(`${panel()}/conversations/${id}`);
    await colleague.page.getByRole('log').waitFor();

    await page.goto(`${panel()}/conversations?suspected=1`);
    const row = rowsOf(page).filter({ hasText: 'prova di un robot' });
    await row.getByText('robot?').waitFor();
    await page.getByRole('button', { name: 'Altre azioni sulle conversazioni' }).click();
    await page.getByRole('menuitem', { name: 'Seleziona per eliminare' }).click();
    await row.getByRole('checkbox').check();
    await page.getByText('1 selezionata').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Eliminare 1 conversazione?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('1 conversazione eliminata.').waitFor();
    await row.waitFor({ state: 'detached' });
    await colleague.page.getByText('Conversazione non trovata').waitFor();
    await rowsOf(colleague.page).filter({ hasText: 'prova di un robot' }).waitFor({ state: 'detached' });
    expect(colleague.complaints).toEqual([]);
    await colleague.close();
  });
});

// Written by counters and 2,000 rows: what a screen reads of a million messages is no more than that.
const MILLION = `insert into hourly_counters (company_id, hour, shard, conversations_started, conversations_completed,
    user_messages, bot_messages, faq_replies, fallback_replies, unanswered, confidence_sum, response_time_sum,
    satisfaction_sum, satisfaction_count)
  select $id::uuid, date_trunc('hour', now()) - n * interval '1 hour', -1, 1000, 1000, 4500, 5500, 4000, 500, 400, 4000.5,
    9000000, 4000, 1000 from generate_series(1, 100) n
  union all select $id::uuid, '-infinity', -1, 100000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`;
const ROWS = `insert into conversations (company_id, id, visitor_id, client_conversation_id, started_at, last_message_at,
    last_message_text, last_question_text, last_reply_source, last_seq, status, ended_at)
  select $id::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), now() - n * interval '3 minutes',
    'Ecco', 'Domanda numero ' || n, 'FAQ', 10, 'COMPLETED', now() from generate_series(1, 2000) n`;

const whatLeavesItsChart = (labels: Element[]) =>
  labels
    .filter((label) => {
      const chart = label.closest('[role=img]')?.getBoundingClientRect();
      return !chart || label.getBoundingClientRect().left < chart.left;
    })
    .map(({ textContent }) => textContent);

test('a million messages are shown in full, within the screen', async () => {
  const { page } = staff;
  const { database } = app.shared;
  await querySystem(database, MILLION, { id: CASA_SERENA_ID });
  await querySystem(database, ROWS, { id: CASA_SERENA_ID });
  const address = `${app.url}/admin/companies/${CASA_SERENA_ID}`;
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto(`${address}/statistics?period=30-days`);
    await page.getByText('Per ora del giorno').waitFor();
    expect(await figure(page, 'Messaggi')).toBe('1.000.000');
    expect(await figure(page, 'Soddisfazione')).toBe('80%');
    await page.locator('[role=img] text').first().waitFor();
    expect(await page.locator('[role=img] text').evaluateAll(whatLeavesItsChart)).toEqual([]);
    expect(await isWithin()).toBe(true);
    await page.goto(address);
    await expect.poll(() => figure(page, 'Conversazioni totali')).toBe('100.000');
    expect(await isWithin()).toBe(true);
    await page.goto(`${address}/conversations`);
    await page.getByText('Domanda numero 1', { exact: true }).waitFor();
    expect(await isWithin()).toBe(true);
  }
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
});

test('by the keyboard one goes through the log, which stands still meanwhile and says what is new', async () => {
  const { page } = staff;
  await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/conversations`);
  const row = (number: number) =>
    page.getByRole('link').filter({ hasText: new RegExp(`Domanda numero ${number}(?!\\d)`) });
  await row(1).waitFor();
  await row(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await row(2).evaluate((link) => link === document.activeElement)).toBe(true);
  const first = () => rowsOf(page).first().textContent();
  const before = await first();
  await start(app, await createVisitor(app, CASA_SERENA_ID), 'Quali sono gli orari?');
  const news = page.getByRole('button', { name: '1 nuova' });
  await news.waitFor();
  expect(await first()).toBe(before);
  await page.keyboard.press('Enter');
  const chosen = await row(2).getAttribute('href');
  await expect.poll(() => new URL(page.url()).pathname).toBe(chosen);
  await news.click();
  await expect.poll(first).toContain('Quali sono gli orari?');
});

test('no page complained', () => {
  expect(staff.complaints).toEqual([]);
});
