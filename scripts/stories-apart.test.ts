import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

const FOLDER = 'server/test';

test('a story that replaces modules has a process of its own: others would go by what it put there', () => {
  const { projects = [] } = config.test ?? {};
  const apart = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'stories-apart'
      ? (project.test.include ?? [])
      : [],
  );
  const replacing = readdirSync(FOLDER)
    .filter((file) => /\.test\.ts$/.test(file))
    .map((file) => `${FOLDER}/${file}`)
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));
  expect(replacing).not.toEqual([]);
  expect(replacing.filter((file) => !apart.includes(file))).toEqual([]);
});
