import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { answering, type ModelServer, startModelServer } from '../server/test/model-server.ts';
import { createPerson, createShop, PASSWORD, type Shop } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

const KEY = 'sk-proj-0123456789-a1b2';

let app: App;
let service: ModelServer;
let owner: Person;
let visitor: Person;
let shop: Shop;

beforeAll(async () => {
  service = await startModelServer();
  app = await startDemo({}, { FEED_PRIVATE_HOSTS: new URL(service.url).host });
  const person = await createPerson(app, 'ADMIN');
  shop = await createShop(app, { owner: person });
  [owner, visitor] = await Promise.all([openBrowser(), openBrowser(NARROW)]);
  await signInAs(owner, app, { email: person.email, password: PASSWORD });
});
afterAll(async () => {
  await owner?.close();
  await visitor?.close();
  await app?.close();
  await service?.close();
});

/** At both widths the screen is accessible, and nothing stands beside it. */
async function expectGood({ page }: Person, name: string): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const folder = process.env.OWN_MODEL_SCREENS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
}

const panelOf = ({ page }: Person) => page.getByRole('region', { name: 'Modello AI' });

test('who manages a company enters a model of its own, and is told what its service answers', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/admin/companies/${shop.id}`);
  const status = page.getByRole('region', { name: "Stato dell'AI" });
  await status.getByText('Non attiva').waitFor();
  await status.getByRole('link', { name: 'Cambia modello' }).click();
  const panel = panelOf(owner);
  await panel.getByText('Ora non ne ha: rispondono FAQ e catalogo').waitFor();
  expect(await panel.getByRole('radio', { name: 'Modello del server' }).isChecked()).toBe(true);
  await panel.getByRole('radio', { name: 'Un modello nostro' }).check();
  expect(await panel.getByLabel('Indirizzo').inputValue()).toBe('https://api.openai.com/v1');
  await expectGood(owner, 'settings-own');
  service.behave({ kind: 'status', status: 401, body: { error: { message: `Incorrect API key: ${KEY}` } } });
  await panel.getByLabel('Indirizzo').fill(`${service.url}/`);
  await panel.getByRole('textbox', { name: 'Modello', exact: true }).fill('gpt-nostro');
  await panel.getByLabel('Chiave API').fill(KEY);
  await panel.getByLabel('Limite di token al giorno').fill('50000');
  await panel.getByRole('button', { name: 'Prova e salva' }).click();
  await panel.getByText('Il servizio non accetta la chiave (HTTP 401: «Incorrect API key: …»).').waitFor();
  await expectGood(owner, 'settings-own-refused');
  service.behave(answering('pronto'));
  await panel.getByRole('button', { name: 'Prova e salva' }).click();
  await panel.getByText('Salvata: …a1b2. Lascia vuoto per tenerla.').waitFor();
  expect(await panel.getByLabel('Indirizzo').inputValue()).toBe(service.url);
  expect(await panel.getByLabel('Chiave API').inputValue()).toBe('');
  expect(await panel.getByLabel('Limite di token al giorno').inputValue()).toBe('50.000');
  expect(await panel.getByRole('button', { name: 'Prova e salva' }).count()).toBe(0);
  await expectGood(owner, 'settings-own-saved');
});

test('it answers the visitors, and the panel tells of it', async () => {
  const { page } = visitor;
  service.behave(answering('Usiamo lino e cotone.'));
  await page.goto(`${app.url}/widget/${shop.id}`);
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('che materiali usate?');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: 'Usiamo lino e cotone.' }).waitFor();
  await owner.page.goto(`${app.url}/admin/companies/${shop.id}`);
  const status = owner.page.getByRole('region', { name: "Stato dell'AI" });
  await status.getByText('Modello tuo: gpt-nostro').waitFor();
  await status.getByText(/token usati oggi su 50\.000/).waitFor();
  service.behave({ kind: 'status', status: 401 });
  await status.getByRole('button', { name: 'Prova ora' }).click();
  await status.getByText('Controlla la chiave API in Impostazioni, Modello AI', { exact: false }).waitFor();
  await expectGood(owner, 'overview-own-failed');
});

test('a reload shows the end of the key alone, and the way back to the server’s model', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/admin/companies/${shop.id}/settings`);
  const panel = panelOf(owner);
  await panel.getByText('Salvata: …a1b2. Lascia vuoto per tenerla.').waitFor();
  expect(await page.content()).not.toContain(KEY);
  await panel.getByRole('radio', { name: 'Modello del server' }).check();
  await panel.getByRole('button', { name: 'Torna al modello del server' }).click();
  const question = page.getByRole('dialog', { name: 'Tornare al modello del server?' });
  await question.waitFor();
  await expectGood(owner, 'settings-own-back');
  await question.getByRole('button', { name: 'Torna al modello del server' }).click();
  await page.getByText('Risponde di nuovo il modello del server.').waitFor();
  await panel.getByRole('button', { name: 'Torna al modello del server' }).waitFor({ state: 'detached' });
  await page.reload();
  expect(await panel.getByRole('radio', { name: 'Modello del server' }).isChecked()).toBe(true);
});

test('no page complained', () => {
  expect([...owner.complaints, ...visitor.complaints]).toEqual([]);
});
