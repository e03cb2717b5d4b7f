import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createPerson, createShop, must, PASSWORD, signIn as tokenOf } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { underway, waiting } from './answers.ts';
import { addClient, NARROW, openBrowser, type Person, signInAs, startDemo } from './browser.ts';

const MANY = 100_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let app: App;
let admin: Person;
let client: Person;
let visitor: Person;

beforeAll(async () => {
  app = await startDemo();
  admin = await openBrowser();
  client = await openBrowser(NARROW);
  visitor = await openBrowser(NARROW);
});
afterAll(async () => {
  await admin?.close();
  await client?.close();
  await visitor?.close();
  await app?.close();
});

const panel = (section: string, companyId = DEMO_COMPANY_ID) => `${app.url}/admin/companies/${companyId}/${section}`;

async function signIn({ page }: Person, email: string, password?: string): Promise<void> {
  await page.goto(app.url);
  if (password === undefined) await page.getByText(email).first().click();
  else {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
  }
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Esci' }).waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();
const question = (page: Page) => page.getByLabel('Domanda', { exact: true });
const answer = (page: Page) => page.getByLabel('Risposta', { exact: true });
const faq = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The questions in the list, in their order. */
function questions(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Elenco delle FAQ' }).getByRole('link').allInnerTexts();
}

/** Sends as soon as the chat takes another message: none, while an answer is awaited. */
async function ask({ page }: Person, text: string): Promise<void> {
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
}

test('a FAQ is tried while it is written, and answers in a widget open beside it as soon as it is saved', async () => {
  const { page } = admin;
  await visitor.page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  await signIn(admin, 'admin@demo.it');
  await page.goto(panel('faq'));
  await page.getByRole('link', { name: 'Nuova FAQ' }).click();
  await question(page).fill('Incartate i regali?');
  await answer(page).fill('Certo: la confezione è gratuita.');
  await page.getByRole('combobox', { name: 'Parole chiave' }).fill('pacchetto, Confezion*');
  await page.keyboard.press('Enter');
  await page.getByLabel('Testo da provare').fill('fate il pacchetto?');
  await page.getByText('La più adatta').waitFor();
  await expectAccessible(page);
  await save(page);
  await faq(page, 'Incartate i regali?').waitFor();
  await ask(visitor, 'fate il pacchetto?');
  await visitor.page.getByRole('listitem').filter({ hasText: 'la confezione è gratuita' }).first().waitFor();
  await expectAccessible(page);
});

test('FAQs are moved by keys, and stay where they were put', async () => {
  const { page } = admin;
  const before = await questions(page);
  await page.getByRole('button', { name: `Sposta «${before.at(-1)}»` }).focus();
  await page.keyboard.press('Space');
  await page.getByText('FAQ presa').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(`Posizione ${before.length - 1}.`).waitFor({ state: 'attached' });
  const moved = page.waitForResponse((response) => /MoveFaq/.test(response.request().postData() ?? ''));
  await page.keyboard.press('Space');
  const after = [...before.slice(0, -2), before.at(-1), before.at(-2)];
  await expect.poll(() => questions(page), { timeout: 20_000 }).toEqual(after); // at once, before it is stored
  await moved;
  await page.reload();
  await expect.poll(() => questions(page), { timeout: 20_000 }).toEqual(after);
});

test('a deleted FAQ comes back by the toast', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Elimina «Incartate i regali?»' }).click();
  await page.getByText('Sei sicuro di voler eliminare questa FAQ?').waitFor();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await faq(page, 'Incartate i regali?').waitFor({ state: 'detached' });
  await page.getByRole('alert').getByRole('button', { name: 'Annulla' }).click();
  await faq(page, 'Incartate i regali?').waitFor();
});

test('a template opens as a draft, which answers nobody', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Aggiungi dai modelli' }).click();
  await page.getByText('Altri modelli, con una risposta di esempio').click();
  await page.getByRole('link', { name: 'Come posso fare un reso?' }).click();
  await question(page).waitFor();
  expect(await page.getByRole('switch', { name: 'Da completare' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Pubblica' }).waitFor();
  await page.getByRole('button', { name: 'Salva bozza' }).click();
  await faq(page, 'Come posso fare un reso?').waitFor();
  await page.getByText('Da completare', { exact: true }).waitFor();
  await ask(visitor, 'come faccio un reso?');
  await ask(visitor, 'quali sono gli orari?');
  await visitor.page.getByRole('listitem').filter({ hasText: 'dalle 9:00 alle 18:00' }).first().waitFor();
  expect(await visitor.page.getByText('Hai 30 giorni').count()).toBe(0);
});

test('two people edit the same FAQ: the second sees what the first changed, and loses nothing', async () => {
  await signInAs(client, app, await addClient(app, DEMO_COMPANY_ID));
  await client.page.goto(`${app.url}/dashboard/faq`);
  for (const { page } of [admin, client]) {
    await faq(page, 'Incartate i regali?').click();
    await answer(page).waitFor();
  }
  const { page } = admin;
  await answer(page).fill('Sì, costa 2 €.');
  await answer(client.page).fill('Sì, anche per Natale.');
  await client.page.getByRole('combobox', { name: 'Categoria' }).fill('Regali');
  await save(client.page);
  await faq(client.page, 'Incartate i regali?').waitFor();

  await page.getByText("Aggiornato da un'altra persona. Ciò che hai scritto è ancora qui.").waitFor();
  expect(await answer(page).inputValue()).toBe('Sì, costa 2 €.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vedi le modifiche' }).click();
  await page.getByText('Qualcun altro ha salvato nel frattempo').waitFor();
  await page.getByRole('button', { name: 'Continua a scrivere' }).click();
  await save(page);
  await page.getByText('Qualcun altro ha salvato nel frattempo').waitFor();
  await page.getByText('Sì, anche per Natale.').waitFor();
  await page.getByText('Regali', { exact: true }).waitFor(); // what they alone changed
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usa questa versione' }).click();
  expect(await answer(page).inputValue()).toBe('Sì, costa 2 €.');
  expect(await page.getByRole('combobox', { name: 'Categoria' }).inputValue()).toBe('Regali');
  await save(page);
  await faq(page, 'Incartate i regali?').waitFor();
  await ask(visitor, 'confezionate?');
  await visitor.page.getByRole('listitem').filter({ hasText: 'costa 2 €' }).first().waitFor();
});

test('what somebody else saves is in the list at once, and in an editor in which nothing was written yet', async () => {
  const { page } = admin;
  await faq(client.page, 'Incartate i regali?').click();
  await answer(client.page).waitFor();
  await faq(page, 'Incartate i regali?').click();
  await answer(page).fill('Sì, costa 3 €.');
  await save(page);
  await client.page.getByText("Aggiornato da un'altra persona.").waitFor();
  expect(await answer(client.page).inputValue()).toBe('Sì, costa 3 €.');
  await client.page.getByRole('link', { name: 'Torna alle FAQ' }).click();
  await client.page.getByText('Sì, costa 3 €.').waitFor();
  await page.getByRole('link', { name: 'Nuova FAQ' }).click();
  await question(page).fill('Avete un parcheggio?');
  await answer(page).fill('Sì, gratuito.');
  await save(page);
  await faq(client.page, 'Avete un parcheggio?').waitFor();
  await page.getByRole('button', { name: 'Elimina «Avete un parcheggio?»' }).click();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await faq(client.page, 'Avete un parcheggio?').waitFor({ state: 'detached' });
});

test('an editor shows what was saved last, though it hears of what was saved before only now', async () => {
  const { page } = client;
  await faq(page, 'Incartate i regali?').click();
  await answer(page).waitFor();
  const id = page.url().split('/').at(-1);
  const token = await tokenOf(app, 'admin@demo.it', 'demo-admin');
  const READ =
    'query ($companyId: ID!, $id: ID!) { faq(companyId: $companyId, id: $id) { question keywords category version } }';
  const SAVE = 'mutation ($companyId: ID!, $input: FaqInput!) { saveFaq(companyId: $companyId, input: $input) { id } }';
  const saveWith = async (text: string) => {
    const read = await must(app, READ, { companyId: DEMO_COMPANY_ID, id }, token);
    await must(app, SAVE, { companyId: DEMO_COMPANY_ID, input: { ...read.faq, id, answer: text } }, token);
  };
  await underway(
    page,
    'EditedFaq',
    () => saveWith('Sì, costa 4 €.'),
    async () => {
      await saveWith('Sì, costa 5 €.');
      await expect.poll(() => answer(page).inputValue()).toBe('Sì, costa 5 €.');
    },
  );
  expect(await answer(page).inputValue()).toBe('Sì, costa 5 €.');
  await page.getByRole('link', { name: 'Torna alle FAQ' }).click();
});

test('a product is refused in the order of its fields, and saved as it was entered', async () => {
  const { page } = client;
  await page.goto(`${app.url}/dashboard/products`);
  await page.getByRole('link', { name: 'Zaino Urban' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nuovo prodotto' }).click();
  for (const [field, text, refusal] of [
    ['Nome', 'Lampada <Luna> & Co', 'Nome prodotto obbligatorio!'],
    ['Descrizione', 'Da tavolo.', 'Descrizione prodotto obbligatoria!'],
    ['Prezzo', '1.234', 'Prezzo prodotto obbligatorio!'],
    ['Categoria', 'Casa', 'Categoria prodotto obbligatoria!'],
  ] as const) {
    await save(page);
    await page.getByRole('alert').filter({ hasText: refusal }).first().waitFor();
    await page
      .locator('input, textarea')
      .and(page.getByLabel(field, { exact: true }))
      .fill(text);
  }
  await page.getByText('Può voler dire altro').waitFor();
  await expectAccessible(page);
  await save(page);
  await page.getByRole('link', { name: 'Lampada <Luna> & Co' }).waitFor();
  await page.getByText('Prezzo ambiguo').waitFor();
  await admin.page.goto(panel('products'));
  await admin.page.getByLabel('Seleziona «Lampada <Luna> & Co»').check();
  await admin.page.getByRole('button', { name: 'Esauriti' }).click();
  await page.getByText('Esaurito', { exact: true }).waitFor(); // told, without being asked for
});

test('of what is deleted the toast tells, and brings back, what was deleted here and now', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner });
  await fill(shop.id, 118); // beside the two that it has
  const person = await openBrowser();
  try {
    await signIn(person, owner.email, PASSWORD);
    const { page } = person;
    const product = (name: string) => page.getByRole('link', { name, exact: true });
    const undo = page.getByRole('alert').getByRole('button', { name: 'Annulla' });
    const remove = async () => {
      await page.getByRole('button', { name: 'Elimina', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    };
    await page.goto(panel('products', shop.id));
    await page.getByLabel('Seleziona «Lampada 1»').check();
    await page.getByLabel('Seleziona «Lampada 2»').check();
    const [second] = await querySystem<{ id: string }>(
      app.shared.database,
      "select id from products where company_id = $companyId and name = 'Lampada 2'",
      { companyId: shop.id },
    );
    const elsewhere = 'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }';
    await must(app, elsewhere, { companyId: shop.id, ids: [second?.id] }, owner.token);
    await product('Lampada 2').waitFor({ state: 'detached' });
    await remove();
    await page.getByText('Prodotto eliminato.').waitFor();
    await undo.click();
    await product('Lampada 1').waitFor();
    await page.getByText('Prodotto ripristinato.').waitFor();
    expect(await product('Lampada 2').count()).toBe(0); // somebody else wanted it gone

    for (let last = 24; last <= 96; last += 24) {
      await page.getByText(`${last - 23}–${last} di 119`).waitFor();
      await page.getByLabel('Seleziona la pagina').check();
      await page.getByRole('button', { name: 'Successivi' }).click();
    }
    await page.getByText('97–119 di 119').waitFor();
    await page.getByLabel('Seleziona la pagina').check();
    await page.getByText('119 selezionati').waitFor();
    let slices = 0; // of a hundred: the second does not arrive
    await page.route('**/graphql', (route) =>
      /DeleteProducts/.test(route.request().postData() ?? '') && ++slices > 1 ? route.abort() : route.fallback(),
    );
    await remove();
    await page.getByText('100 prodotti eliminati.').waitFor();
    await undo.click();
    await page.getByText('100 prodotti ripristinati.').waitFor();
    await page.unroute('**/graphql');
    expect(person.complaints).toEqual(['Failed to load resource: net::ERR_FAILED']); // the slice that did not arrive
  } finally {
    await person.close();
  }
});

test('a picture that was refused is chosen again, made smaller, under the same name', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner });
  const person = await openBrowser();
  try {
    await signIn(person, owner.email, PASSWORD);
    const { page } = person;
    await page.goto(panel('products/new', shop.id));
    const chosen = page.locator('input[type=file]');
    const choose = (buffer: Buffer) => chosen.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await choose(Buffer.alloc(300 * 1024));
    await page.getByText('Il file è troppo grande').waitFor();
    expect(await chosen.inputValue()).toBe(''); // a browser says nothing of the file that the field holds already
    await choose(PNG);
    await page.getByRole('button', { name: 'Rimuovi immagine' }).waitFor();
    expect(await page.getByText('Il file è troppo grande').count()).toBe(0);
    expect(person.complaints).toEqual([]);
  } finally {
    await person.close();
  }
});

test('nothing is saved without the picture that is on its way', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner });
  const person = await openBrowser();
  try {
    await signIn(person, owner.email, PASSWORD);
    const { page } = person;
    const picture = { name: 'foto.png', mimeType: 'image/png', buffer: PNG };
    await page.goto(panel('products', shop.id));
    await page.getByRole('link', { name: 'Zaino Urban' }).click();
    await waiting(page, 'SavePicture', async () => {
      await page.locator('input[type=file]').setInputFiles(picture);
      await page.getByRole('button', { name: 'Carica immagine' }).and(page.locator('[data-loading]')).waitFor();
      expect(await page.getByRole('button', { name: 'Salva', exact: true }).isDisabled()).toBe(true);
      await page.getByLabel('Nome', { exact: true }).press('Enter');
    });
    await page.getByRole('button', { name: 'Rimuovi immagine' }).waitFor();
    await save(page);
    await page.getByRole('link', { name: 'Zaino Urban' }).click();
    await page.getByRole('button', { name: 'Rimuovi immagine' }).waitFor();

    await page.goto(panel('settings', shop.id));
    const company = page.locator('form').filter({ has: page.getByLabel('Nome azienda') });
    const saveCompany = company.getByRole('button', { name: 'Salva', exact: true });
    await waiting(page, 'SavePicture', async () => {
      await company.locator('input[type=file]').setInputFiles(picture);
      await company.getByLabel('Nome azienda').fill('Negozio col logo');
      await company.getByRole('button', { name: 'Carica immagine' }).and(page.locator('[data-loading]')).waitFor();
      expect(await saveCompany.isDisabled()).toBe(true);
    });
    await company.getByRole('button', { name: 'Rimuovi immagine' }).waitFor();
    await saveCompany.click();
    await page.getByText('Modifiche salvate: i visitatori le vedono già.').waitFor();
    expect(person.complaints).toEqual([]);
  } finally {
    await person.close();
  }
});

test('while a FAQ is sent nothing is typed that the save would not know of, and nothing moves', async () => {
  const { page } = admin;
  await page.goto(panel('faq'));
  await page.getByRole('link', { name: 'Nuova FAQ' }).click();
  await question(page).fill('Riparate le borse?');
  await answer(page).fill('Sì, in una settimana.');
  const draft = page.getByRole('switch', { name: 'Da completare' });
  const before = await draft.boundingBox();
  await waiting(page, 'SaveFaq', async () => {
    await save(page);
    for (const field of [question(page), answer(page), draft])
      await expect.poll(() => field.isDisabled(), { timeout: 5_000 }).toBe(true);
    expect(await draft.boundingBox()).toEqual(before);
    await expectAccessible(page);
  });
  await faq(page, 'Riparate le borse?').waitFor();
});

test('what is saved while the person is asked whether to lose it is not asked about any more', async () => {
  const { page } = admin;
  const asked = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await page.getByRole('link', { name: 'Nuova FAQ' }).click();
  await question(page).fill('Vendete buoni regalo?');
  await answer(page).fill('Sì, da 20 €.');
  await waiting(page, 'SaveFaq', async () => {
    await save(page);
    await page.evaluate(() => history.back());
    await asked.waitFor();
  });
  await faq(page, 'Vendete buoni regalo?').waitFor();
  await asked.waitFor({ state: 'detached' });
});

test('who sent a product with Enter goes on in the same field when it is refused', async () => {
  const { page } = admin;
  await page.goto(panel('products'));
  await page.getByRole('link', { name: 'Nuovo prodotto' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Lampada Sole');
  await page.getByLabel('ID', { exact: true }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Descrizione prodotto obbligatoria!' }).first().waitFor();
  await page.keyboard.type('LS-1');
  expect(await page.getByLabel('ID', { exact: true }).inputValue()).toBe('LS-1');
});

test('a list of 100,000 products is searched, sorted, paged and changed', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner, name: 'Grande Magazzino' });
  await fill(shop.id);
  const person = await openBrowser();
  try {
    await signIn(person, owner.email, PASSWORD);
    const { page } = person;
    await page.goto(panel('products', shop.id));
    await page.getByText('100.002 prodotti').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Successivi' }).click();
    await page.getByText('25–48 di 100.002').waitFor();
    await page.getByLabel('Cerca nei prodotti').fill('lampad 77777');
    await page.getByRole('link', { name: 'Lampada 77777' }).waitFor();
    await page.getByRole('status').filter({ hasText: '1 prodotto' }).waitFor();
    await page.getByLabel('Seleziona «Lampada 77777»').check();
    await page.getByRole('button', { name: 'Esauriti' }).click();
    await page.getByText('Esaurito', { exact: true }).waitFor();
    await page.getByLabel('Cerca nei prodotti').fill('');
    await page.getByLabel('Ordina per').selectOption('PRICE');
    await page.getByRole('link', { name: 'Lampada 1', exact: true }).waitFor();
    await page.getByLabel('Categoria').selectOption('Reparto 7');
    await page.getByText('10.000 prodotti').waitFor();
    await expectAccessible(page);
  } finally {
    await person.close();
  }
});

/** Products straight into the table: what is looked at here is how they are shown. */
async function fill(companyId: string, count = MANY): Promise<void> {
  for (let from = 1; from <= count; from += 10_000) {
    await querySystem(
      app.shared.database,
      `insert into products (company_id, catalogue_id, id, code, name, description, price, price_cents, currency,
        category, keywords, position)
      select id, catalogue_id, gen_random_uuid(), 'n' || n, 'Lampada ' || n, 'Una lampada da tavolo.', n || ' €', n * 100,
        'EUR', 'Reparto ' || n % 10, '{lampada}', 9 + n
      from companies, generate_series($from::int, $to::int) n where companies.id = $companyId`,
      { companyId, from, to: Math.min(from + 9_999, count) },
    );
  }
}

test('nothing complained', () => {
  for (const person of [admin, client, visitor]) expect(person.complaints).toEqual([]);
});
