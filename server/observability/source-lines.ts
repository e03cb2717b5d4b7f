import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

// A place in a file that was put together by `npm start`: where such a file has a map, its sources' own lines are told.
// Node can do so for every error by itself, but reads all maps at each start and maps the stack of every refusal.
const PLACE = /file:\/\/\S+?\.mjs(?=:\d+:\d+)/;
const PLACES = new RegExp(`(${PLACE.source}):(\\d+):(\\d+)`, 'g');

const maps = new Map<string, SourceMap | null>();

/** A stack as people read it: each place in the sources, where it is known, e.g. `server/app.ts:41:7`. */
export function withSourceLines(stack: string): string {
  return stack.replace(PLACES, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    return `${withoutWayUp(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = `${fileURLToPath(file)}.map`;
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}

function withoutWayUp(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '');
}
