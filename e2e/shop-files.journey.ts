import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { createPerson, createShop, PASSWORD } from '../server/test/story.ts';
import { expectAccessible } from './accessible.ts';
import { NARROW, openBrowser, type Person, signInAs, startDemo, WIDE } from './browser.ts';

let app: App;
let owner: Person;
let address: string;

beforeAll(async () => {
  app = await startDemo();
  const person = await createPerson(app, 'ADMIN');
  const shop = await createShop(app, { owner: person });
  owner = await openBrowser();
  await signInAs(owner, app, { email: person.email, password: PASSWORD });
  address = `${app.url}/admin/companies/${shop.id}/products`;
});
afterAll(async () => {
  await owner?.close();
  await app?.close();
});

const example = (name: string) => ({
  name: name.split('/').at(-1) ?? name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(new URL(`../server/imports/${name}`, import.meta.url)),
});

async function choose(file: ReturnType<typeof example>): Promise<void> {
  const { page } = owner;
  await page.goto(address);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await page.getByLabel('File da importare').setInputFiles(file);
}

test('the export of a WooCommerce shop is told by name, with its columns and its drafts', async () => {
  const { page } = owner;
  await choose(example('test-files/woocommerce-it.csv'));
  await page.getByText('Riconosciuto: esportazione WooCommerce, italiano · 7 righe').waitFor();
  await page.getByText('1 bozza non importata').waitFor();
  await page.getByText(/^\d+ colonne lette, \d+ tralasciate$/).click();
  await page.getByText(/^Tralasciate: .*Visibilità nel catalogo, /).waitFor();
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Applica 4 prodotti' }).click();
  await page.getByText('4 prodotti applicati!').first().waitFor();
});

test('changes of Easyfatt say that they replace nothing, and offer nothing else', async () => {
  const { page } = owner;
  const xml = `<EasyfattProducts AppVersion="2" Mode="incremental"><UpdatedProducts><Product><Code>NUOVO</Code>
    <Description>Tazza blu</Description><GrossPrice1>7.5</GrossPrice1></Product></UpdatedProducts>
    <DeletedProducts><Product><Code>CRED</Code></Product></DeletedProducts></EasyfattProducts>`;
  await choose({ name: 'prodotti.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await page.getByText('Riconosciuto: invio parziale di Danea Easyfatt · 2 righe').waitFor();
  await page.getByText('Il file contiene solo modifiche').waitFor();
  for (const text of ['1 nuovo', '1 rimosso']) await page.getByText(text, { exact: true }).waitFor();
  expect(await page.getByText('Sostituisci il catalogo').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Applica le modifiche' }).click();
  await page.getByText('1 prodotto applicato!').first().waitFor();
  for (const name of ['Moka 3 tazze', 'Tazza blu']) await page.getByRole('link', { name }).first().waitFor();
  expect(await page.getByText('Credenza').count()).toBe(0);
});

test('a spreadsheet is read, and an invoice refused with its reason', async () => {
  const { page } = owner;
  await choose(example('formats/test-files/libreoffice.xlsx'));
  await page.getByText('5 righe lette').waitFor();
  await page.getByText('Orologio svizzero').waitFor();
  const invoice = '<?xml version="1.0"?><p:FatturaElettronica xmlns:p="x"></p:FatturaElettronica>';
  await page.getByLabel('File da importare').setInputFiles({
    name: 'IT01234567890_00001.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(invoice),
  });
  await page.getByText(/È una fattura elettronica: i suoi prezzi sono di acquisto/).waitFor();
  await page.getByLabel('File da importare').setInputFiles(example('formats/test-files/libreoffice.xlsx'));
  await page.getByText('Orologio svizzero').waitFor();
  await page.getByLabel('File da importare').setInputFiles({
    name: 'listino.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await page.getByText('❌ Formato file non supportato. Usa .json o .csv').waitFor();
  await page.getByText('Vanno bene anche .tsv, .txt, .xml, .xlsx e .ods.').waitFor();
});

test('a table that nobody knows is matched by hand, and known the next time', async () => {
  const { page } = owner;
  const table = 'Merce;Euro;Gruppo\nTazza rossa;5,00;Cucina\nVaso verde;7,50;Casa';
  const file = { name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await choose(file);
  await page.getByText('Campi mancanti nel CSV: name (Nome)').waitFor();
  expect(await page.getByText('Formato file non valido!').count()).toBe(0); // it can be read, once it is said how
  const matching = page.getByRole('region', { name: 'Abbina le colonne' });
  await matching.getByText('Tazza rossa · Vaso verde').waitFor();
  expect(await matching.getByLabel('Colonna Merce').inputValue()).toBe('NAME');
  await matching.getByLabel('Colonna Euro').selectOption({ label: 'Prezzo' });
  await matching.getByLabel('Colonna Gruppo').selectOption({ label: 'Categoria' });
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.setViewportSize(WIDE);
  await matching.getByRole('button', { name: 'Leggi con queste colonne' }).click();
  await page.getByRole('button', { name: 'Applica 2 prodotti' }).waitFor();
  for (const text of ['5,00 €', '7,50 €']) await page.getByRole('dialog').getByText(text, { exact: true }).waitFor();
  await choose(file);
  await page.getByRole('button', { name: 'Applica 2 prodotti' }).waitFor();
  expect(await page.getByText('Abbina le colonne').count()).toBe(0);
});
