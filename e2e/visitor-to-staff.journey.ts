import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, startDemo } from './browser.ts';

let app: App;
let visitor: Person;
let staff: Person;

beforeAll(async () => {
  app = await startDemo();
  visitor = await openBrowser(NARROW);
  staff = await openBrowser();
});
afterAll(async () => {
  await visitor?.close();
  await staff?.close();
  await app?.close();
});

const address = () => `${app.url}/widget/${DEMO_COMPANY_ID}`;

/** Messages with a text; the newest is also said aloud beside the list, so it is looked for in the list only. */
function bubbles(page: Page, text: string) {
  return page.getByRole('listitem').filter({ hasText: text });
}

/** The same in the staff's transcript. */
function transcribed(page: Page, text: string) {
  return page.getByRole('log').getByRole('paragraph').filter({ hasText: text });
}

async function say(person: Person, text: string): Promise<void> {
  await person.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
  await person.page.keyboard.press('Enter');
}

test('a visitor finds the shop in its colours, with nothing stored before they write', async () => {
  await visitor.page.goto(address());
  await visitor.page.getByText('Online • 2 prodotti disponibili').waitFor();
  await visitor.page.getByText("Sono l'assistente AI di Demo Shop").waitFor();
  expect(await visitor.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await visitor.context.cookies()).toEqual([]);
  await expectAccessible(visitor.page);
});

test('the chips fill the input, the counter counts, and more than 500 characters cannot be sent', async () => {
  const input = visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  await visitor.page.getByRole('button', { name: 'Spedizioni' }).click();
  expect(await input.inputValue()).toBe('spedizioni');
  // Where there is little room, the counter shows once the text nears its end.
  await visitor.page.getByText('10/500').waitFor({ state: 'hidden' });
  await input.fill('à'.repeat(460));
  await visitor.page.getByText('460/500').waitFor();
  await input.fill('à'.repeat(600));
  expect([...(await input.inputValue())].length).toBeLessThanOrEqual(500);
  await input.fill('   ');
  await visitor.page.keyboard.press('Enter');
  expect(await visitor.page.getByRole('log').getByText('Tu').count()).toBe(0);
  await input.fill('');
});

test('questions are answered from FAQs and catalogue, off-topic ones brought back, the rest told that nothing was found', async () => {
  await say(visitor, 'Quali sono gli orari?');
  await bubbles(visitor.page, 'dalle 9:00 alle 18:00').first().waitFor();
  await visitor.page
    .getByText(/Dalle FAQ:/)
    .first()
    .waitFor();
  await say(visitor, 'consigli per cuffie');
  await bubbles(visitor.page, 'Ecco cosa ti consiglio:').first().waitFor();
  await visitor.page.getByText('Cuffie Wireless').first().waitFor();
  await say(visitor, 'che film danno al cinema?');
  await bubbles(visitor.page, 'in questa chat posso aiutarti solo con il negozio').first().waitFor();
  await say(visitor, 'qual è il senso della vita?');
  await bubbles(visitor.page, 'a questo non ho trovato una risposta').first().waitFor();
  await expectAccessible(visitor.page);
});

test('after a reload, and in a second tab, every message is there once', async () => {
  await visitor.page.reload();
  const tab = await visitor.context.newPage();
  await tab.goto(address());
  for (const page of [visitor.page, tab]) {
    await bubbles(page, 'Quali sono gli orari?').waitFor();
    expect(await bubbles(page, 'Quali sono gli orari?').count()).toBe(1);
  }
  await say(visitor, 'La spedizione quanto costa?');
  for (const page of [visitor.page, tab]) {
    await bubbles(page, 'superiori a 50 euro').first().waitFor();
    expect(await bubbles(page, 'La spedizione quanto costa?').count()).toBe(1);
  }
  await tab.close();
});

test('staff watch the messages appear as they are written, without asking', async () => {
  const { page } = staff;
  await page.goto(app.url);
  await page.getByText('admin@demo.it').first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Demo Shop').first().waitFor();
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/conversations`);
  const row = page.getByText(/^Visitatore /).first();
  await row.waitFor();
  await expectAccessible(page);
  await row.click();
  await transcribed(page, 'La spedizione quanto costa?').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await say(visitor, 'Come posso contattarvi?');
  await transcribed(page, 'Come posso contattarvi?').first().waitFor();
  await transcribed(page, 'info@demoshop.it').first().waitFor();
  expect(asked.filter((url) => url.endsWith('/graphql'))).toEqual([]);
  await expectAccessible(page);
});

test('what is written while the server is away is sent once it is back', async () => {
  await visitor.context.setOffline(true);
  await say(visitor, 'Siete aperti il sabato?');
  await visitor.page.getByText('In attesa della rete: partirà da solo').waitFor();
  await visitor.context.setOffline(false);
  await visitor.page.getByText(/In attesa della rete/).waitFor({ state: 'detached' });
  await transcribed(staff.page, 'Siete aperti il sabato?').waitFor();
  expect(await transcribed(staff.page, 'Siete aperti il sabato?').count()).toBe(1);
  // What a browser says of a network that is away, and nothing else.
  const offline = /net::ERR_INTERNET_DISCONNECTED|WebSocket connection/;
  expect(visitor.complaints.filter((line) => !offline.test(line))).toEqual([]);
  visitor.complaints.length = 0;
});

test('an unknown company has a page that says so', async () => {
  await visitor.page.goto(`${app.url}/widget/${crypto.randomUUID()}`);
  await visitor.page.getByText('Azienda non trovata').waitFor();
  await expectAccessible(visitor.page);
});

test('no page complained', () => {
  expect([...visitor.complaints, ...staff.complaints]).toEqual([]);
});
