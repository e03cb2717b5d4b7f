import { readGlosses } from './glosses.ts';
import { type EnglishVectors, readEnglishVectors } from './vectors-file.ts';

const FIRST = 1.5; // what a word's first gloss counts beside the others
const COMMON = 2; // directions that all words share, and that tell nothing
const TURNS = 40;

/** What Italian words mean, by the English ones that say it: vectors of length 1, near for what goes together in the world. */
export function worldVectors(dimensions: number): Map<string, Float32Array> {
  const english = readEnglishVectors();
  const forms: string[] = [];
  const vectors: Float32Array[] = [];
  for (const [form, words] of readGlosses()) {
    const vector = meanOf(words, english);
    if (vector) {
      forms.push(form);
      vectors.push(vector);
    }
  }
  center(vectors);
  const telling = mainDirections(vectors, english.dimensions, COMMON + dimensions).slice(COMMON);
  return new Map(forms.map((form, place) => [form, onto(telling, vectors[place] as Float32Array)]));
}

function meanOf(words: readonly string[], english: EnglishVectors): Float32Array | undefined {
  const known = words.flatMap((word, place) => {
    const vector = english.vectorOf(word);
    return vector ? [{ vector, worth: place === 0 ? FIRST : 1 }] : [];
  });
  if (known.length === 0) return undefined;
  const mean = new Float32Array(english.dimensions);
  for (const { vector, worth } of known)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (worth * (vector[at] ?? 0)) / known.length;
  return mean;
}

function center(vectors: readonly Float32Array[]): void {
  const [first] = vectors;
  for (let at = 0; at < (first?.length ?? 0); at++) {
    const mean = vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length;
    for (const vector of vectors) vector[at] = (vector[at] ?? 0) - mean;
  }
}

/** The directions in which they differ most, the main one first: the principal components, by orthogonal iteration. */
function mainDirections(vectors: readonly Float32Array[], length: number, count: number): Float64Array[] {
  const products = Array.from({ length }, () => new Float64Array(length));
  for (const vector of vectors)
    for (let row = 0; row < length; row++) {
      const own = products[row] as Float64Array;
      for (let at = 0; at < length; at++) own[at] = (own[at] ?? 0) + (vector[row] ?? 0) * (vector[at] ?? 0);
    }
  let directions: Float64Array[] = Array.from({ length: count }, (_, place) =>
    Float64Array.from({ length }, (_, at) => Math.sin((at + 1) * (place + 1.3))),
  );
  for (let turn = 0; turn < TURNS; turn++)
    directions = orthogonal(directions.map((each) => Float64Array.from(products, (row) => dot(row, each))));
  return directions;
}

function orthogonal(directions: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const direction of directions) {
    const rest = direction.slice();
    for (const other of done) {
      const share = dot(rest, other);
      for (let at = 0; at < rest.length; at++) rest[at] = (rest[at] ?? 0) - share * (other[at] ?? 0);
    }
    const length = Math.sqrt(dot(rest, rest)) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function onto(directions: readonly Float64Array[], vector: Float32Array): Float32Array {
  const values = Float32Array.from(directions, (direction) => dot(direction, vector));
  const length = Math.sqrt(dot(values, values)) || 1;
  return values.map((value) => value / length);
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
