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
  /** How many numbers each row holds. */
  pairs: number;
  starts: number;
  weights: number;
}

const WORD = 4; // bytes: numbers stand at multiples of it

/** As it is kept: the length of a head of JSON, the head, then the rows of numbers as this machine holds them. */
export function toBytes({ mark, learnt }: Marked): Uint8Array {
  const { forms, cues, pairs, starts, places, values } = learnt;
  const lengths = { pairs: pairs.length, starts: starts.length, weights: values.length };
  const named: Head = { mark, forms, cues, ...lengths };
  const head = new TextEncoder().encode(JSON.stringify(named));
  const padded = new Uint8Array(WORD + Math.ceil(head.length / WORD) * WORD).fill(0x20);
  new DataView(padded.buffer).setUint32(0, padded.length - WORD, true);
  padded.set(head, WORD);
  return Buffer.concat([padded, ...[pairs, starts, values, places].map(bytesOf)]);
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** @throws where it is no such file. */
export function fromBytes(bytes: Uint8Array): Marked {
  const { buffer } = new Uint8Array(bytes); // from its very beginning
  const head: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, WORD, headLengthOf(buffer))));
  let at = WORD + headLengthOf(buffer);
  const next = (length: number, size: number): [ArrayBuffer, number, number] => {
    at += length * size;
    return [buffer, at - length * size, length];
  };
  const pairs = new Uint32Array(...next(head.pairs, Uint32Array.BYTES_PER_ELEMENT));
  const starts = new Uint32Array(...next(head.starts, Uint32Array.BYTES_PER_ELEMENT));
  const values = new Float32Array(...next(head.weights, Float32Array.BYTES_PER_ELEMENT));
  const places = new Uint16Array(...next(head.weights, Uint16Array.BYTES_PER_ELEMENT));
  return { mark: head.mark, learnt: { forms: head.forms, cues: head.cues, pairs, starts, places, values } };
}

function headLengthOf(buffer: ArrayBuffer): number {
  return new DataView(buffer).getUint32(0, true);
}
