import type { ImportKind, ImportMode } from './import.ts';
import type { MatchedColumns } from './matched-columns.ts';
import { type CurrentRow, Pairing } from './pairing.ts';
import { type ReadResult, readImportFile } from './read-file.ts';

/** What reading a file came to, with the rows that it would write and all that it rejected. */
export interface ExampleReading extends ReadResult {
  // biome-ignore lint/suspicious/noExplicitAny: tests read rows of both kinds
  rows: any[];
  rejected: { row: number; field: string; reason: string }[];
}

/** Reads a file for tests: a sentence names its content, this supplies the rest. */
export async function readExample(
  content: string | Uint8Array,
  given: {
    name?: string;
    kind?: ImportKind;
    mode?: ImportMode;
    current?: CurrentRow[];
    piece?: number;
    matches?: MatchedColumns[];
  } = {},
): Promise<ExampleReading> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const pairing = new Pairing();
  for (const row of given.current ?? []) pairing.add(row);
  const reading: Pick<ExampleReading, 'rows' | 'rejected'> = { rows: [], rejected: [] };
  let number = 0;
  const result = await readImportFile(
    {
      companyId: '01890a5d-0000-7000-8000-000000000001',
      kind: given.kind ?? 'PRODUCTS',
      matches: given.matches ?? [],
      mode: given.mode ?? 'REPLACE',
      name: given.name ?? 'prodotti.csv',
      size: bytes.length,
      async *bytes(_, start = 0, end = bytes.length) {
        const piece = given.piece ?? 65_536;
        for (let from = start; from < end; from += piece) yield bytes.subarray(from, Math.min(from + piece, end));
      },
    },
    pairing,
    { write: (line) => reading.rows.push(JSON.parse(line)), reject: (rejection) => reading.rejected.push(rejection) },
    () => `new-${++number}`,
  );
  return { ...result, ...reading };
}
