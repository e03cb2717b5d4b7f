import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { openPromise } from 'yauzl';
import { rowOf, xlsxOf } from '../server/imports/formats/example-archive.ts';
import { catalogueCorpus } from './catalogue-corpus.ts';

/** A catalogue as Merchant's feeds have it. */
export function catalogueXml(size: number): string {
  const items = catalogueCorpus(size).map(
    ({ name, description, price, category }, index) =>
      `<item><g:id>${index + 1}</g:id><title>${plain(name)}</title><description>${plain(description)}</description>
<g:price>${plain(price || '9,90 €')}</g:price><g:product_type>${plain(category)}</g:product_type><g:availability>in_stock</g:availability></item>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
}

/** The same as a spreadsheet. */
export function catalogueXlsx(size: number): Buffer {
  const rows = catalogueCorpus(size).map(({ name, description, price, category }, index) =>
    rowOf(index + 2, ...[String(index + 1), name, description, price || '9,90 €', category, 'sì'].map(plain)),
  );
  return xlsxOf(rowOf(1, 'ID', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Disponibile') + rows.join(''));
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The elements of an XML counted, and nothing else done. */
export async function parseXmlAlone(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let count = 0;
  const parser = new Parser({ onopentagname: () => count++ }, { xmlMode: true });
  const decoder = new TextDecoder();
  for await (const chunk of bytes) parser.write(decoder.decode(chunk, { stream: true }));
  parser.end();
  if (count === 0) throw new Error('nothing was read');
}

/** The same of a spreadsheet's only sheet. */
export async function parseXlsxAlone(path: string): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith('sheet1.xml')) await parseXmlAlone(await zip.openReadStreamPromise(entry));
  zip.close();
}

export function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: 256 * 1024 });
}
