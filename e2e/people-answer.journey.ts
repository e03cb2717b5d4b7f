import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const transcribed = (page: Page, text: string) =>
  page.getByRole('log').getByRole('paragraph').filter({ hasText: text });

/** Goes on typing until the other one sees it: a hint that is lost on a busy machine comes with the next. */
async function typesUntil(where: Locator, word: string, seen: Locator): Promise<void> {
  const types = async () => {
    await where.pressSequentially(word);
    return seen.first().isVisible();
  };
  await expect.poll(types, { interval: 500 }).toBe(true);
}

describe.each([
  ['wide', WIDE],
  ['on phones', NARROW],
])('a person of the shop answers a visitor, %s', (name, viewport) => {
  let visitor: Person;
  let anna: Person;
  let bruno: Person;
  beforeAll(async () => {
    [visitor, anna, bruno] = await Promise.all([openBrowser(viewport), openBrowser(viewport), openBrowser(viewport)]);
  });
  afterAll(async () => {
    for (const person of [visitor, anna, bruno]) await person?.close();
  });

  async function say(text: string): Promise<void> {
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
    await visitor.page.keyboard.press('Enter');
  }

  /** Opens the newest conversation of the log. */
  async function openConversation(person: Person, email: string): Promise<void> {
    await signInAs(person, app, await addClient(app, DEMO_COMPANY_ID, email));
    await person.page.goto(`${app.url}/dashboard/conversations`);
    await person.page
      .getByText(/^Visitatore /)
      .first()
      .click();
    await person.page.getByRole('log').waitFor();
  }

  const field = ({ page }: Person) => page.getByLabel('Il tuo messaggio al cliente');

  test('she takes the conversation over, under a name that she is asked for', async () => {
    await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await say('Quali sono gli orari?');
    await said(visitor.page, 'dalle 9:00 alle 18:00').first().waitFor();
    await openConversation(anna, `anna-${name}@demoshop.it`.replace(' ', '-'));
    await expectAccessible(anna.page);
    await anna.page.getByRole('button', { name: 'Prendi in carico' }).click();
    await anna.page.getByLabel('Il tuo nome').fill('Anna');
    await expectAccessible(anna.page);
    await anna.page.keyboard.press('Enter');
    await field(anna).waitFor();
    await said(visitor.page, 'Ora ti risponde Anna').first().waitFor();
    await visitor.page.getByText('Ti risponde Anna').first().waitFor();
    await transcribed(anna.page, 'Ora ti risponde Anna').waitFor();
  });

  test('and finds it again among those that are hers', async () => {
    const { page } = anna;
    const address = page.url();
    await page.goto(`${app.url}/dashboard/conversations?handling=mine`);
    await page.getByText('Anna', { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Filtra per stato').selectOption('Con una persona');
    await page.waitForURL(/handling=person/);
    await page
      .getByText(/^Visitatore /)
      .first()
      .click();
    await field(anna).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  });

  test('they write to each other, by the keyboard alone, and the assistant is silent', async () => {
    await field(anna).press('b');
    await field(anna).fill('Buongiorno!');
    await anna.page.keyboard.press('Shift+Enter');
    await anna.page.keyboard.type('Come posso aiutarla?');
    await anna.page.keyboard.press('Enter');
    await said(visitor.page, 'Come posso aiutarla?').first().waitFor();
    await said(visitor.page, 'Anna di Demo Shop').first().waitFor();
    expect(await field(anna).inputValue()).toBe('');
    await say('Quali sono gli orari?');
    await transcribed(anna.page, 'Quali sono gli orari?').nth(1).waitFor();
    await say('E la spedizione?');
    await transcribed(anna.page, 'E la spedizione?').waitFor();
    expect(await transcribed(anna.page, 'superiori a 50 euro').count()).toBe(0);
    await expectAccessible(visitor.page);
    await expectAccessible(anna.page);
  });

  test('each sees that the other types, and she that what she wrote was shown', async () => {
    await anna.page.getByText('Letto').waitFor();
    await typesUntil(field(anna), 'dica ', said(visitor.page, 'Anna sta scrivendo'));
    await expectAccessible(visitor.page);
    const typed = visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...');
    await typesUntil(typed, 'cerco ', anna.page.getByText('Il visitatore sta scrivendo'));
    await expectAccessible(anna.page);
    expect(await anna.page.getByText('cerco').count()).toBe(0);
    await field(anna).fill('');
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('');
    await said(visitor.page, 'Anna sta scrivendo').waitFor({ state: 'detached' });
  });

  test('she keeps a text ready, and puts it into a message with a product, by the keyboard alone', async () => {
    const { page } = anna;
    const address = page.url();
    await page.goto(`${app.url}/dashboard/conversations`);
    await page.getByRole('button', { name: 'Altre azioni sulle conversazioni' }).click();
    await page.getByRole('menuitem', { name: 'Risposte pronte' }).click();
    await page.getByRole('heading', { name: 'Risposte pronte' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Nuova risposta pronta' }).click();
    await page.getByLabel('Titolo').fill(`Benvenuto ${name}`);
    await page.getByLabel('Testo').fill('Piacere, {NOME_CLIENTE}');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Segnaposto sconosciuto').first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Testo').fill('Piacere, sono {NOME_OPERATORE} di ');
    await page.getByRole('button', { name: "Inserisci {NOME_AZIENDA}: il nome dell'azienda" }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('link', { name: `Benvenuto ${name}` }).waitFor();
    await page.goto(address);
    await field(anna).pressSequentially(`/benvenuto ${name}`);
    const options = page.getByRole('option');
    await options
      .filter({ hasText: `Benvenuto ${name}` })
      .filter({ hasText: 'Piacere, sono Anna di Demo Shop' })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    expect(await field(anna).inputValue()).toBe('Piacere, sono Anna di Demo Shop');
    await page.keyboard.type('. Guardi /cuffie');
    await page.locator('[role=listbox][aria-busy=false]').waitFor(); // the keys go on from what these words find
    const card = options.filter({ hasText: /^Prodotto/ }).first();
    await card.waitFor();
    while ((await card.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Prodotti che il cliente vedrà' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await said(visitor.page, 'Piacere, sono Anna di Demo Shop. Guardi').first().waitFor();
    // Below what she says, or beside it where there is room.
    await visitor.page
      .getByRole('heading', { name: /Cuffie/ })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await page.getByRole('list', { name: 'Prodotti che il cliente vedrà' }).count()).toBe(0);
  });

  test('what she writes outlives a reload, is kept while the network is away, and is stored once', async () => {
    await field(anna).fill('Un momento che guardo');
    await anna.page.reload();
    await field(anna).waitFor();
    expect(await field(anna).inputValue()).toBe('Un momento che guardo');
    await anna.context.setOffline(true);
    await field(anna).press('Enter');
    await anna.page.getByText('In attesa della rete').waitFor();
    await expectAccessible(anna.page);
    await anna.context.setOffline(false);
    await anna.page.getByRole('button', { name: 'Riprova' }).click();
    await said(visitor.page, 'Un momento che guardo').first().waitFor();
    await anna.page.getByText('In attesa della rete').waitFor({ state: 'detached' });
    expect(await said(visitor.page, 'Un momento che guardo').count()).toBe(1);
    const offline = /net::ERR_INTERNET_DISCONNECTED|WebSocket connection/;
    expect(anna.complaints.filter((line) => !offline.test(line))).toEqual([]);
    anna.complaints.length = 0;
  });

  test('a colleague takes it from her after a question that names her', async () => {
    await openConversation(bruno, `bruno-${name}@demoshop.it`.replace(' ', '-'));
    await bruno.page.getByText('Risponde Anna dalle').waitFor();
    await bruno.page.getByRole('button', { name: 'Prendi da Anna' }).click();
    const question = bruno.page.getByRole('dialog').filter({ hasText: 'Prendere la conversazione da Anna?' });
    await question.waitFor();
    await expectAccessible(bruno.page);
    await question.getByRole('button', { name: 'Prendi da Anna' }).click();
    await bruno.page.getByLabel('Il tuo nome').fill('Bruno');
    await bruno.page.keyboard.press('Enter');
    await field(bruno).waitFor();
    await anna.page.getByRole('button', { name: 'Prendi da Bruno' }).waitFor();
    expect(await field(anna).count()).toBe(0);
    await said(visitor.page, 'Ora ti risponde Bruno').first().waitFor();
  });

  test('he gives it back, and the assistant answers what nobody did', async () => {
    await say('La spedizione quanto costa?');
    await transcribed(bruno.page, 'La spedizione quanto costa?').waitFor();
    await bruno.page.getByRole('button', { name: "Restituisci all'assistente" }).click();
    await said(visitor.page, "Ora ti risponde di nuovo l'assistente").first().waitFor();
    await said(visitor.page, 'superiori a 50 euro').first().waitFor();
    await visitor.page.getByText('Online •').first().waitFor();
    await bruno.page.getByRole('button', { name: 'Prendi in carico' }).waitFor();
  });

  test('no page complained', () => {
    expect([...visitor.complaints, ...anna.complaints, ...bruno.complaints]).toEqual([]);
  });
});
