import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

test('every question is asked where its first action gets the focus', () => {
  const direct = files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('openConfirmModal('));
  expect(direct.map((file) => file.replaceAll('\\', '/'))).toEqual(['ui/confirm.ts']);
});
