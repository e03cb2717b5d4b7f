import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { CASA_SERENA_ID } from '../server/onboarding/demo.ts';
import { openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

// A dialog has the focus where one begins, and not on the cross in its corner.

let app: App;
let admin: Person;

beforeAll(async () => {
  app = await startDemo();
  admin = await openBrowser();
  await signInAs(admin, app, { email: 'admin@demo.it', password: 'demo-admin' });
});
afterAll(async () => {
  await admin?.close();
  await app?.close();
});

const panel = (section: string) => `/admin/companies/${CASA_SERENA_ID}${section && `/${section}`}`;
type Open = (page: Page) => Promise<unknown>;
const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const DIALOGS: readonly [screen: string, open: Open, focused: string][] = [
  ['/admin?new=1', async () => undefined, 'Nome azienda'],
  [
    panel(''),
    (page) => page.getByRole('switch', { name: 'Chatbot attivo', disabled: false }).press('Space'),
    'Annulla',
  ],
  [panel('faq'), press(/^Elimina «/), 'Annulla'],
  [panel('products'), press('Importa'), 'Scegli file'],
  [panel('people'), press('Aggiungi collaboratore'), 'Email'],
  [`/admin?company=${CASA_SERENA_ID}`, async () => undefined, 'Gestisci'],
  [`/admin?company=${CASA_SERENA_ID}`, press('Modifica azienda'), 'Nome azienda'],
  [`/admin?company=${CASA_SERENA_ID}`, press('Elimina azienda'), 'Per confermare scrivi «Casa Serena»'],
];

test.each(DIALOGS)('a dialog of %s has the focus where one begins (%#)', async (screen, open, focused) => {
  const { page } = admin;
  await page.setViewportSize(WIDE);
  await page.goto(app.url + screen);
  await page.waitForLoadState('networkidle');
  await open(page);
  await page.getByRole('dialog').first().waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('[role=dialog]')) return '';
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
        return (element.getAttribute('aria-label') ?? (label || element.textContent) ?? '')
          .replace(/\s*\*$/, '')
          .trim();
      }),
    )
    .toBe(focused);
  expect(admin.complaints).toEqual([]);
});
