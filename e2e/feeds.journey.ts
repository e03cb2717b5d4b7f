import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { type FeedServer, file, openFeedServer, status } from '../server/test/feed-server.ts';
import { listOf } from '../server/test/feed-story.ts';
import { createPerson, createShop, PASSWORD } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
let feeds: FeedServer;
let owner: Person;
let address: string;

beforeAll(async () => {
  feeds = await openFeedServer();
  app = await startDemo({}, { FEED_PRIVATE_HOSTS: feeds.host });
  const person = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner: person });
  owner = await openBrowser();
  await signInAs(owner, app, { email: person.email, password: PASSWORD });
  address = `${app.url}/admin/companies/${shop.id}/products`;
});
afterAll(async () => {
  await owner?.close();
  await app?.close();
  await feeds?.close();
});

/** At both widths the screen is accessible, and nothing stands beside it. */
async function expectGood(name: string): Promise<void> {
  const { page } = owner;
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const folder = process.env.FEED_SCREENS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
  }
}

/** With codes of its own: nothing of it is in the shop yet. */
const listOfOwn = (count: number) => listOf(count).replace(/^(\d+);/gm, 'T$1;');

async function openImport() {
  const { page } = owner;
  await page.goto(address);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  return page.getByRole('dialog');
}

test('a feed is set, asks before it removes too much, and is confirmed', async () => {
  const { page } = owner;
  feeds.answer('/feed.csv', file(listOfOwn(12)));
  const dialog = await openImport();
  await dialog.getByRole('heading', { name: 'Aggiorna da un indirizzo' }).waitFor();
  await dialog.getByRole('button', { name: 'Imposta un indirizzo' }).click();
  await dialog.getByLabel('Indirizzo del feed').fill('negozio');
  await dialog.getByRole('button', { name: 'Salva e aggiorna' }).click();
  await dialog.getByText('Indirizzo non valido.').waitFor();
  await dialog.getByLabel('Indirizzo del feed').fill(feeds.at('/feed.csv'));
  await dialog.getByLabel('Quando').selectOption({ label: 'Ogni 12 ore' });
  await dialog.getByRole('switch', { name: 'Il sito chiede utente e password' }).check();
  await dialog.getByLabel('Utente', { exact: true }).fill('negozio');
  await dialog.getByLabel('Password', { exact: true }).fill('segreto');
  await expectGood('form');
  await dialog.getByRole('button', { name: 'Salva e aggiorna' }).click();
  await dialog.getByText(/^Ogni 12 ore · prossimo /).waitFor();
  await dialog.getByText('Ultimi aggiornamenti').click();
  await dialog.getByText('Da confermare').waitFor();
  await expectGood('set');
  await page.keyboard.press('Escape');
  await page.getByText('Il nuovo catalogo aspetta una conferma').waitFor();
  await expectGood('asks');
  await page.getByRole('button', { name: "Guarda l'anteprima" }).click();
  const question = page.getByRole('dialog');
  for (const text of ['12 nuovi', '2 rimossi']) await question.getByText(text, { exact: true }).waitFor();
  await expectGood('question');
  await question.getByRole('button', { name: 'Applica 12 prodotti' }).click();
  await page.getByRole('link', { name: 'Tazza 1', exact: true }).first().waitFor();
  expect(await page.getByText('Il nuovo catalogo aspetta una conferma').count()).toBe(0);
});

test('a feed that breaks says why, and the catalogue stays', async () => {
  const { page } = owner;
  feeds.answer('/feed.csv', status(404));
  const dialog = await openImport();
  await dialog.getByRole('button', { name: 'Aggiorna ora' }).click();
  await dialog.getByText('Ultimi aggiornamenti').click();
  await dialog.getByText("A questo indirizzo non c'è più nessun file.").waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Il catalogo non si è aggiornato').waitFor();
  await page.getByRole('link', { name: 'Tazza 1', exact: true }).first().waitFor();
  await expectGood('broke');
  feeds.answer('/feed.csv', file(listOfOwn(13)));
  await (await openImport()).getByRole('button', { name: 'Aggiorna ora' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Il catalogo non si è aggiornato').waitFor({ state: 'detached' });
});

test('Easyfatt gets an address and a password, which are shown once', async () => {
  const { page } = owner;
  const dialog = await openImport();
  await dialog.getByRole('button', { name: 'Crea indirizzo e password' }).click();
  await dialog.getByText('La password si vede solo ora').waitFor();
  expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toMatch(/^[\w-]{20}$/);
  await expectGood('easyfatt');
  await page.keyboard.press('Escape');
  const again = await openImport();
  await again.getByRole('button', { name: 'Crea una nuova password' }).waitFor();
  expect(await again.getByText('La password si vede solo ora').count()).toBe(0);
});
