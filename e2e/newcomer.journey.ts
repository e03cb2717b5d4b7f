import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { expectAccessible } from './accessible.ts';
import { openBrowser, type Person, startDemo } from './browser.ts';
import { HURRIED, Newcomer } from './newcomer.ts';

let app: App;
let person: Person;
let newcomer: Newcomer;

beforeAll(async () => {
  app = await startDemo();
  person = await openBrowser();
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  newcomer = new Newcomer(person.page, app.url, HURRIED);
});
afterAll(async () => {
  await person?.close();
  await app?.close();
});

const done = (count: number) => newcomer.steps().getByText(`${count} di 4 fatti`);

test('a company with nothing says what to do first, on each of its screens', async () => {
  const { page } = person;
  await newcomer.register('anna@fiori.it', 'pane e tulipani', 'Fiori di Anna');
  await done(0).waitFor();
  await expectAccessible(page);
  const panel = page.url();
  for (const [section, says] of [
    ['products', 'Ancora nessun prodotto'],
    ['conversations', 'Ancora nessuna conversazione'],
    ['people', 'Nessuna persona'],
  ] as const) {
    await page.goto(`${panel}/${section}`);
    await page.getByText(says).waitFor();
    await expectAccessible(page);
  }
  await page.goto(`${panel}/statistics`);
  await page.getByText('Nel tempo').waitFor();
  await page.goto(panel);
  await done(0).waitFor();
});

test('each of the first steps ticks itself off as soon as it is done', async () => {
  await newcomer.writeFaqs();
  await done(1).waitFor();
  await newcomer.loadProducts();
  await done(2).waitFor();
  await newcomer.tryIt();
  await done(3).waitFor();
  await expectAccessible(person.page);
  await newcomer.embed();
  await newcomer.steps().waitFor({ state: 'detached' });
  const copied = await person.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<script async src="http[^"]+\/embed\.js" data-company="[0-9a-f-]{36}"><\/script>$/);
});

test('it takes fewer than sixty clicks', () => {
  expect(newcomer.effort.clicks).toBeLessThan(60);
  expect(person.complaints).toEqual([]);
});
