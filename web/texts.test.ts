import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('generated') && !file.includes('.test.'),
);
const textFiles = files.filter((file) => /(^|\/)texts\.ts$/.test(file));
const sources = files
  .filter((file) => !textFiles.includes(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

type Texts = { readonly [key: string]: unknown };

/** The keys of every sentence, as far as a sentence or a list of them. */
function pathsOf(texts: Texts, way: string[] = []): string[][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value as Texts, [...way, key])
      : [[...way, key]],
  );
}

/** By its own name, or because what it stands in is read by a key that is a variable, or given away as a whole. */
function isReferred(path: string[]): boolean {
  const [key = '', parent = ''] = path.toReversed();
  if (new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}:]`).test(sources)) return true;
  return new RegExp(`\\b${parent}\\[|\\b(texts|said|words)(\\.\\w+)*\\.${parent}\\b(?!\\.)`).test(sources);
}

test.each(textFiles)('every sentence of %s is said somewhere', async (file) => {
  const { texts } = (await import(join(root, file))) as { texts: Texts };
  expect(
    pathsOf(texts)
      .filter((path) => !isReferred(path))
      .map((path) => path.join('.')),
  ).toEqual([]);
});
