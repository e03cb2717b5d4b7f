import { fileURLToPath } from 'node:url';
import { keepGenerated, markOfSources, readGenerated } from '../generated-file.ts';
import { fromBytes, toBytes } from './learnt-bytes.ts';
import type { Learnt } from './likelihood.ts';

const FILE = fileURLToPath(new URL('generated/learnt.bin', import.meta.url));

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
  return readGenerated(file, 'che cosa chiedono i messaggi, imparato dagli esempi', fromBytes).learnt;
}

/** Keeps what was learnt from the examples as they are now. */
export function writeLearnt(learnt: Learnt, file = FILE, mark = markOfSources()): void {
  keepGenerated(file, toBytes({ mark, learnt }));
}
