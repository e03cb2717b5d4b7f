import { columnsOf, type Fields } from '../database/fields.ts';
import { FAQ_DEFAULT_CATEGORY, type Faq } from '../faqs/faq.ts';
import { FAQ_CONTENT } from '../faqs/faq-fields.ts';
import { isBefore } from '../products/order.ts';
import type { Product } from '../products/product.ts';
import { PRODUCT_CONTENT } from '../products/product-fields.ts';
import type { ImportMode } from './import.ts';

/** A line of a previewed file, as it waits to be written: columns by their names. */
export type PreviewedRow = Readonly<Record<string, unknown>> & { id: string };

/** What would be there, were previewed rows written: what the tables would say, without writing them. */
export interface Previewed {
  mode: ImportMode;
  rows: readonly PreviewedRow[];
  /** A row without a code gets this and its `number` together. */
  highestCode: number;
}

const ROWS_A_STEP = 100;

/** The products of a catalogue after an import, in their order; those that are not written anew stay the same objects. It pauses after some rows. */
export function* productsAfterImport(
  companyId: string,
  known: readonly Product[],
  { mode, rows, highestCode }: Previewed,
): Generator<void, Product[]> {
  const now = new Date();
  const before = new Map(known.map((product) => [product.id, product]));
  const after = new Map(mode === 'MERGE' ? before : []);
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_A_STEP === 0) yield;
    const old = before.get(row.id);
    if (mode === 'MERGE' && row.is_removed) after.delete(row.id);
    if (mode === 'MERGE' && !row.is_new && !(row.is_changed && old)) continue;
    const kept = mode === 'MERGE' ? old : undefined;
    const written = writtenOf(PRODUCT_COLUMNS, row, kept);
    const times = { createdAt: now, updatedAt: now, pricedAt: now };
    const code = kept?.code ?? String(row.code ?? highestCode + Number(row.number));
    const stands = { position: kept?.position ?? Number(row.position), version: Number(row.version), code };
    after.set(row.id, { companyId, catalogueId: '', ...times, ...kept, ...written, ...stands, id: row.id } as Product);
  }
  return [...after.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** The FAQs after an import, in their order. It pauses after some rows. */
export function* faqsAfterImport(
  companyId: string,
  known: readonly Faq[],
  { mode, rows, highestCode }: Previewed,
): Generator<void, Faq[]> {
  const now = new Date();
  const before = new Map(known.map((faq) => [faq.id, faq]));
  const after = new Map(mode === 'MERGE' ? before : []);
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_A_STEP === 0) yield;
    const old = before.get(row.id);
    const defaults = { keywords: [], category: FAQ_DEFAULT_CATEGORY, isDraft: false };
    const written = { ...defaults, ...writtenOf(FAQ_COLUMNS, row, old) };
    const code = old?.code ?? String(row.code ?? highestCode + Number(row.number));
    const stands = { id: row.id, code, position: Number(row.position), version: Number(row.version) };
    after.set(row.id, { companyId, createdAt: now, updatedAt: now, ...old, ...written, ...stands } as Faq);
  }
  return [...after.values()].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

interface Columns {
  columns: ReturnType<typeof columnsOf>;
  ownName: ReadonlyMap<string, string>;
}

function namedColumns(fields: Fields): Columns {
  const columns = columnsOf(fields);
  return { columns, ownName: new Map(columns.map(({ property, name }) => [property, name])) };
}

const PRODUCT_COLUMNS = namedColumns(PRODUCT_CONTENT);
const FAQ_COLUMNS = namedColumns(FAQ_CONTENT);

/** What a row says of each field; what it leaves out as it is known, with all that is beside it. */
function writtenOf(
  { columns, ownName }: Columns,
  row: PreviewedRow,
  known: object | undefined,
): Record<string, unknown> {
  const old = (known ?? {}) as Record<string, unknown>;
  const written = columns.flatMap(({ property, name, type, field }): [string, unknown][] => {
    const isLeftOut = (row[ownName.get(field) ?? field] ?? null) === null;
    const value = isLeftOut && property in old ? old[property] : row[name];
    if (value === undefined) return [];
    return [[property, type === 'timestamptz' && typeof value === 'string' ? new Date(value) : value]];
  });
  return Object.fromEntries(written);
}
