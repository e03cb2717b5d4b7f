import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { createPerson, createShop, PASSWORD, type Shop } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
let owner: Person;
let shop: Shop;

beforeAll(async () => {
  app = await startDemo();
  const person = await createPerson(app, 'ADMIN');
  shop = await createShop(app, { owner: person });
  owner = await openBrowser();
  await signInAs(owner, app, { email: person.email, password: PASSWORD });
});
afterAll(async () => {
  await owner?.close();
  await app?.close();
});

async function fits({ page }: Person): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test('the sizes of a file are told before it is applied, and stand in the editor', async () => {
  const { page } = owner;
  await page.goto(`${app.url}/admin/companies/${shop.id}/products`);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await page.getByLabel('File da importare').setInputFiles({
    name: 'woocommerce-it.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(new URL('../server/imports/test-files/woocommerce-it.csv', import.meta.url)),
  });
  await page.getByText('Con 2 varianti').waitFor();
  await page.getByRole('button', { name: 'Applica 4 prodotti' }).click();
  await page.getByText('4 prodotti applicati!').first().waitFor();

  await page.getByRole('link', { name: 'Felpa', exact: true }).click();
  await page.getByRole('listitem', { name: 'Variante 2: M' }).waitFor();
  await page.getByRole('button', { name: 'Aggiungi variante' }).click();
  const added = page.getByRole('listitem', { name: 'Variante 3' });
  await added.getByLabel('Prezzo').fill('boh');
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await fits(owner);
  }
  await page.setViewportSize(WIDE);
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await save.click();
  await page.getByText('Ogni variante deve dire che cosa si sceglie').first().waitFor();
  await added.getByLabel('Taglia').fill('L');
  await save.click();
  await page.getByText('Il prezzo di una variante non si legge').first().waitFor();
  await page.getByRole('listitem', { name: 'Variante 3: L' }).getByLabel('Prezzo').fill('49 €');
  await save.click();
  await page.getByText('Prodotto salvato').first().waitFor();
});

test.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('a card shows the sizes that there are, %s', async (_name, viewport) => {
  const visitor = await openBrowser(viewport);
  const { page } = visitor;
  await page.goto(`${app.url}/widget/${shop.id}`);
  const field = page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  await field.fill('Avete la felpa in L?');
  await field.press('Enter');
  await page.getByText("Sì, c'è: Felpa, L – 49,00 €.").first().waitFor();
  const sizes = page.getByRole('list', { name: 'Taglia' }).filter({ visible: true });
  await sizes.first().waitFor();
  expect(await sizes.first().getByRole('listitem').allTextContents()).toEqual(['S', 'M (esaurito)', 'L']);
  await page.getByText('da 45,00 €').filter({ visible: true }).first().waitFor();
  await fits(visitor);
  await visitor.close();
});
