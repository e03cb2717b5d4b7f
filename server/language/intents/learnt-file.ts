import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBytes, toBytes } from './learnt-bytes.ts';
import type { Learnt } from './likelihood.ts';

const LANGUAGE = fileURLToPath(new URL('..', import.meta.url));
const FILE = fileURLToPath(new URL('generated/learnt.bin', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url)); // names the stemmer's version
const REMEDY = 'Esegui `npm run generate` e riavvia.';

let kept: Learnt | undefined; // read once in a process

/**
 * What was learnt from the examples as they are now.
 * @throws where nothing was, or from others: who serves never learns, which takes half a second.
 */
export function readLearnt(): Learnt {
  kept ??= learntIn(FILE);
  return kept;
}

/** The same from any file. */
export function learntIn(file: string): Learnt {
  if (!existsSync(file))
    throw new Error(`Manca ${file}: che cosa chiedono i messaggi, imparato dagli esempi. ${REMEDY}`);
  const { mark, learnt } = fromBytes(readFileSync(file));
  if (mark !== markOfSources()) throw new Error(`${file} è stato imparato da altri esempi. ${REMEDY}`);
  return learnt;
}

/** Keeps what was learnt from the examples as they are now; who reads meanwhile reads the old or the new, whole. */
export function writeLearnt(learnt: Learnt, file = FILE, mark = markOfSources()): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, toBytes({ mark, learnt }));
  renameSync(unfinished, file);
}

/** Of everything that tells what is learnt: the examples, the cues, the words' forms, and how it is learnt. */
function markOfSources(): string {
  const sources = readdirSync(LANGUAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256').update(readFileSync(PACKAGE));
  for (const file of sources) hash.update(file).update(readFileSync(`${LANGUAGE}${file}`));
  return hash.digest('hex');
}
