import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must, signIn } from '../server/test/story.ts';
import { visitorAsks } from '../server/test/unanswered-story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

const SCREENS = '.data/screens/unmet';
mkdirSync(SCREENS, { recursive: true });
const SHOP = { id: DEMO_COMPANY_ID, owner: { id: '', email: '', token: '' } };

describe.each([
  ['wide', WIDE, 'ombrelli', 'Ombrello da viaggio'],
  ['narrow', NARROW, 'cappelli', 'Cappello di lana'],
] as const)('what visitors did not find, %s', (name, viewport, thing, product) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await openBrowser(viewport);
    await signInAs(owner, app, DEMO_ACCOUNTS[0] ?? { email: '', password: '' });
  });
  afterAll(() => owner?.close());

  const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
  const look = (page: Page, what: string) =>
    page.screenshot({ path: `${SCREENS}/${name}-${what}.png`, fullPage: true });

  test('stands in a row for each thing, is kept as a file, set aside, and closed by the product that comes', async () => {
    const { page } = owner;
    await visitorAsks(app, SHOP, `avete ${thing}?`, 'zaini in pelle rossa sotto i 40 euro');
    await visitorAsks(app, SHOP, `avete ${thing} belli sotto i 20 euro?`, 'cuffie bluetooth sotto 30 euro');
    await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/improve`);
    await page.getByRole('link', { name: 'Richieste inevase' }).click();
    const tabs = page.getByRole('navigation', { name: 'Elenchi di cosa migliorare' });
    await tabs.locator('[aria-current]').getByText('Richieste inevase').waitFor();
    expect(await tabs.getByRole('link', { name: 'Senza risposta' }).getAttribute('href')).toMatch(/\/improve$/);
    await row(page, thing).getByText('2 visitatori · 2 volte').waitFor();
    await row(page, thing).getByText('Non ne hai.').waitFor();
    await row(page, 'bluetooth').getByText('Il tuo più economico costa 89,99 €.').waitFor();
    await expectAccessible(page);
    await look(page, 'list');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Esporta CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('richieste_inevase_demo_shop.csv');
    expect(readFileSync(await file.path(), 'utf8')).toContain(`${thing};;;;20,00;`);

    await row(page, 'pelle').getByRole('button', { name: 'Ignora' }).click();
    await page.getByText('Richiesta ignorata.').waitFor();
    await row(page, 'pelle').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annulla' }).click();
    await row(page, 'pelle').waitFor();

    const { email = '', password } = DEMO_ACCOUNTS[0] ?? {};
    const token = await signIn(app, email, password);
    const input = { name: product, description: 'Piccolo.', price: '15 €', category: 'Accessori', keywords: [] };
    const save = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';
    await must(app, save, { id: DEMO_COMPANY_ID, input }, token);
    await row(page, thing).waitFor({ state: 'detached' });
    await page.getByText(/Ora ce l'hai \(\d+\)/).click();
    await row(page, thing).getByText(`Ora hai «${product}»`).waitFor();
    await expectAccessible(page);
    await look(page, 'met');
    await row(page, thing).getByRole('link', { name: 'Apri il prodotto' }).click();
    await page.waitForURL(/\/products\/[0-9a-f-]{36}$/);
  });
});
