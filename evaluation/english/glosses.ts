import { readFileSync } from 'node:fs';

const FILE = new URL('glosses.txt', import.meta.url);

/** By Italian form, the English words that say what it means and what it is for, the nearest first. */
export function readGlosses(): Map<string, string[]> {
  const glosses = new Map<string, string[]>();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [form = '', words = ''] = line.split(' | ');
    if (words) glosses.set(form, words.split(' '));
  }
  return glosses;
}
