import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, must, type Shop, start } from './story.ts';

/** The server of a test file, and the shop whose files it sends and fetches. */
export let app: App & { config: Config };
export let shop: Shop;

/** Starts a server for a test file. */
export function openImports(): void {
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
}

/** From now on it is another shop. */
export async function openShop(given: Parameters<typeof createShop>[1] = {}): Promise<void> {
  shop = await createShop(app, given);
}

export const ASK_UPLOAD = `mutation ($companyId: ID!, $kind: UploadKind!, $fileName: String!, $size: Int!, $content: String) {
  createImportUpload(companyId: $companyId, kind: $kind, fileName: $fileName, size: $size, content: $content) { id url }
}`;
const REPORT = `id mode source isIncremental fileRowCount columns { heading field } notTaken { kind count } refusal { code sentence panelSentence } rowCount variantCount currentCount newCount changedCount unchangedCount
  removedCount changedFields { field count } firstRows { row code title state } rejectedCount
  rejections { row field reason } flagCounts { kind count }`;
export const PREVIEW = `mutation ($companyId: ID!, $uploadId: ID!, $mode: ImportMode!) {
  previewImport(companyId: $companyId, uploadId: $uploadId, mode: $mode) { ${REPORT} }
}`;
export const APPLY = `mutation ($companyId: ID!, $importId: ID!) {
  applyImport(companyId: $companyId, importId: $importId) { rowCount }
}`;
const UNDO = `mutation ($companyId: ID!, $kind: ImportKind!, $importId: ID!) {
  undoImport(companyId: $companyId, kind: $kind, importId: $importId) { id faqCount }
}`;
const TO_UNDO = `query ($companyId: ID!, $kind: ImportKind!) {
  importToUndo(companyId: $companyId, kind: $kind) { id fileName rowCount appliedAt isMine by }
}`;

type ImportKind = 'PRODUCTS' | 'FAQS';

/** The last import of the shop, where it can be undone. */
export async function toUndo(kind: ImportKind = 'PRODUCTS', token = shop.owner.token) {
  return (await must(app, TO_UNDO, { companyId: shop.id, kind }, token)).importToUndo;
}

/** Undoes the last import, or the one that somebody takes for it. */
export async function undo(kind: ImportKind = 'PRODUCTS', importId?: string) {
  const id = importId ?? (await toUndo(kind))?.id ?? randomUUID();
  return ask(app, UNDO, { companyId: shop.id, kind, importId: id }, shop.owner.token);
}

/** Sends a file as programs do, through its one-time address. */
export async function upload(
  content: string | Uint8Array,
  given: { kind?: string; fileName?: string; of?: Shop } = {},
) {
  const { id: companyId, owner } = given.of ?? shop;
  const body = Buffer.from(content as string);
  const { createImportUpload } = await must(
    app,
    ASK_UPLOAD,
    { companyId, kind: given.kind ?? 'PRODUCTS', fileName: given.fileName ?? 'prodotti.csv', size: body.length },
    owner.token,
  );
  const response = await fetch(createImportUpload.url, { method: 'PUT', body });
  expect(response.status).toBe(200);
  return createImportUpload.id as string;
}

export async function preview(uploadId: string, mode = 'REPLACE') {
  const { previewImport } = await must(app, PREVIEW, { companyId: shop.id, uploadId, mode }, shop.owner.token);
  return previewImport;
}

export function apply(importId: string, token = shop.owner.token) {
  return ask(app, APPLY, { companyId: shop.id, importId }, token);
}

export async function productNames(): Promise<string[]> {
  const rows = await app.shared.database.dataSource.query<{ name: string }[]>(
    `select name from products where company_id = $1 and deleted_at is null
      and catalogue_id = (select catalogue_id from companies where id = $1) order by position`,
    [shop.id],
  );
  return rows.map(({ name }) => name);
}

/** What a visitor is shown for a wish. */
export async function shown(text: string): Promise<string[]> {
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, text);
  return (data.startConversation.reply?.products ?? []).map(({ name }: { name: string }) => name);
}

export const HEADER = 'ID;Nome;Descrizione;Prezzo;Categoria;Parole Chiave';
