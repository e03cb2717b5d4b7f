import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { CASA_SERENA_ID, DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createVisitor, eventually, say, start } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

const [ADMIN, CLIENT] = DEMO_ACCOUNTS;
const UNANSWERED = 'Organizzate feste di compleanno per bambini?';

let app: App;
const people: Person[] = [];

beforeAll(async () => {
  app = await startDemo();
  const visitor = await createVisitor(app, CASA_SERENA_ID);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await say(app, visitor, id, UNANSWERED);
  await say(app, visitor, id, 'Grazie, ciao');
  const other = await createVisitor(app, CASA_SERENA_ID);
  const begun = await start(app, other, 'Quali sono gli orari?');
  await querySystem(
    app.shared.database,
    `update conversations set status = 'COMPLETED', ended_at = now(), rated_at = now(), satisfaction = 2,
      comment = 'Non ho capito nulla', version = version + 1 where id = $id`,
    { id: begun.data.startConversation.conversation.id },
  );
  await eventually('the question is in its group', async () => {
    const rows = await querySystem(app.shared.database, 'select from question_groups where company_id = $id', {
      id: CASA_SERENA_ID,
    });
    return rows.length > 0;
  });
});
afterAll(async () => {
  await Promise.all(people.map((person) => person.close()));
  await app?.close();
});

async function signedIn(login: (typeof DEMO_ACCOUNTS)[number] | undefined, viewport = WIDE): Promise<Person> {
  const person = await openBrowser(viewport);
  people.push(person);
  if (login) await signInAs(person, app, login);
  return person;
}

const SIZES = [
  ['1280', WIDE],
  ['390', NARROW],
] as const;

describe.each(SIZES)('at %s pixels', (_width, viewport) => {
  test('a client reads first what needs them, and a click on a question begins its answer', async () => {
    const { page, complaints } = await signedIn(CLIENT, viewport);
    const today = page.getByRole('region', { name: 'Oggi' });
    await today.getByText('Non ho capito nulla').waitFor();
    await today.getByText(/^Dalle FAQ: [23]$/).waitFor(); // an admin's test asks once more
    await expectAccessible(page);
    const top = (await today.boundingBox())?.y ?? 0;
    expect(top).toBeLessThan(viewport.height / 2);
    if (viewport === NARROW) {
      const chat = page.getByPlaceholder('Scrivi qui il tuo messaggio...');
      expect((await chat.boundingBox())?.y ?? 0).toBeGreaterThan(viewport.height); // the first screen is today's
    }
    await today.getByRole('link', { name: `Scrivi la risposta a «${UNANSWERED}»` }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Domanda' }).inputValue()).toBe(UNANSWERED);
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Esci senza salvare' }).click();
    await today.getByRole('link', { name: /Non ho capito nulla/ }).click();
    await page.getByRole('log').getByText('Quali sono gli orari?').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('an admin compares companies in a table, and sees first who needs them', async () => {
    await querySystem(app.shared.database, 'update companies set is_active = false where id = $id', {
      id: DEMO_COMPANY_ID,
    });
    const { page, complaints } = await signedIn(ADMIN, viewport);
    const watch = page.getByRole('region', { name: 'Da guardare' });
    await watch.getByText('Chatbot spento').waitFor();
    const rows = page.getByRole('region', { name: 'Aziende Registrate' }).locator('tbody tr');
    const names = () => rows.locator('th').allTextContents();
    await rows.nth(1).waitFor();
    expect((await names())[0]).toContain('Casa Serena');
    await page.getByRole('columnheader', { name: 'Azienda' }).getByRole('button').click();
    await expect.poll(async () => (await names())[0]).toContain('Demo Shop');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name.desc');
    await page.getByRole('columnheader', { name: 'Oggi' }).getByRole('button').click();
    await expect.poll(async () => (await names())[0]).toContain('Casa Serena');
    await expectAccessible(page);
    const today = rows.filter({ hasText: 'Casa Serena' }).locator('[data-column="CONVERSATIONS_TODAY"]');
    const before = Number(await today.textContent());
    await start(app, await createVisitor(app, CASA_SERENA_ID), 'Quali sono gli orari?');
    await expect.poll(async () => Number(await today.textContent())).toBe(before + 1);
    await page.getByRole('link', { name: 'Dettagli di Casa Serena' }).click();
    await page.getByRole('dialog').getByText('Conversazioni oggi').waitFor();
    await page.keyboard.press('Escape');
    await rows
      .filter({ hasText: 'Casa Serena' })
      .getByRole('link', { name: /^Casa Serena/ })
      .click();
    await page.getByRole('switch', { name: 'Chatbot attivo' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a figure opens the log that it counts, and the log opens at what found nothing', async () => {
    const { page, complaints } = await signedIn(CLIENT, viewport);
    await page.goto(`${app.url}/dashboard/statistics?period=today`);
    await page.getByRole('link', { name: 'Senza risposta' }).waitFor();
    await page.locator('summary', { hasText: 'Dettagli' }).click();
    await page.getByText('Tempo di risposta').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Senza risposta' }).click();
    await page.waitForURL(/conversations.*unanswered=1/);
    if (viewport === NARROW) {
      await page.getByRole('list', { name: 'Conversazioni' }).getByText(UNANSWERED).click();
    }
    await page.locator('[data-named="true"]', { hasText: UNANSWERED }).waitFor();
    // Brought into sight inside the log, which itself stays where it is.
    const log = page.getByRole('region', { name: 'Conversazioni', exact: true });
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await expectAccessible(page);
    await page.goto(`${app.url}/dashboard/statistics`);
    await page.getByText('Mese scorso').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('period')).toBe('last-month');
    expect(complaints).toEqual([]);
  });

  test('the usual FAQs are filled in on one sheet: what is whole is published, the rest waits', async () => {
    const { page, complaints } = await signedIn(ADMIN, viewport);
    await page.goto(`${app.url}/admin/companies/${DEMO_COMPANY_ID}/faq`);
    await page.getByRole('link', { name: 'Aggiungi dai modelli' }).click();
    const label = 'Quanto costa la spedizione? Costo';
    await page.getByLabel(label, { exact: true }).fill('4,90 €');
    await page.getByLabel('Quanto costa la spedizione? Gratuita sopra', { exact: true }).fill('49 €');
    for (const box of await page.getByRole('checkbox').all()) {
      const name = await box.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
      if ((await box.isEnabled()) && name !== 'Quanto costa la spedizione?' && name !== 'Dove si trova il negozio?')
        await box.uncheck();
    }
    await page.getByText('1 da pubblicare, 1 da completare').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Esci senza salvare' }).click();
    expect(complaints).toEqual([]);
  });
});

test('of the usual FAQs none is offered that is there, however many others stand before it', async () => {
  const others = `insert into faqs (company_id, id, code, question, answer, position)
    select $id, gen_random_uuid(), 'altra-' || n, case n when 120 then 'Posso avere la fattura?' else 'Altra ' || n end, 'Sì.', 1000 + n
    from generate_series(1, 120) n`;
  await querySystem(app.shared.database, others, { id: CASA_SERENA_ID });
  const { page, complaints } = await signedIn(ADMIN);
  await page.goto(`${app.url}/admin/companies/${CASA_SERENA_ID}/faq/templates`);
  const box = page.getByRole('checkbox', { name: 'Posso avere la fattura?' });
  await box.waitFor();
  expect(await box.isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
});

test('in a window as low as at 200 % zoom no bar covers a field', async () => {
  const { page, complaints } = await signedIn(CLIENT, { width: 640, height: 400 });
  await page.goto(`${app.url}/dashboard/faq/new`);
  for (const name of ['Domanda', 'Risposta', 'Categoria']) {
    const field = page
      .locator('input, textarea')
      .and(page.getByLabel(name, { exact: true }))
      .first();
    await field.scrollIntoViewIfNeeded();
    const isOnTop = await field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12));
      return top === element || element.contains(top);
    });
    expect(isOnTop, name).toBe(true);
  }
  expect(complaints).toEqual([]);
});
