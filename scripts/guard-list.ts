import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edit, Guard } from './guard.ts';

/** The guards of every folder below `root`, in the folders' order. */
export async function readGuards(root: string): Promise<Guard[]> {
  const files = globSync('{server,web,migrations,scripts}/**/guards.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<{ GUARDS: readonly Guard[] }> => import(pathToFileURL(join(root, file)).href)),
  );
  return modules.flatMap(({ GUARDS }) => [...GUARDS]);
}

/** How often the text of an edit stands in `text`. */
export function countIn(text: string, sought: string | RegExp): number {
  if (typeof sought === 'string') return text.split(sought).length - 1;
  return [...text.matchAll(new RegExp(sought, 'g'))].length;
}

/**
 * What has aged of a guard, a sentence each: a text that is gone, or that stands elsewhere too, so that something else
 * would be taken away; a test file or a test that is gone, so that nothing would notice.
 */
export function agedIn({ name, edits, tests }: Guard, root: string): string[] {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
  const ofEdits = edits.flatMap(([file, sought]) => {
    const text = read(file);
    if (text === null) return [`there is no ${file}`];
    const count = countIn(text, sought);
    const named = edits.filter((edit) => isSame(edit, [file, sought, ''])).length;
    return count === named ? [] : [`${file} has ${count} times, not ${named}: ${sought}`];
  });
  const ofTests = tests.flatMap(([file, pattern]) => {
    const text = read(file);
    if (text === null) return [`there is no ${file}`];
    const isNamed = [text, ...tablesOf(file, text).map(read)].some((each) => each && new RegExp(pattern).test(each));
    return isNamed ? [] : [`${file} has no test named ${pattern}`];
  });
  return [...new Set([...ofEdits, ...ofTests])].map((fault) => `${name}: ${fault}`);
}

function isSame([file, sought]: Edit, [otherFile, otherSought]: Edit): boolean {
  return file === otherFile && String(sought) === String(otherSought);
}

/** The files beside a test that its rows may come from, and with them the names of its tests. */
function tablesOf(file: string, text: string): string[] {
  return [...text.matchAll(/from '(\.[^']*(?:table|cases)[^']*\.ts)'/g)].map(([, from]) =>
    join(dirname(file), from ?? ''),
  );
}
