import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID } from '../server/onboarding/demo.ts';
import { answering, type ModelServer, startModelServer } from '../server/test/model-server.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';
import { whenCalm } from './calm.ts';

let app: App;
let service: ModelServer;
let admin: Person;

beforeAll(async () => {
  service = await startModelServer();
  app = await startDemo({}, { OPENAI_API_KEY: 'sk-journey', OPENAI_BASE_URL: service.url });
  admin = await openBrowser();
  await signInAs(admin, app, { email: 'admin@demo.it', password: 'demo-admin' });
});
afterAll(async () => {
  await admin?.close();
  await app?.close();
  await service?.close();
});

/** At both widths the screen is accessible, and nothing stands beside it. */
async function expectGood(name: string): Promise<void> {
  const { page } = admin;
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await whenCalm(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const folder = process.env.PROMPT_SCREENS;
    for (const scheme of folder ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme: scheme });
      await whenCalm(page);
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${scheme}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

const always = () => admin.page.getByRole('region', { name: 'Cosa deve sempre dire' });
const rule = (place: number) => always().getByRole('textbox').nth(place);
const text = () => admin.page.getByLabel('Prompt', { exact: true });
const save = async () => {
  await admin.page.getByRole('button', { name: 'Salva', exact: true }).click();
  await admin.page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
};

test('a shopkeeper says in fields how the assistant speaks, and sees what the model is told', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/prompt`);
  await page.getByText('Tocca a gpt-4o-mini, il modello del server', { exact: false }).waitFor();
  await page.getByText('«Ciao! Qui da Casa Serena ti aiuto volentieri', { exact: false }).waitFor();
  expect(await text().isVisible()).toBe(false);
  await page.getByText('Brioso', { exact: true }).click();
  await page.getByText('Del lei', { exact: true }).click();
  await page.getByText('«Buongiorno, che bello averla da Casa Serena!', { exact: false }).waitFor();
  await always().getByRole('button', { name: 'Aggiungi una regola' }).click();
  await page.keyboard.type('Il ritiro in negozio è gratuito');
  await page.keyboard.press('Enter');
  await page.keyboard.type('il ritiro in negozio e gratuito!');
  await page.getByText('La stessa regola è scritta due volte.').waitFor();
  await expectGood('fields-refused');
  await rule(2).fill('Si può cambiare idea entro 30 giorni');
  await page.getByText('La stessa regola è scritta due volte.').waitFor({ state: 'detached' });
  await always().getByRole('button', { name: 'Sposta su la regola 3' }).click();
  expect(await rule(1).inputValue()).toBe('Si può cambiare idea entro 30 giorni');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Sposta su la regola 2');
  await always().getByRole('button', { name: 'Togli la regola 1' }).click();
  await page.getByText('Avanzate').click();
  await expect
    .poll(() => text().inputValue())
    .toContain('- Si può cambiare idea entro 30 giorni\n- Il ritiro in negozio è gratuito\n');
  expect(await text().inputValue()).toMatch(/tono brioso.* Dai del Lei/);
  await expectGood('fields-advanced');
  await page.getByText('Avanzate').click();
});

test('what is not saved yet is tried, and products are shown as products', async () => {
  const { page } = admin;
  service.behave(answering('Guardi la [[p:1]].'));
  await page.getByLabel('Domanda di test').fill('cosa regalo a chi ama il caffè?');
  await page.keyboard.press('Enter');
  await page.getByText('Prima parola').waitFor();
  const [told] = service.requests.at(-1)?.body.messages ?? [];
  expect(told?.content).toContain('- Si può cambiare idea entro 30 giorni\n- Il ritiro in negozio è gratuito');
  await page.getByText('Inviato al modello').click();
  await page.getByText(/^Anteprima di ciò che riceve il modello/).click();
  await page
    .getByText(/Nomina un prodotto soltanto con il suo riferimento/)
    .nth(1)
    .waitFor();
  expect(await page.locator('main').textContent()).not.toContain('[[');
  await page.getByText(/^Risponde gpt-4o-mini, il modello del server: l'ultima volta alle /).waitFor();
  await expectGood('fields-tried');
  await save();
});

test('a text by hand leaves the fields behind, and says so; the way back asks, and versions bring both', async () => {
  const { page } = admin;
  await page.reload();
  await page.getByText('Avanzate').click();
  await text().fill('Aiuta i clienti di {COMPANY_NAME} come in bottega.');
  await page.getByText('Testo scritto a mano: i campi qui sopra non contano più').waitFor();
  expect(await page.getByRole('radio', { name: 'Brioso' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Aggiungi una regola' }).count()).toBe(0);
  await save();
  await page.reload();
  await expect.poll(() => text().inputValue()).toBe('Aiuta i clienti di {COMPANY_NAME} come in bottega.');
  await expectGood('fields-left');
  await page.getByRole('button', { name: 'Torna ai campi' }).click();
  const question = page.getByRole('dialog', { name: 'Sostituire il testo?' });
  await question.getByText('I campi prendono il posto del testo scritto a mano', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Annulla' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await text().inputValue()).toContain('come in bottega');
  await page.getByRole('button', { name: 'Torna ai campi' }).click();
  await question.getByRole('button', { name: 'Sostituisci' }).click();
  await expect.poll(() => rule(0).inputValue()).toBe('Si può cambiare idea entro 30 giorni');
  await page.getByRole('button', { name: 'Annulla modifiche' }).click();
  await page.getByText('Testo scritto a mano', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Ripristina' }).last().click(); // what the shop began with
  await expect.poll(() => rule(0).inputValue()).toBe('Per un regalo, chiedi per chi è e quanto si vuole spendere');
  expect(await page.getByRole('radio', { name: 'Cordiale' }).isChecked()).toBe(true);
});

test('who was overtaken is told, and what they said is still there', async () => {
  const { page } = admin;
  const SIGN_IN = 'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }';
  const token = (await must(app, SIGN_IN)).signIn.accessToken;
  const id = CASA_SERENA_ID;
  const { promptSettings } = await must(app, READ, { id }, token);
  const { versionId, lastFields: fields } = promptSettings;
  const input = {
    text: '',
    template: 'custom',
    personality: 'friendly',
    versionId,
    fields: { ...fields, about: 'Da un altro' },
  };
  await must(app, SAVE, { id, input }, token);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Qualcun altro ha salvato nel frattempo', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Ricarica', exact: true }).click();
  await page.getByText("Qualcun altro ha salvato un'altra versione", { exact: false }).waitFor();
  expect(await rule(0).inputValue()).toBe('Per un regalo, chiedi per chi è e quanto si vuole spendere');
  await save();
  expect((await must(app, READ, { id }, token)).promptSettings.lastFields.about).toContain('Casalinghi di Bologna');
  expect(admin.complaints).toEqual([]);
});

const READ = `query ($id: ID!) {
  promptSettings(companyId: $id) { versionId lastFields { tone address length always never about } }
}`;
const SAVE = 'mutation ($id: ID!, $input: PromptInput!) { savePrompt(companyId: $id, input: $input) { versionId } }';
