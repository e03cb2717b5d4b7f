import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { APPLY, ASK_UPLOAD, PREVIEW } from '../server/test/importing.ts';
import { createPerson, createShop, must, PASSWORD, type Shop } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { waiting } from './answers.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo } from './browser.ts';

let app: App;
let client: Person;
let visitor: Person;
let shop: Shop;
let email: string;

beforeAll(async () => {
  app = await startDemo();
  shop = await createShop(app);
  email = (await createPerson(app, 'CLIENT', shop.id)).email;
  client = await openBrowser();
  visitor = await openBrowser(NARROW);
});
afterAll(async () => {
  await client?.close();
  await visitor?.close();
  await app?.close();
});

/** What Excel in Italian saves: `;`, Windows-1252, prices with a comma; three rows have a fault. */
function priceList(): Buffer {
  const rows = Array.from(
    { length: 997 },
    (_, row) => `Moka n° ${row + 1};"Caffè; più forte";${row + 2},90 €;Cucina;moka;3`,
  );
  const lines = [
    'Nome;Descrizione;Prezzo;Categoria;Parole chiave;Giacenza',
    ...rows,
    ';senza nome;1,00 €;Cucina;;1',
    `${'Tè verde'.repeat(30)};in foglie;1,00 €;Cucina;tè;1`,
    'Cuffie Wireless;Ora in offerta;0 €;Elettronica;cuffie;chissà',
  ];
  return Buffer.from(lines.join('\r\n').replaceAll('€', '\x80'), 'latin1');
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

async function ask(text: string): Promise<void> {
  await visitor.page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill(text);
  await visitor.page.keyboard.press('Enter');
}

test('a client opens the upload of products and sees how many there are', async () => {
  const { page } = client;
  await page.goto(app.url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.getByPlaceholder('Scrivi qui il tuo messaggio...').fill('consigliami delle cuffie');
  await page.keyboard.press('Enter');
  await page.getByText('1 consigliato ora').waitFor();
  await page.getByRole('button', { name: 'Carica prodotti' }).click();
  await page.getByText('Prodotti attuali: 2').waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('prodotti_esempio.csv');
  const two = await page.evaluateHandle(() => {
    const dragged = new DataTransfer();
    for (const name of ['uno.csv', 'due.csv']) dragged.items.add(new File(['nome;prezzo'], name, { type: 'text/csv' }));
    return dragged;
  });
  await page.getByText('Trascina qui il file').dispatchEvent('drop', { dataTransfer: two });
  await page.getByText('❌ Un file alla volta.').waitFor();
  // What we give as an example, we take.
  await page.getByLabel('File da importare').setInputFiles(file('esempio.csv', readFileSync(await download.path())));
  await page.getByRole('button', { name: 'Applica 2 prodotti' }).waitFor();
});

test('whoever closes the dialog while an import is applied hears what became of it, and keeps what they open meanwhile', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner });
  const person = await openBrowser();
  try {
    const { page } = person;
    await signInAs(person, app, { email: owner.email, password: PASSWORD });
    await page.goto(`${app.url}/admin/companies/${shop.id}/products`);
    const dialog = page.getByRole('dialog', { name: 'Carica prodotti' });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Importa', exact: true }).click();
      const list = file(name, Buffer.from('nome;descrizione;prezzo;categoria\nTazza;Utile;5 €;Cucina'));
      await page.getByLabel('File da importare').setInputFiles(list);
      await dialog.getByRole('button', { name: 'Applica 1 prodotto' }).waitFor();
    };
    const applyAndClose = async () => {
      await dialog.getByRole('button', { name: 'Applica 1 prodotto' }).click();
      await dialog.getByText('Applicazione di 1 prodotto...').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await choose('primo.csv');
    await waiting(page, 'ApplyImport', async () => {
      await applyAndClose();
      await page.context().setOffline(true);
    });
    await page.getByRole('alert').filter({ hasText: 'Errore di connessione. Verifica la rete.' }).waitFor();
    await page.context().setOffline(false);

    await choose('secondo.csv');
    await waiting(page, 'ApplyImport', async () => {
      await applyAndClose();
      await choose('terzo.csv');
    });
    await page.getByText('1 prodotto applicato!').waitFor();
    await dialog.getByText('terzo.csv').waitFor();
  } finally {
    await person.close();
  }
});

test('a file that is no list is refused with its sentence', async () => {
  const { page } = client;
  await page.getByLabel('File da importare').setInputFiles(file('listino.json', Buffer.from('{"prodotti":[]}')));
  await page.getByText('❌ Il file JSON deve contenere un array che inizia con [ e finisce con ]').waitFor();
  await page.getByLabel('File da importare').setInputFiles(file('listino.xlsx', Buffer.from('PK')));
  await page.getByText('❌ Formato file non supportato. Usa .json o .csv').waitFor();
  expect(await page.getByRole('button', { name: /^Applica/ }).count()).toBe(0);
  await expectAccessible(page);
});

test('the preview of 1,000 rows says what would change, what is left out and why', async () => {
  const { page } = client;
  await page.getByLabel('File da importare').setInputFiles(file('listino.csv', priceList()));
  await page.getByRole('button', { name: 'Applica 998 prodotti' }).waitFor();
  for (const text of ['997 nuovi', '1 modificato', '1 rimosso', '2 righe scartate', 'e altri 993 prodotti'])
    await page.getByText(text).waitFor();
  await page.getByText('Moka n° 1', { exact: true }).waitFor();
  await page.getByText('2,90 €').waitFor();
  await page.getByText('Prodotto alla riga 999 non ha un nome').waitFor();
  await page.getByText('Troppo lungo: al massimo 200 caratteri.').waitFor();
  await page.getByText('1 valore che non si può leggere, tralasciato').click();
  await page.getByText('Riga 1001: Cuffie Wireless (Disponibile: «chissà»)').waitFor();
  await page.getByText('1 prezzo a zero').click();
  await page.getByText('Riga 1001: Cuffie Wireless (0 €)').waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica le righe scartate' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('999;Nome;Prodotto alla riga 999 non ha un nome');
});

test('adding and updating removes nothing', async () => {
  const { page } = client;
  await page.getByText('Aggiungi e aggiorna').click();
  await page.getByText('Niente viene rimosso').waitFor();
  await page.getByText('1 rimosso').waitFor({ state: 'detached' });
  await page.getByText('Sostituisci il catalogo').click();
  await page.getByText('1 rimosso').waitFor();
});

test('what was applied is what a visitor is offered, and undone it is not', async () => {
  const { page } = client;
  await visitor.page.goto(`${app.url}/widget/${shop.id}`);
  await visitor.page.getByText('Online • 2 prodotti disponibili').waitFor();
  await page.getByRole('button', { name: 'Applica 998 prodotti' }).click();
  const asked = page.getByRole('dialog', { name: 'Togliere 1 prodotto?' }); // of two: more than a tenth
  await asked.getByText('ne verrebbe tolto 1').waitFor();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Applica lo stesso' }).click();
  await page.getByText('998 prodotti applicati!').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('In breve').getByText('998 prodotti', { exact: true }).waitFor();
  await page.getByText('0 consigliati ora').waitFor(); // they were of a catalogue that is replaced
  await page.getByText('Nessun prodotto consigliato').waitFor();
  await visitor.page.getByText('Online • 998 prodotti disponibili').waitFor();
  await ask('mi consigli una moka?');
  await visitor.page.getByText('Moka n°').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annulla import' }).click();
  await page.getByText('Import annullato: i prodotti sono di nuovo quelli di prima.').waitFor();
  await page.getByLabel('In breve').getByText('2 prodotti', { exact: true }).waitFor();
  await visitor.page.getByText('Online • 2 prodotti disponibili').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Import annullato' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Carica prodotti' }).click();
  await page.getByText('Prodotti attuali: 2').waitFor();
});

test('an import of FAQs is undone too, and refused with the sentence of the door that it came to', async () => {
  const { page } = client;
  await page.goto(`${app.url}/dashboard/faq`);
  await page.getByRole('button', { name: 'Importa' }).click();
  await page.getByText('FAQ attuali: 2').waitFor();
  const chosen = page.getByLabel('File da importare');
  await chosen.setInputFiles(file('faq.json', Buffer.from('{"faq":[]}')));
  await page.getByText('❌ Il file JSON deve contenere un array che inizia con [ e finisce con ]').waitFor();
  expect(await page.getByText('Formato file non valido!').count()).toBe(0);
  const list = [{ question: 'Avete un parcheggio?', answer: 'Sì, gratuito.', keywords: ['parcheggio'] }];
  await chosen.setInputFiles(file('faq.json', Buffer.from(JSON.stringify(list))));
  await page.getByRole('button', { name: 'Applica 1 FAQ' }).click();
  await page.getByText('1 FAQ importata!').first().waitFor();
  await page.getByRole('link', { name: 'Avete un parcheggio?' }).waitFor();
  await page.getByRole('button', { name: 'Annulla import' }).click();
  await page.getByText('Import annullato: le FAQ sono di nuovo quelle di prima.').waitFor();
  await page.getByRole('link', { name: 'Quali sono gli orari?' }).waitFor();
  await page.getByRole('link', { name: 'Avete un parcheggio?' }).waitFor({ state: 'detached' });
  expect(client.complaints).toEqual([]);
});

/** What somebody else of the shop imports meanwhile. */
async function importAs({ token }: { token: string }, fileName: string, question: string): Promise<void> {
  const content = JSON.stringify([{ question, answer: 'Sì, a richiesta.', keywords: ['regalo'] }]);
  const { createImportUpload } = await must(app, ASK_UPLOAD, upload(fileName, content), token);
  const preview = { companyId: shop.id, uploadId: createImportUpload.id, mode: 'MERGE' };
  const { previewImport } = await must(app, PREVIEW, preview, token);
  await must(app, APPLY, { companyId: shop.id, importId: previewImport.id }, token);
}

const upload = (fileName: string, content: string) => ({
  companyId: shop.id,
  kind: 'FAQS',
  fileName,
  size: Buffer.byteLength(content),
  content: Buffer.from(content).toString('base64'),
});

test("a colleague's import is undone only after it was said whose it is", async () => {
  const { page } = client;
  const colleague = await createPerson(app, 'CLIENT', shop.id);
  await importAs(colleague, 'domande.json', 'Fate pacchetti regalo?');
  await page.getByRole('link', { name: 'Fate pacchetti regalo?' }).waitFor();
  await page.getByRole('button', { name: 'Importa' }).click();
  const whose = `«domande.json», di ${colleague.email}, oggi`;
  await page.getByText(`Ultimo import: ${whose}`).waitFor();
  await page.getByRole('button', { name: 'Annulla import' }).click();
  const question = page.getByRole('dialog', { name: "Annullare l'ultimo import?" });
  await question.getByText(`È ${whose}`).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annulla', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Fate pacchetti regalo?', includeHidden: true }).count()).toBe(1);

  // Another one comes while the question is read: it is not the one that was asked about, and nothing is undone.
  await page.getByRole('button', { name: 'Annulla import' }).click();
  await question.getByText(`È ${whose}`).waitFor();
  await importAs(colleague, 'altre.json', 'Riparate le borse?');
  await question.getByRole('button', { name: 'Annulla import' }).click();
  await page.getByText('Nel frattempo è stato applicato un altro import: guarda quale, prima di annullarlo.').waitFor();
  await question.waitFor({ state: 'detached' });
  await page.getByText('Ultimo import: «altre.json»').waitFor();
  await page.getByRole('button', { name: 'Annulla import' }).click();
  await question.getByText('È «altre.json»').waitFor();
  await question.getByRole('button', { name: 'Annulla import' }).click();
  await page.getByText('Import annullato: le FAQ sono di nuovo quelle di prima.').first().waitFor();
  await page.getByRole('link', { name: 'Riparate le borse?' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Fate pacchetti regalo?' }).waitFor();
  expect(client.complaints).toEqual([]);
});
