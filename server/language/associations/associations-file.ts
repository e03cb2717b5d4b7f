import { fileURLToPath } from 'node:url';
import { keepGenerated, markOfSources, readGenerated } from '../generated-file.ts';
import { packRows, unpackRows } from '../packed-rows.ts';
import { Associations } from './associations.ts';
import type { AssociationRows } from './compile.ts';

const FILE = fileURLToPath(new URL('generated/associations.bin', import.meta.url));

let kept: Associations | undefined; // read once in a process

/**
 * The associations of the lists as they are now.
 * @throws where they were not compiled, or from other lists.
 */
export function readAssociations(): Associations {
  kept ??= new Associations(readGenerated(FILE, 'quali parole vanno insieme', rowsIn));
  return kept;
}

function rowsIn(bytes: Uint8Array): AssociationRows & { mark: string } {
  const kinds = [Uint32Array, Uint16Array, Uint8Array, Uint8Array];
  const { head, rows } = unpackRows<{ mark: string; forms: string[] }>(bytes, kinds);
  const [starts, others, shares, nearness] = rows as [Uint32Array, Uint16Array, Uint8Array, Uint8Array];
  return { ...head, starts, others, shares, nearness };
}

/** Keeps what was compiled from the lists as they are now. */
export function writeAssociations({ forms, starts, others, shares, nearness }: AssociationRows): void {
  keepGenerated(FILE, packRows({ mark: markOfSources(), forms }, [starts, others, shares, nearness]));
}
