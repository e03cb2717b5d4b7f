import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import type { Knowledge } from '../server/assistant/knowledge.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { answering, type ModelServer, startModelServer } from '../server/test/model-server.ts';
import { eventually } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { waiting } from './answers.ts';
import { NARROW, openBrowser, type Person, startDemo } from './browser.ts';
import { whenCalm } from './calm.ts';

// Pictures of what is seen on the way, where a folder is named.
const SCREENS = process.env.JOURNEY_SCREENS;
if (SCREENS) mkdirSync(SCREENS, { recursive: true });

let app: App;
let service: ModelServer;
let admin: Person;
let visitor: Person;

beforeAll(async () => {
  service = await startModelServer();
  app = await startDemo({}, { OPENAI_API_KEY: 'sk-journey', OPENAI_BASE_URL: service.url });
  await answerAgain(); // of a service that is not known yet the first answer comes whole, and not as it grows
  admin = await openBrowser();
  visitor = await openBrowser(NARROW);
});
afterAll(async () => {
  await visitor?.close();
  await admin?.close();
  await app?.close();
  await service?.close();
});

/** The service is asked by hand, and answers: whatever paused it before is over. */
async function answerAgain(): Promise<void> {
  service.behave(answering('pronto'));
  await app.shared.model.tryNow?.((await app.shared.knowledge.get(DEMO_COMPANY_ID)) as Knowledge);
}

const company = () => `${app.url}/admin/companies/${DEMO_COMPANY_ID}`;
const QUESTION = 'che materiali usate?'; // no rule knows it
const STORY = [
  'Certo! ',
  'I nostri prodotti ',
  'sono scelti ',
  'uno per uno. ',
  'Per esempio ',
  'il lino ',
  'è molto amato.',
];

async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.screenshot({ path: `${SCREENS}/${name}.png` });
}

async function both(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  for (const [size, viewport] of Object.entries({ 1280: { width: 1280, height: 800 }, 390: NARROW })) {
    await page.setViewportSize(viewport);
    await whenCalm(page);
    await page.screenshot({ path: `${SCREENS}/${name}-${size}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
  await page.keyboard.press('Enter');
}

/** Opens what the newest answer came from, and how the model did with it. */
async function unfoldAnswer(page: Page): Promise<void> {
  await page.getByText('Perché questa risposta?').last().click();
  await page.getByText('Come ha lavorato il modello').last().click();
}

const bubble = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

async function signIn(): Promise<void> {
  const { page } = admin;
  await page.goto(app.url);
  await page.getByText('admin@demo.it').first().click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Demo Shop').first().waitFor();
}

test('an answer grows for the visitor and for staff, and the stored one replaces it', async () => {
  await signIn();
  const gate = Promise.withResolvers<void>();
  service.behave(answering(...STORY.slice(0, 4), gate.promise, ...STORY.slice(4)));
  const { page } = visitor;
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await say(page, QUESTION);
  await bubble(page, 'I nostri prodotti').waitFor();
  await admin.page.goto(`${company()}/conversations`);
  await admin.page
    .getByText(/^Visitatore /)
    .first()
    .click();
  await page.getByRole('button', { name: 'Interrompi' }).waitFor();
  expect(await page.locator('[aria-live]').first().textContent()).not.toContain('I nostri prodotti');
  await picture(page, 'widget-streaming-390');
  await admin.page.getByText('I nostri prodotti', { exact: false }).last().waitFor();
  await picture(admin.page, 'transcript-streaming-1280');
  gate.resolve();
  await bubble(page, 'è molto amato.').waitFor();
  await page.getByText('Risposta IA').waitFor();
  expect(await bubble(page, 'è molto amato.').count()).toBe(1);
  await picture(page, 'widget-streamed-390');
  await admin.page.getByText('è molto amato.', { exact: false }).last().waitFor();
});

test('staff unfold why an answer is what it is', async () => {
  const { page } = admin;
  await unfoldAnswer(page);
  await page.getByText('Prima parola').waitFor();
  await page.getByText('Passo: modello AI').last().waitFor();
  // What was unfolded under the newest message is seen, not hidden below.
  await eventually('the facts are in view', async () =>
    page
      .getByText('Come ha lavorato il modello')
      .last()
      .evaluate((summary) => {
        const facts = summary.closest('details')?.getBoundingClientRect();
        const room = summary.closest('[data-scroller]')?.getBoundingClientRect();
        return (
          facts !== undefined && room !== undefined && facts.top >= room.top - 1 && facts.bottom <= room.bottom + 1
        );
      }),
  );
  await page.getByText('FAQ date al modello').click();
  await page.getByText('Inviato al modello').click();
  await page.getByText(/Rispondi solo su ciò che riguarda il negozio/).waitFor();
  await picture(page, 'transcript-why-1280');
  await expectAccessible(page);
});

test('a visitor stops an answer: what had come stays, and says so', async () => {
  service.behave({ kind: 'hang', after: ['Dunque, ', 'vediamo insieme. ', 'Con calma'] });
  const { page } = visitor;
  await say(page, 'e da dove vengono?');
  await bubble(page, 'vediamo insieme').waitFor();
  await page.getByRole('button', { name: 'Interrompi' }).click();
  await page.getByRole('button', { name: 'Interrompi' }).waitFor({ state: 'detached' });
  await page.getByText('Risposta interrotta').last().waitFor();
  await picture(page, 'widget-interrupted-390');
  await expectAccessible(page);
});

test('a reload in the middle goes on where it was', async () => {
  const gate = Promise.withResolvers<void>();
  service.behave(answering(...STORY, gate.promise, ' Buona ', 'giornata ', 'a te.'));
  const { page } = visitor;
  const growing = bubble(page, 'sono scelti').nth(1); // the first answer had these words too
  await say(page, 'e per quanto durano?');
  await growing.waitFor();
  await page.reload();
  await growing.waitFor();
  await picture(page, 'widget-reloaded-390');
  gate.resolve();
  await bubble(page, 'a te.').waitFor();
  expect(await bubble(page, 'a te.').count()).toBe(1);
});

test('a service that fails: the visitor reads what the shop can help with, staff why', async () => {
  service.behave({ kind: 'status', status: 401 });
  const { page } = visitor;
  await say(page, 'e chi vi rifornisce?');
  await bubble(page, 'a questo non ho trovato una risposta').waitFor();
  await picture(page, 'widget-failed-390');
  await admin.page.getByText('a questo non ho trovato una risposta').last().waitFor();
  await unfoldAnswer(admin.page);
  await admin.page.getByText("C'è un problema di autenticazione", { exact: false }).waitFor();
  await picture(admin.page, 'transcript-failed-1280');
  await answerAgain();
});

test('a prompt is written, tried before it is saved, saved, compared and restored', async () => {
  const { page } = admin;
  service.behave({ kind: 'answer', pieces: STORY, pause: 150 });
  await page.goto(`${company()}/prompt`);
  await page.getByText('Avanzate').click();
  const field = page.getByLabel('Prompt', { exact: true });
  await field.waitFor();
  const before = await field.inputValue();
  await page.getByLabel('Modello di partenza').selectOption('tech_expert');
  await page.getByRole('button', { name: 'Sostituisci' }).click();
  await field.fill(`${await field.inputValue()}\nParla sempre di qualità.`);
  await page.getByRole('button', { name: 'Testa il prompt' }).click();
  await page.getByText('Inserisci una domanda di test!').waitFor();
  await page.getByLabel('Domanda di test').fill(QUESTION);
  await page.keyboard.press('Enter');
  await page.getByText('uno per uno', { exact: false }).first().waitFor();
  await page.getByText('Prima parola').waitFor();
  expect(JSON.stringify(service.requests.at(-1)?.body)).toContain('Parla sempre di qualità.');
  await page.getByLabel('Domanda di test').fill('e da dove vengono?');
  await page.keyboard.press('Enter');
  await page.getByText('Prima parola').nth(1).waitFor();
  const { messages } = service.requests.at(-1)?.body ?? { messages: [] };
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[2]?.content).toContain('uno per uno');
  await both(page, 'prompt-edited');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Prompt salvato: vale già per i visitatori.').waitFor();
  await page.getByRole('button', { name: 'Confronta' }).nth(1).click();
  await page.getByRole('region', { name: "Confronto con il testo nell'editor" }).waitFor();
  await both(page, 'prompt-compared');
  await page.getByRole('button', { name: 'Ripristina' }).first().click();
  expect(await field.inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Annulla modifiche' }).click();
});

test('an older version takes the place of what was typed only after a question', async () => {
  const { page } = admin;
  await page.goto(`${company()}/prompt`);
  const field = page.getByLabel('Prompt', { exact: true });
  const restore = page.getByRole('button', { name: 'Ripristina' }).first();
  const question = page.getByRole('dialog', { name: 'Sostituire il testo?' });
  const typed = 'Aiuta chi cerca un regalo da {COMPANY_NAME}.';
  await field.fill(typed);
  await restore.click();
  await question.getByText('La versione scelta prende il posto delle modifiche che non hai salvato.').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(typed);
  await restore.click();
  await question.getByRole('button', { name: 'Sostituisci' }).click();
  await expect.poll(() => field.inputValue()).not.toBe(typed);
  await page.getByRole('button', { name: 'Annulla modifiche' }).click();
});

test('what is typed while a prompt is sent stays, and is saved next', async () => {
  const { page } = admin;
  await page.goto(`${company()}/prompt`);
  const field = page.getByLabel('Prompt', { exact: true });
  const save = page.getByRole('button', { name: 'Salva' });
  const saved = page.getByText('Prompt salvato: vale già per i visitatori.');
  const later = 'Aiuta i clienti di {COMPANY_NAME}, anche a scegliere.';
  await field.fill('Aiuta i clienti di {COMPANY_NAME}.');
  await waiting(page, 'SavePrompt', async () => {
    await save.click();
    await field.fill(later);
  });
  await saved.waitFor();
  expect(await field.inputValue()).toBe(later);
  await page.getByText('Modifiche non salvate').waitFor();
  await save.click();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(later);
});

test('the overview says how the AI is doing', async () => {
  const { page } = admin;
  await page.goto(company());
  await page.getByText('token usati oggi', { exact: false }).waitFor();
  await both(page, 'overview-ai');
  expect(admin.complaints).toEqual([]);
});

test("'Prova ora' says what is wrong and what to do, and then that the model answers", async () => {
  const { page } = admin;
  const panel = page.getByRole('region', { name: "Stato dell'AI" });
  const ask = panel.getByRole('button', { name: 'Prova ora' });
  service.behave({
    kind: 'status',
    status: 404,
    body: { error: { code: 'model_not_found', message: 'The model `gpt-9` does not exist, sk-journey' } },
  });
  await page.goto(company());
  await ask.click();
  await panel.getByText('Il modello non risponde (errore 404 del servizio)').waitFor();
  await panel.getByText('The model `gpt-9` does not exist, …').waitFor();
  await panel.getByText('in pausa fino alle', { exact: false }).waitFor();
  expect(await panel.getByText('Controlla OPENAI_MODEL', { exact: false }).count()).toBe(1);
  await ask.scrollIntoViewIfNeeded();
  await both(page, 'ai-trial-failed');
  for (const viewport of [NARROW, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await whenCalm(page);
    await expectAccessible(page);
  }
  service.behave(answering('pronto'));
  await page.setViewportSize(NARROW);
  await ask.click();
  await panel.getByText('«pronto»', { exact: false }).waitFor();
  await panel.getByText('in pausa fino alle', { exact: false }).waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await both(page, 'ai-trial-answered');
  await expectAccessible(page);
  expect(admin.complaints).toEqual([]);
});

test('without a key the catalogue and the FAQs answer', async () => {
  const without = await startDemo();
  const person = await openBrowser(NARROW);
  await person.page.goto(`${without.url}/widget/${DEMO_COMPANY_ID}`);
  await say(person.page, QUESTION);
  await bubble(person.page, 'a questo non ho trovato una risposta').waitFor();
  await picture(person.page, 'widget-no-key-390');
  await person.close();
  await without.close();
  service.behave(answering('Va bene.'));
});
