import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packRows, unpackRows } from '../packed-rows.ts';
import { type MeaningRows, Meanings } from './meanings.ts';

const FILE = new URL('meanings.bin.br', import.meta.url);

let kept: Meanings | undefined; // read once in a process

/** What was learnt; `npm run evaluate -- --learn` writes it. */
export function readMeanings(): Meanings {
  kept ??= new Meanings(rowsIn(brotliDecompressSync(readFileSync(FILE))));
  return kept;
}

function rowsIn(bytes: Uint8Array): MeaningRows {
  const { head, rows } = unpackRows<Pick<MeaningRows, 'forms' | 'dimensions'>>(bytes, [Int8Array, Int8Array]);
  const [asked, told] = rows as [Int8Array, Int8Array];
  return { ...head, asked, told };
}

/** Keeps what was learnt. */
export function writeMeanings({ forms, dimensions, asked, told }: MeaningRows): void {
  writeFileSync(FILE, brotliCompressSync(packRows({ forms, dimensions }, [asked, told])));
}

/** For who learns: this process goes by these from now on; what was compiled before still goes by the former. */
export function goByMeanings(rows: MeaningRows): void {
  kept = new Meanings(rows);
}
