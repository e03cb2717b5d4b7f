import { randomUUIDv7 } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { asEditor } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { decodeText, detectEncoding } from '../imports/encoding.ts';
import type { Refusal, Rejection } from '../imports/import.ts';
import { FileRefused } from '../imports/refusals.ts';
import { discardUpload, requireReceived } from '../uploads/actions.ts';
import { uploadPath } from '../uploads/file-store.ts';
import { faultOf, namesIn, readRow, readTable, refusedTable, type TableRow } from './acceptance-table.ts';
import { type AcceptanceTest, MOST_TESTS, type TestValues } from './acceptance-test.ts';
import { namedByNames } from './named-store.ts';
import { allTests, insertTest, lockTests, updateTest } from './store.ts';

const MOST_TOLD = 100; // rows

/** What came of a file. */
export interface AcceptanceImport {
  isApplied: boolean;
  addedCount: number;
  changedCount: number;
  sameCount: number;
  refusal: Refusal | null;
  rejections: Rejection[];
  rejectedCount: number;
}

const NOTHING: AcceptanceImport = {
  ...{
    isApplied: false,
    addedCount: 0,
    changedCount: 0,
    sameCount: 0,
    refusal: null,
    rejections: [],
    rejectedCount: 0,
  },
};

/** Adds the tests of a file, and changes those of the same question: all of them, or none. @throws UserError UPLOAD_NOT_FOUND. */
export async function importTests(context: Context, companyId: string, uploadId: string): Promise<AcceptanceImport> {
  const upload = await requireReceived(context, companyId, uploadId, ['ACCEPTANCE_TESTS']);
  const path = uploadPath(context.config.dataDir, upload.id);
  try {
    const encoding = await detectEncoding(createReadStream(path));
    const { rows, rejections } = await readTable(decodeText(createReadStream(path), encoding));
    const { done, touched } = await asEditor(context, companyId, (manager) =>
      saveRows(manager, companyId, rows, rejections),
    );
    context.publish(...touched.map((id) => ({ kind: 'acceptance' as const, companyId, id })).slice(0, 1));
    return done;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ...NOTHING, refusal: refusedTable(error) };
  } finally {
    await discardUpload(context, upload);
  }
}

async function saveRows(
  manager: EntityManager,
  companyId: string,
  rows: readonly TableRow[],
  unread: readonly Rejection[],
): Promise<{ done: AcceptanceImport; touched: string[] }> {
  await lockTests(manager, companyId);
  const known = await namedByNames(manager, companyId, [...new Set(rows.flatMap(namesIn))]);
  const there = await allTests(manager, companyId);
  const byQuestion = new Map(there.map((test) => [test.question, test]));
  const read = new Map<string, TestValues>();
  const rejections = [...unread];
  for (const row of rows) {
    try {
      const values = readRow(row, known);
      if (read.has(values.question)) rejections.push({ row: row.row, field: 'Domanda', reason: TWICE });
      else read.set(values.question, values);
    } catch (error) {
      const reason = faultOf(error);
      if (reason === undefined) throw error;
      rejections.push({ row: row.row, field: '', reason });
    }
  }
  const added = [...read.keys()].filter((question) => !byQuestion.has(question)).length;
  if (rejections.length === 0 && there.length + added > MOST_TESTS) throw new FileRefused('TOO_MANY_ROWS');
  if (rejections.length > 0) {
    const inOrder = rejections.toSorted((one, other) => one.row - other.row);
    return {
      done: { ...NOTHING, rejections: inOrder.slice(0, MOST_TOLD), rejectedCount: rejections.length },
      touched: [],
    };
  }
  return applyRows(manager, companyId, [...read.values()], byQuestion);
}

const TWICE = 'Questa domanda è già in una riga prima.';

async function applyRows(
  manager: EntityManager,
  companyId: string,
  read: readonly TestValues[],
  byQuestion: ReadonlyMap<string, AcceptanceTest>,
): Promise<{ done: AcceptanceImport; touched: string[] }> {
  const done = { ...NOTHING, isApplied: true };
  const touched: string[] = [];
  const newIds = read.map(() => randomUUIDv7()).sort(); // within a millisecond they come in no order
  for (const values of read) {
    const known = byQuestion.get(values.question);
    if (known && saysTheSame(known, values)) {
      done.sameCount++;
      continue;
    }
    if (known) await updateTest(manager, { ...values, companyId, id: known.id, version: known.version });
    const id = known?.id ?? newIds[done.addedCount] ?? randomUUIDv7();
    if (!known) await insertTest(manager, { ...values, companyId, id });
    if (known) done.changedCount++;
    else done.addedCount++;
    touched.push(id);
  }
  return { done, touched };
}

function saysTheSame(test: AcceptanceTest, values: TestValues): boolean {
  const said = ({ expectedKind, expectedFaqId, expectedProductIds, words }: TestValues) =>
    JSON.stringify([expectedKind, expectedFaqId, expectedProductIds, words]);
  return said(test) === said(values);
}
