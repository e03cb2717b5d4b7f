import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** What WebAssembly made of the file; only threads and PGlite look into it. */
export type PostgresCode = object;

// Node has it, and its types come with a browser's alone.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PostgresCode> };

let compiled: Promise<PostgresCode> | undefined;

/**
 * PostgreSQL's code, compiled once for the process. Threads share it, and with it what became of the functions that are
 * used much: one that begins again, and all but the first of a run of tests, spends half the processor time.
 */
export function compiledPostgres(): Promise<PostgresCode> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<PostgresCode> {
  // One of its functions takes 600 MB for a moment to be optimised: by one thread at a time, less of it stays.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
}
