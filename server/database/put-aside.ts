import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Stands behind the name of what a restored backup took the place of, before the moment when it did. */
export const PUT_ASIDE = '.prima-';

/** What was put aside of a path, by its names, the oldest first. */
export function putAside(path: string): string[] {
  if (!existsSync(dirname(path))) return [];
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(basename(path) + PUT_ASIDE))
    .toSorted();
}
