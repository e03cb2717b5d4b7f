import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { openGate } from '../server/test/gate.ts';
import { openBrowser } from './browser.ts';

test('a server that restarts in mid-conversation costs nothing but a moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-restart-'));
  const start = () => startApp(readConfig({ PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }));
  const before = await start();
  const door = await openGate(before.url); // keeps the address, which anybody might take while the server is away
  const person = await openBrowser();
  const { page } = person;
  const said = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const field = page.getByPlaceholder('Scrivi qui il tuo messaggio...');
  await page.goto(new URL(`/widget/${DEMO_COMPANY_ID}`, door.url).href);
  await field.fill('Quali sono gli orari?');
  await field.press('Enter');
  await said('dalle 9:00 alle 18:00').first().waitFor();

  await before.close();
  await page.getByText('Riconnessione...').first().waitFor();
  expect(await page.getByText('Online •').count()).toBe(0);
  await field.fill('Come posso contattarvi?');
  await field.press('Enter');
  await page.getByText('In attesa della rete: partirà da solo').waitFor();

  const after = await start();
  door.lead(after.url);
  await said('info@demoshop.it').first().waitFor();
  await page.getByText('Online • 2 prodotti disponibili').waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Tu: Come posso contattarvi\?/ })
      .count(),
  ).toBe(1);
  await person.close();
  await after.close();
  door.close();
  rmSync(folder, { recursive: true, force: true });
});
