import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExample } from '../example-file.ts';
import { type ImportSource, sourceOfHeadings } from './sources.ts';

const folder = new URL('../test-files/', import.meta.url);

test.each<[string, ImportSource | null]>([
  ['danea-excel.csv', 'DANEA_TABLE'],
  ['danea-full.xml', 'DANEA_XML'],
  ['woocommerce-it.csv', 'WOOCOMMERCE_IT'],
  ['shopify-export.csv', 'SHOPIFY_CLASSIC'],
  ['prestashop-import.csv', 'PRESTASHOP_IMPORT'],
  ['idealo.csv', 'IDEALO'],
  ['kelkoo.txt', 'KELKOO'],
  ['trovaprezzi-2025.csv', 'TROVAPREZZI_TABLE'],
  ['google-merchant.tsv', 'MERCHANT_TABLE'],
  ['google-merchant-rss.xml', 'MERCHANT_RSS'],
  ['prestashop-sql.csv', 'PRESTASHOP_SQL'],
  ['prestashop-list.csv', 'PRESTASHOP_LIST'],
  ['prestashop-list-codes.csv', 'PRESTASHOP_LIST'],
  ['woocommerce-en.csv', 'WOOCOMMERCE_EN'],
  ['shopify-new.csv', 'SHOPIFY_NEW'],
  ['danea-few-columns.csv', 'DANEA_TABLE'],
  ['trovaprezzi-few-columns.csv', 'TROVAPREZZI_TABLE'],
  ['11-pipe.csv', null],
  ['13-excel-codes.csv', null],
])('%s is the export of %s', async (name, source) => {
  const { report } = await readExample(readFileSync(new URL(name, folder)), { name });
  expect(report.source).toBe(source);
});

// As each system's documentation or code writes them, some without what shops leave out.
test.each<[ImportSource | null, string]>([
  [
    'WOOCOMMERCE_EN',
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Regular price,Sale price,Categories,Tags,Images,Parent',
  ],
  ['WOOCOMMERCE_EN', 'SKU,Name,Published,Visibility in catalog,In stock?,Backorders allowed?,Regular price,Categories'],
  [
    'WOOCOMMERCE_IT',
    'COD,Nome,Pubblicato,Visibilità nel catalogo,In stock?,Prezzo di listino,Prezzo in offerta,Categorie',
  ],
  [
    'SHOPIFY_NEW',
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL',
  ],
  ['SHOPIFY_CLASSIC', 'Handle,Title,Variant SKU,Variant Price'],
  ['PRESTASHOP_LIST', 'Product ID,Image,Name,Reference,Category,Price (tax excl.),Price (tax incl.),Quantity,Status'],
  [
    'PRESTASHOP_LIST',
    'ID,Immagine,Nome,Riferimento,Categoria,Prezzo (tasse escl.),Prezzo (tasse incl.),Quantità,Stato',
  ],
  [
    'PRESTASHOP_SQL',
    'id_product,id_category_default,reference,name,price,wholesale_price,description_short,link_rewrite,active',
  ],
  [
    'PRESTASHOP_IMPORT',
    'ID prodotto;Attivo (0/1);Nome *;Categorie (x,y,z…);Prezzo, tasse incl.;URL delle immagini (x,y,z…)',
  ],
  ['MERCHANT_TABLE', 'id,title,description,link,image_link,availability,price,condition,brand,gtin'],
  ['MERCHANT_TABLE', 'id,title,link,image link,price,availability,google product category'],
  ['IDEALO', 'sku,title,url,price,categoryPath,imageUrls,deliveryTime,paymentCosts_paypal,deliveryCosts_dhl'],
  ['KELKOO', 'offer-id,title,product-url,price,merchant-category,delivery-cost,image-url'],
  ['DANEA_TABLE', 'Cod.;Descrizione;Categoria;Listino 1 (ivato);Q.tà disponibile;Cod. a barre'],
  ['OWN_EXPORT', 'ID;Nome;Descrizione;Prezzo;Categoria;Immagine;Parole Chiave;Link;Disponibile'],
  [null, 'Nome;Prezzo;Categoria'],
  [null, 'Codice;Nome;Descrizione;Prezzo;Prezzo in offerta;Categorie'],
  [null, 'a,b,c'],
])('%s: %s', (source, line) => {
  const headings = line.includes(';') ? line.split(';') : (line.match(/"[^"]*"|[^,]+/g) ?? []);
  expect(sourceOfHeadings(headings.map((heading) => heading.replaceAll('"', '')))).toBe(source);
});
