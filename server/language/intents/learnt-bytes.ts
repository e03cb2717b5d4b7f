import { packRows, unpackRows } from '../packed-rows.ts';
import type { Learnt } from './likelihood.ts';

/** What was learnt, and from what. */
export interface Marked {
  /** Of all that it was learnt from. */
  mark: string;
  learnt: Learnt;
}

interface Head {
  mark: string;
  forms: readonly string[];
  cues: readonly string[];
}

/** As it is kept. */
export function toBytes({ mark, learnt }: Marked): Uint8Array {
  const { forms, cues, pairs, starts, places, values } = learnt;
  return packRows({ mark, forms, cues }, [pairs, starts, values, places]);
}

/** @throws where it is no such file. */
export function fromBytes(bytes: Uint8Array): Marked {
  const { head, rows } = unpackRows<Head>(bytes, [Uint32Array, Uint32Array, Float32Array, Uint16Array]);
  const [pairs, starts, values, places] = rows as [Uint32Array, Uint32Array, Float32Array, Uint16Array];
  return { mark: head.mark, learnt: { forms: head.forms, cues: head.cues, pairs, starts, places, values } };
}
