import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = [
  ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('texts.ts'))
    .map((file) => join('web', file)),
  'server/errors.ts',
  'server/assistant/replies.ts',
];
/** What people read of a file: its lines without comments. */
const readable = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .map((line) => line.replace(/ \/\/ .*$/, ''));

describe('what people read', () => {
  test('stands in the texts of its feature', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  const faults: [what: string, pattern: RegExp][] = [
    ['one second in the plural', /\b1 secondi\b/],
    ['"di Il" in place of "del"', /\bdi (Il|La|Lo|Gli|Le)\b/],
    [
      'an accent that leans the wrong way, or an apostrophe for it',
      /\b(perchè|poichè|affinchè|benchè|nè|piu'|cosi'|gia')(?!\p{L})/iu,
    ],
  ];
  test.each(faults)('has nowhere %s', (_, pattern) => {
    const found = files.flatMap((file) =>
      readable(file).flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
