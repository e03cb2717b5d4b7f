import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { CHANGED, CUT, FORMAT, FORMAT_VERSION, NEWER, NOT_A_BACKUP, type Part, RefusedBackup } from './parts.ts';

const LONGEST_LINE = 64 * 1024 * 1024; // characters; a picture has half a million
const ROWS_AT_ONCE = 500;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  secret: z.string().nullable(),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const totalsSchema = z.record(z.string(), z.object({ rows: z.number().int(), sum: z.string() }));

/**
 * Writes a backup: compressed lines of JSON, of which the last is the hash of all before it. Under a name of its own until
 * it is whole and on the disk; only its owner may read it.
 */
export async function writeBackup(path: string, parts: AsyncIterable<Part>): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await pipeline(
      Readable.from(linesOf(parts)),
      createGzip({ level: 4 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    const text = 'rows' in part ? part.rows.map((row) => `${row}\n`).join('') : `${JSON.stringify(part)}\n`;
    hash.update(text);
    if (text !== '') yield text;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // it opens no folders
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Reads a backup. What it gives may be relied on only when it has ended without a refusal. @throws RefusedBackup */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  let rows: string[] = [];
  let place: 'START' | 'TABLES' | 'ENDED' | 'WHOLE' = 'START';
  for await (const line of lines(path)) {
    if (place === 'WHOLE') throw new RefusedBackup(CHANGED);
    if (line.startsWith('[') && place === 'TABLES') {
      rows.push(line);
      if (rows.length >= ROWS_AT_ONCE) yield { rows: rows.splice(0) };
    } else {
      if (rows.length > 0) yield { rows: rows.splice(0) };
      const part = parsed(line, place === 'START');
      if (place === 'ENDED') {
        if (!('sha256' in part) || part.sha256 !== hash.digest('hex')) throw new RefusedBackup(CHANGED);
        place = 'WHOLE';
        continue;
      }
      if ('sha256' in part || 'head' in part !== (place === 'START')) throw new RefusedBackup(CHANGED);
      place = 'end' in part ? 'ENDED' : 'TABLES';
      yield part;
    }
    hash.update(line).update('\n');
  }
  rows = [];
  if (place !== 'WHOLE') throw new RefusedBackup(place === 'START' ? NOT_A_BACKUP : CUT);
}

/** Reads all of it before anything is changed. @throws RefusedBackup */
export async function checkBackup(path: string): Promise<void> {
  for await (const _ of readBackup(path));
}

function parsed(line: string, isFirst: boolean): Exclude<Part, { rows: string[] }> | { sha256: string } {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RefusedBackup(isFirst ? NOT_A_BACKUP : CHANGED);
  }
  if (isFirst) {
    const head = headSchema.safeParse(value?.head);
    if (!head.success) throw new RefusedBackup(NOT_A_BACKUP);
    if (head.data.version > FORMAT_VERSION) throw new RefusedBackup(NEWER);
    return { head: head.data };
  }
  const table = tableSchema.safeParse(value?.table);
  if (table.success) return { table: table.data };
  const end = totalsSchema.safeParse(value?.end);
  if (end.success) return { end: end.data };
  if (typeof value?.sha256 === 'string') return { sha256: value.sha256 };
  throw new RefusedBackup(CHANGED);
}

/** The lines of a compressed file. @throws RefusedBackup when it is cut or nothing of the kind */
async function* lines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let begun = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [first = '', ...rest] = chunk.split('\n');
      begun += first;
      if (begun.length > LONGEST_LINE) throw new RefusedBackup(CHANGED);
      for (const next of rest) {
        yield begun;
        begun = next;
      }
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    source.destroy();
  }
  if (begun !== '') throw new RefusedBackup(CUT);
}

function refusalOf(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (message === 'incorrect header check') return new RefusedBackup(NOT_A_BACKUP); // it is not compressed at all
  if (code === 'Z_BUF_ERROR') return new RefusedBackup(CUT);
  if (code === 'Z_DATA_ERROR') return new RefusedBackup(CHANGED);
  return error;
}
