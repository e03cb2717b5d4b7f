import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packRows, unpackRows } from '../../server/language/packed-rows.ts';

const FILE = new URL('vectors.bin.br', import.meta.url);
const ONE = 127;

/** Vectors of English words, each of length 1. */
export interface EnglishVectors {
  dimensions: number;
  vectorOf(word: string): Float32Array | undefined;
}

/** Those of the words that the glosses use; `node evaluation/english/keep.ts` writes them. */
export function readEnglishVectors(): EnglishVectors {
  const packed = unpackRows<{ words: string[]; dimensions: number }>(brotliDecompressSync(readFileSync(FILE)), [
    Int8Array,
  ]);
  const { words, dimensions } = packed.head;
  const [row = new Int8Array(0)] = packed.rows;
  const places = new Map(words.map((word, place) => [word, place]));
  const vectorOf = (word: string) => {
    const place = places.get(word);
    if (place === undefined) return undefined;
    return unit(Float32Array.from(row.subarray(place * dimensions, (place + 1) * dimensions)));
  };
  return { dimensions, vectorOf };
}

/** Keeps some, a byte a number. */
export function writeEnglishVectors(vectors: ReadonlyMap<string, Float32Array>, dimensions: number): void {
  const row = new Int8Array(vectors.size * dimensions);
  for (const [place, vector] of [...vectors.values()].entries()) {
    const most = Math.max(...vector.map(Math.abs)) || 1;
    row.set(
      Int8Array.from(vector, (value) => Math.round((ONE * value) / most)),
      place * dimensions,
    );
  }
  writeFileSync(FILE, brotliCompressSync(packRows({ words: [...vectors.keys()], dimensions }, [row])));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
