import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { companyWithHistory } from '../bench/history/company.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_ACCOUNTS } from '../server/onboarding/demo.ts';
import { NARROW, openBrowser, signInAs, startDemo, WIDE } from './browser.ts';
import { whenCalm } from './calm.ts';

const [ADMIN = { email: '', password: '' }] = DEMO_ACCOUNTS;

/**
 * The screens of a company of 100,000 conversations and 1,000,000 messages, on the PostgreSQL that benchmarks may fill
 * (BENCH_DATABASE_URL): an embedded database would take minutes to write them.
 */
export async function takeLargeScreens(folder: string, databaseUrl: string): Promise<void> {
  const { database, companyId } = await companyWithHistory({ conversations: 100_000, messages: 10, days: 180 });
  await database.close();
  const app = await startDemo({}, { DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(32).toString('hex') });
  await querySystem(
    app.shared.database,
    'update companies set owner_id = (select id from accounts where email = $email) where id = $companyId',
    { email: ADMIN.email, companyId },
  );
  const panel = `${app.url}/admin/companies/${companyId}`;
  for (const [size, viewport] of [
    ['1280', WIDE],
    ['390', NARROW],
  ] as const) {
    const person = await openBrowser(viewport);
    const { page } = person;
    await signInAs(person, app, ADMIN);
    const take = async (name: string, address: string, shows: string) => {
      await page.goto(address);
      await page.getByText(shows).first().waitFor();
      await page.waitForLoadState('networkidle');
      await whenCalm(page);
      await expectNoOverflow(page);
      await page.screenshot({ path: `${folder}/large-${name}-${size}.png` });
    };
    await take('admin', `${app.url}/admin`, 'Storia di');
    await take('overview', panel, 'Prova una domanda');
    await take('statistics', `${panel}/statistics?period=90-days`, 'Nel tempo');
    await take('conversations', `${panel}/conversations`, 'Visitatore');
    await take('found', `${panel}/conversations?search=parola1`, 'Visitatore');
    await person.close();
  }
  await app.close();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) throw new Error(`${page.url()} is ${wide} px wider than the screen`);
}
