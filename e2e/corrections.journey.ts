import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;

beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

describe.each([
  ['wide', WIDE],
  ['on a phone', NARROW],
])('a visitor who was misunderstood, %s', (_name, viewport) => {
  test('sees why, corrects it, and finds what was meant or a person; the shop sees both', async () => {
    const visitor = await openBrowser(viewport);
    const { page } = visitor;
    await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    const field = page.getByLabel('Il tuo messaggio');
    const said = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
    await field.fill('Consigli per un regalo per mio marito sotto i 60 euro');
    await field.press('Enter');
    await page.getByRole('group', { name: 'Ho capito' }).getByText('sotto 60 €').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Togli: sotto 60 €' }).click();
    await said('Senza: sotto 60 €').waitFor();
    await said(/Cuffie Wireless – .*\s€/)
      .first()
      .waitFor(); // 89,99 €: no longer too dear
    expect(await said(/^Tu: /).count()).toBe(2);

    await field.fill('orari e spedizione');
    await field.press('Enter');
    const answer = said('dalle 9:00 alle 18:00').first();
    await answer.getByRole('button', { name: 'Non era questo?' }).waitFor();
    const staff = await openBrowser(viewport);
    await signInAs(staff, app, { email: 'admin@demo.it', password: 'demo-admin' });
    await staff.page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/conversations`);
    await staff.page
      .getByRole('link', { name: /orari e spedizione/ })
      .first()
      .click();
    await staff.page.getByText('Senza: sotto 60 €').waitFor();
    expect(await staff.page.getByText('Il cliente: non era questo').count()).toBe(0);
    await answer.getByRole('button', { name: 'Non era questo?' }).press('Enter');
    await staff.page.getByText('Il cliente: non era questo').waitFor(); // the transcript was open all the time
    await answer.getByRole('link', { name: 'Chiama' }).waitFor();
    expect(await answer.getByRole('link', { name: 'Scrivi a' }).getAttribute('href')).toMatch(/^mailto:/);
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'La spedizione è gratuita?' }).click();
    await said('superiori a 50 euro').first().waitFor();
    await page.reload();
    await said('Senza: sotto 60 €').waitFor();
    expect(await said(/^Tu: /).count()).toBe(4);
    await said('Forse cercavi:').first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    await staff.page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/conversations`);
    await staff.page
      .getByRole('link', { name: /La spedizione è gratuita/ })
      .first()
      .click();
    await staff.page.getByText('Il cliente: non era questo').waitFor();
    await staff.page.getByText('Senza: sotto 60 €').waitFor();
    await expectAccessible(staff.page);
    await staff.page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/statistics`);
    await staff.page.getByText(/^Non era questo: \d$/).waitFor();
    expect(staff.complaints).toEqual([]);
    await staff.close();
  });
});
