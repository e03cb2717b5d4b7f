import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/api.md names every code that an error can have, and no other', () => {
  const api = read('docs/api.md');
  const table = api.slice(api.indexOf('| code | when |'), api.indexOf('| limit | |'));
  const rows = table.split('\n').map((line) => line.split('|')[1] ?? '');
  const named = rows.flatMap((cell) => cell.match(/[A-Z]+(?:_[A-Z]+)*/g) ?? []);
  const codes = (read('server/errors.ts').match(/^ {2}[A-Z_]+(?=:)/gm) ?? []).map((line) => line.trim());
  expect(codes.length).toBeGreaterThan(80);
  expect(codes.filter((code) => !named.includes(code))).toEqual([]);
  expect(named.filter((name) => !codes.includes(name))).toEqual([]);
});

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`)];

test.each(DOCUMENTS.filter((file) => file.endsWith('.md')))(
  '%s names no command and no file that is not there',
  (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = read(document);
    const commands = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !scripts[name])).toEqual([]);
    const named = [...text.matchAll(/(?:`|\()((?:[a-z0-9-]+\/)+[a-z0-9.-]+\.(?:ts|tsx|mjs|sh|md|png|sql))/g)];
    const places = ['', 'server', 'docs'];
    const isThere = (file: string) => places.some((place) => existsSync(join(root, place, file)));
    expect(named.map(([, file]) => file ?? '').filter((file) => !isThere(file))).toEqual([]);
  },
);
