import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGUAGE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url)); // names the stemmer's version

const REMEDY = 'Esegui `npm run generate` e riavvia.';

/**
 * What a file holds that was made of the word lists and what reads them; `what` says in Italian what that is.
 * @throws where there is none, or one of other sources or another form: who serves never makes it.
 */
export function readGenerated<Content extends { mark: string }>(
  file: string,
  what: string,
  read: (bytes: Uint8Array) => Content,
): Content {
  if (!existsSync(file)) throw new Error(`Manca ${file}: ${what}. ${REMEDY}`);
  const content = readOrNull(() => read(readFileSync(file)));
  if (content?.mark !== markOfSources()) throw new Error(`${file} non è di questa versione: ${what}. ${REMEDY}`);
  return content;
}

function readOrNull<Content>(read: () => Content): Content | null {
  try {
    return read();
  } catch {
    return null; // written by another version, or cut
  }
}

/** Keeps what was made; who reads meanwhile reads the old or the new, whole. */
export function keepGenerated(file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

let mark: string | undefined; // the sources do not change in a process

/** Of everything that tells what is generated: examples, lists, the words' forms, and how it is made of them. */
export function markOfSources(): string {
  mark ??= hashOfSources();
  return mark;
}

function hashOfSources(): string {
  const sources = readdirSync(LANGUAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|txt)$/.test(file) && !file.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256').update(readFileSync(PACKAGE));
  for (const file of sources) hash.update(file).update(readFileSync(`${LANGUAGE}${file}`));
  return hash.digest('hex');
}
