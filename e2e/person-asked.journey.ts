import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe.each([
  ['wide', WIDE],
  ['on phones', NARROW],
])('a visitor asks for a person, %s', (name, viewport) => {
  let visitor: Person;
  let anna: Person;
  beforeAll(async () => {
    [visitor, anna] = await Promise.all([openBrowser(viewport), openBrowser(viewport)]);
    await signInAs(anna, app, await addClient(app, DEMO_COMPANY_ID, `anna-${name}@demoshop.it`.replace(' ', '-')));
  });
  afterAll(async () => {
    for (const person of [visitor, anna]) await person?.close();
  });

  async function say(text: string): Promise<void> {
    await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
    await visitor.page.keyboard.press('Enter');
  }
  const available = ({ page }: Person) => page.getByRole('switch', { name: 'Disponibile' });

  test('with nobody there, they leave an address, and the mail that answers it quotes what was said', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    await page.getByRole('button', { name: 'Parla con una persona' }).click();
    await said(page, 'nessuno del negozio può risponderti').first().waitFor();
    const form = page.getByRole('form', { name: 'Lascia un recapito' });
    await form.waitFor();
    expect(await page.getByRole('button', { name: 'Parla con una persona' }).count()).toBe(0);
    await expectAccessible(page);
    await form.getByLabel('E-mail o telefono').fill('domani');
    await form.getByLabel('La tua domanda').fill(`Avete la 42? (${name})`);
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await page.getByRole('alert').filter({ hasText: 'Scrivi un indirizzo e-mail' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await form.getByLabel('E-mail o telefono').fill('cliente@example.it');
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await said(page, 'Richiesta inviata').first().waitFor();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Parla con una persona' }).waitFor();
    await say('Quali sono gli orari?');
    await said(page, 'dalle 9:00 alle 18:00').first().waitFor();

    await anna.page.goto(`${app.url}/dashboard/requests`);
    const row = anna.page.getByRole('listitem').filter({ hasText: `Avete la 42? (${name})` });
    await row.waitFor();
    await expectAccessible(anna.page);
    const mail = new URL((await row.getByRole('link', { name: 'Rispondi per e-mail' }).getAttribute('href')) ?? '');
    expect(mail.pathname).toBe('cliente@example.it');
    expect(mail.searchParams.get('body')).toContain('Parla con una persona');
    await row.getByRole('button', { name: 'Segna come fatta' }).click();
    await row.waitFor({ state: 'detached' });
    await anna.page.getByText('Fatte', { exact: true }).click();
    await row.getByText('Fatta da').waitFor();
    await expectAccessible(anna.page);
    await row.getByRole('button', { name: 'Riapri' }).click();
    await row.waitFor({ state: 'detached' });
    await anna.page.getByText('Da fare', { exact: true }).click();
    await row.getByRole('button', { name: 'Segna come fatta' }).waitFor();
  });

  test('with somebody there, they wait; the log says so, and who takes it over answers', async () => {
    await anna.page.goto(`${app.url}/dashboard/conversations`);
    await available(anna).click();
    await anna.page.getByRole('switch', { name: 'Disponibile', checked: true }).waitFor();
    await anna.page.reload();
    await anna.page.getByRole('switch', { name: 'Disponibile', checked: true }).waitFor();
    await say('mi passi un operatore?');
    await said(visitor.page, 'Ti metto in contatto con una persona').first().waitFor();
    await visitor.page.getByText('In attesa di una persona').waitFor();
    await expectAccessible(visitor.page);
    await anna.page.getByText('in attesa', { exact: true }).first().waitFor();
    await anna.page
      .getByRole('link', { name: /Conversazioni 1/ })
      .first()
      .waitFor();
    await expectAccessible(anna.page);
    await anna.page.getByLabel('Filtra per stato').selectOption('In attesa di una persona');
    await anna.page
      .getByText(/^Visitatore /)
      .first()
      .click();
    await anna.page.getByText('Il cliente aspetta una persona dalle').waitFor();
    await anna.page.getByRole('button', { name: 'Prendi in carico' }).click();
    await anna.page.getByLabel('Il tuo nome').fill('Anna');
    await anna.page.keyboard.press('Enter');
    await said(visitor.page, 'Ora ti risponde Anna').first().waitFor();
    await visitor.page.getByText('Ti risponde Anna').first().waitFor();
    await anna.page.getByRole('button', { name: "Restituisci all'assistente" }).click();
    await said(visitor.page, "Ora ti risponde di nuovo l'assistente").first().waitFor();
  });

  test('in three tabs it rings once, and each says in its title that somebody waits', async () => {
    const { context } = anna;
    await context.addInitScript(() => {
      const node = { connect: (to: unknown) => to, start() {}, stop() {}, frequency: {}, gain: gain() };
      function gain() {
        return { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      }
      Object.assign(window, {
        rings: 0,
        AudioContext: class {
          currentTime = 0;
          constructor() {
            (window as unknown as { rings: number }).rings++;
          }
          createOscillator = () => node;
          createGain = () => node;
        },
      });
    });
    const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${app.url}/dashboard`);
      await tab.getByRole('switch', { name: 'Disponibile', checked: true }).waitFor();
    }
    const waitingBefore = await tabs[0]?.title();
    await anna.page.goto('about:blank');
    await say('voglio parlare con una persona');
    await visitor.page.getByText('In attesa di una persona').waitFor();
    for (const tab of tabs) {
      await tab.waitForFunction(
        (before) => document.title !== before && /^\(\d+\)/.test(document.title),
        waitingBefore,
      );
    }
    const rings = () =>
      Promise.all(tabs.map((tab) => tab.evaluate(() => (window as unknown as { rings: number }).rings)));
    await expect.poll(async () => (await rings()).reduce((sum, each) => sum + each, 0)).toBe(1);
    for (const tab of tabs) await tab.close();
    await querySystem(
      app.shared.database,
      `update conversations set waiting_since = null, is_contact_offered = false where waiting_since is not null`,
    );
  });

  test('who waited for too long may leave an address', async () => {
    await say('voglio parlare con un umano');
    await visitor.page.getByText('In attesa di una persona').waitFor();
    // Who waits already asks anew with this message: whichever of the two comes first, an hour passes.
    const anHourLater = `update conversations set waiting_since = now() - interval '1 hour' where waiting_since is not null`;
    const told = said(visitor.page, 'Per ora nessuno è riuscito a risponderti');
    await expect
      .poll(async () => {
        await querySystem(app.shared.database, anHourLater);
        return told.count();
      })
      .toBeGreaterThan(0);
    await visitor.page.getByRole('form', { name: 'Lascia un recapito' }).waitFor();
  });

  test('nothing in the header is cut off', async () => {
    const { page } = anna;
    await page.goto(`${app.url}/dashboard`);
    await available(anna).waitFor();
    const { right } = await page.getByRole('button', { name: 'Esci' }).evaluate((one) => one.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(viewport.width);
  });

  test('whoever says that they are gone is gone', async () => {
    await anna.page.goto(`${app.url}/dashboard`);
    await available(anna).click();
    await anna.page.getByRole('switch', { name: 'Disponibile', checked: false }).waitFor();
  });

  test('no page complained', () => {
    expect([...visitor.complaints, ...anna.complaints]).toEqual([]);
  });
});

test('whoever manages the shop says when its people are there', async () => {
  const owner = await openBrowser(NARROW);
  const { page } = owner;
  const [admin] = DEMO_ACCOUNTS;
  if (!admin) throw new Error('the demo has no admin');
  await signInAs(owner, app, admin);
  await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/settings`);
  await page.getByRole('switch', { name: 'Solo in certi orari' }).click();
  await page.getByLabel('Lunedì', { exact: true }).fill('mattina');
  await page.getByRole('button', { name: 'Salva', exact: true }).last().click();
  await page.getByText('Scrivi gli orari di ogni giorno').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Lunedì', { exact: true }).fill('9-12.30; 15-19');
  await page.getByLabel('Chiusure').fill('24/12/2026');
  await page.getByRole('button', { name: 'Salva', exact: true }).last().click();
  await page.getByText('Impostazioni delle persone in chat salvate.').waitFor();
  expect(await page.getByLabel('Lunedì', { exact: true }).inputValue()).toBe('9:00-12:30, 15:00-19:00');
  await page.getByRole('switch', { name: "Mostra 'Parla con una persona' nella chat" }).click();
  // The sentence of the first saving may still stand there.
  const saved = page.waitForResponse((response) => /mutation /.test(response.request().postData() ?? ''));
  await page.getByRole('button', { name: 'Salva', exact: true }).last().click();
  await (await saved).finished();
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').waitFor();
  expect(await page.getByRole('button', { name: 'Parla con una persona' }).count()).toBe(0);
  expect(owner.complaints).toEqual([]);
  await owner.close();
});
