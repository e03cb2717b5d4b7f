import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

const SCREENS = process.env.OFFER_SCREENS; // a folder, to look at what was seen

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await startDemo();
  const { signIn } = await must(
    app,
    'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }',
  );
  const input = {
    ...{ name: 'Padella Ferrara', description: 'In ferro, per ogni fuoco.', price: '100 €', category: 'Cucina' },
    keywords: ['padella'],
  };
  const save = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';
  await must(app, save, { id: DEMO_COMPANY_ID, input }, signIn.accessToken);
  // It has been sold at this price for longer than a month.
  await querySystem(
    app.shared.database,
    "update products set priced_at = priced_at - interval '40 days' where name = $name returning 1",
    { name: input.name },
  );
  admin = await openBrowser();
});
afterAll(async () => {
  await admin?.close();
  await app?.close();
});

async function picture(page: Page, name: string): Promise<void> {
  if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}.png`, fullPage: true });
}

test('an offer is entered with its full price and its last day', async () => {
  const { page } = admin;
  await signInAs(admin, app, { email: 'admin@demo.it', password: 'demo-admin' });
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/products`);
  await page
    .getByRole('searchbox', { name: 'Cerca nei prodotti' })
    .or(page.getByLabel('Cerca nei prodotti'))
    .first()
    .fill('Padella Ferrara');
  await page.getByRole('link', { name: 'Padella Ferrara', exact: true }).click();
  await page.getByLabel('Prezzo', { exact: true }).fill('79');
  await page.getByLabel('Prezzo pieno').fill('70');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Il prezzo pieno deve essere più alto del prezzo.').first().waitFor();
  await page.getByLabel('Prezzo pieno').fill('100 €');
  await page.getByLabel('Fine offerta').fill('2099-12-24');
  await expectAccessible(page);
  await picture(page, 'editor-1280');
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await picture(page, 'editor-390');
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Prodotto salvato').first().waitFor();
});

test.each([
  ['1280', WIDE],
  ['390', NARROW],
])('its card shows it beside the lowest price of the 30 days before, %s px wide', async (size, viewport) => {
  const visitor = await openBrowser(viewport);
  try {
    const { page } = visitor;
    await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('quanto costa la padella?');
    await page.getByRole('button', { name: 'Invia', exact: true }).click();
    const said = page.getByRole('listitem').filter({ hasText: '79,00 € (−21 % su 100,00 €' });
    await said.first().waitFor();
    const card = page
      .locator('.hp-card:visible, li:visible')
      .filter({ hasText: 'Prezzo più basso dei 30 giorni prima: 100,00 €' });
    await card.first().waitFor();
    expect(await card.first().textContent()).toContain('−21 %');
    await expectAccessible(page);
    await picture(page, `card-${size}`);
  } finally {
    await visitor.close();
  }
});

test('fresh food and the feed for Merchant are set by who manages the company', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`);
  const panel = page.getByRole('region', { name: 'Prezzi e offerte' });
  await panel.getByRole('switch', { name: 'Feed per Google Merchant' }).click();
  const url = await panel.getByLabel('Indirizzo del feed').inputValue();
  expect((await fetch(url)).status).toBe(200);
  await panel.getByRole('combobox', { name: 'Categorie di alimenti freschi' }).fill('Cucina');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Impostazioni dei prezzi salvate.').first().waitFor();
  await expectAccessible(page);
  await panel.scrollIntoViewIfNeeded();
  await picture(page, 'settings-1280');
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await picture(page, 'settings-390');
  await page.setViewportSize(WIDE);
});
