import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Files as shops have them, each with the columns that say which product a row is. */
export const SHOP_FILES: Readonly<Record<string, readonly string[]>> = {
  'danea-excel.csv': ['Cod.'],
  'danea-full.xml': ['Code'],
  'google-merchant-rss.xml': ['g:id', 'g:item_group_id'],
  'google-merchant.tsv': ['id', 'item_group_id'],
  'idealo.csv': ['sku'],
  'kelkoo.txt': ['offer-id'],
  'libreoffice-prezzi-come-mostrati.csv': ['nome'],
  'libreoffice-prezzi-senza-opzioni.csv': ['nome'],
  'prestashop-import.csv': ['Product ID', 'Reference #'],
  'shopify-export.csv': ['Handle', 'Variant SKU'],
  'trovaprezzi-2025.csv': ['Codice Interno'],
  'woocommerce-it.csv': ['ID', 'COD', 'Genitore'],
};

/** What stands behind the codes of a copy. */
export const markOf = (copy: number): string => (copy === 0 ? '' : `-c${copy}`);

const END = ' <endrecord>';
const textOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../imports/test-files', name), 'utf8').replace(/^\ufeff/, '');

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counted = ['\t', ';', ',', '|'].map((separator) => ({ separator, count: first.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

function tableOf(name: string): { separator: string; isEnded: boolean; rows: string[][] } {
  const text = textOf(name);
  const separator = separatorOf(text);
  const isEnded = text.includes(END);
  const options = { delimiter: separator, relax_column_count: true, quote: isEnded || separator === '\t' ? null : '"' };
  return { separator, isEnded, rows: parse(text.replaceAll(END, ''), options) as string[][] };
}

function written(rows: readonly string[][], separator: string, isEnded: boolean): string {
  const quoted = (cell: string) => (isEnded || !/[",;|\t\n\r]/.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`);
  return rows.map((row) => `${row.map(quoted).join(separator)}${isEnded ? END : ''}\r\n`).join('');
}

/** The same table with another separator. */
export function withSeparator(name: string, separator: string): string {
  return written(tableOf(name).rows, separator, false);
}

/** The same file with its products so many times, each time with codes of their own. */
export function grownFile(name: string, copies: number): string {
  const places = SHOP_FILES[name] ?? [];
  const all = Array.from({ length: copies }, (_, copy) => markOf(copy));
  if (name.endsWith('.xml')) {
    const text = textOf(name);
    const [entry, end] = name.startsWith('danea') ? ['<Product>', '</Products>'] : ['<item>', '</channel>'];
    const [from, to] = [text.indexOf(entry), text.lastIndexOf(end)];
    const codes = new RegExp(`(?<=<(${places.join('|')})>)([^<]+)(?=</\\1>)`, 'g');
    const entries = all.map((mark) => text.slice(from, to).replace(codes, `$2${mark}`));
    return text.slice(0, from) + entries.join('') + text.slice(to);
  }
  const { rows, separator, isEnded } = tableOf(name);
  const [headings = [], ...body] = rows;
  const columns = places.map((place) => headings.findIndex((heading) => heading.trim() === place));
  if (columns.includes(-1)) throw new Error(`${name} has no such column`);
  const copied = all.flatMap((mark) =>
    body.map((row) => row.map((cell, index) => (cell !== '' && columns.includes(index) ? cell + mark : cell))),
  );
  return written([headings, ...copied], separator, isEnded);
}
