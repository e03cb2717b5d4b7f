import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { must } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { underway } from './answers.ts';
import { NARROW, openBrowser, type Person, startDemo, WIDE } from './browser.ts';
import { movedOn, noteLayoutShift } from './layout-shift.ts';

const MANY = 5_000;
const ALL = (MANY + 2).toLocaleString('it-IT'); // with the two of the demo
const POLL = { timeout: 20_000 };

let app: App;
const people: Person[] = [];

beforeAll(async () => {
  app = await startDemo();
  await querySystem(
    app.shared.database,
    `insert into companies (id, name, logo_url, primary_color, secondary_color, owner_id, catalogue_id)
    select gen_random_uuid(), 'Negozio ' || lpad(number::text, 4, '0'), '', '#3B82F6', '#8B5CF6', account.id,
      gen_random_uuid()
    from generate_series(1, $many::int) number, accounts account where account.email = 'admin@demo.it'`,
    { many: MANY },
  );
});
afterAll(async () => {
  await Promise.all(people.map((person) => person.close()));
  await app?.close();
});

test.each([
  ['1280', WIDE],
  ['390', NARROW],
] as const)('of 5,000 companies, at %s pixels, one is found, opened and left again', async (_width, viewport) => {
  const person = await openBrowser(viewport);
  people.push(person);
  await noteLayoutShift(person.context);
  const { page } = person;
  await page.goto(app.url);
  await page.getByText('admin@demo.it').first().click();
  await page.locator('button[type=submit]').click();
  const rows = page.getByRole('region', { name: 'Aziende Registrate' }).locator('tbody tr');
  await rows.nth(49).waitFor();
  await page.getByText(ALL, { exact: true }).first().waitFor();
  expect(await rows.count()).toBe(50);
  await page.reload();
  await rows.nth(49).waitFor();
  expect(await movedOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mostra altre' }).click();
  await rows.nth(99).waitFor();
  await page.getByLabel("Cerca un'azienda").fill('4987');
  await expect.poll(() => rows.count(), POLL).toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dettagli di Negozio 4987' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Conversazioni oggi').waitFor();
  await dialog.getByRole('link', { name: 'Gestisci' }).click();
  await page.getByRole('heading', { name: 'Negozio 4987' }).waitFor();
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await rows.nth(49).waitFor();
  expect(person.complaints).toEqual([]);
});

test('companies that were read on while the list was read anew stay in it', async () => {
  const [person] = people;
  if (!person) throw new Error('nobody is signed in');
  const { page } = person;
  const SIGN_IN = 'mutation { signIn(email: "admin@demo.it", password: "demo-admin", delivery: BODY) { accessToken } }';
  const SWITCH_OFF = 'mutation ($id: ID!) { setChatbotActive(companyId: $id, isActive: false) { id } }';
  const { signIn } = await must(app, SIGN_IN);
  const rows = page.getByRole('region', { name: 'Aziende Registrate' }).locator('tbody tr');
  await page.goto(`${app.url}/admin`);
  await rows.nth(49).waitFor();
  const tellNews = () => must(app, SWITCH_OFF, { id: DEMO_COMPANY_ID }, signIn.accessToken);
  await underway(page, 'Companies', tellNews, async () => {
    await page.getByRole('button', { name: 'Mostra altre' }).click();
    await rows.nth(99).waitFor();
  });
  expect(await rows.count()).toBe(100);
});
