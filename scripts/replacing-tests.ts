import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPLACES = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers)\(|@vitest-environment/;

/**
 * The tests of a folder that put something in the place of a module, a global or the clock, or stand in a page: whoever
 * shared a process with them could meet what they put there.
 */
export function replacingTests(root: string, folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && REPLACES.test(readFileSync(join(root, file), 'utf8')));
}
