import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { learn } from './learning.ts';
import { learntIn, writeLearnt } from './learnt-file.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-learnt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const few = learn(['HOURS'], [{ words: [{ text: 'aprite' }, { text: 'domani' }], cues: [], subject: 'HOURS' }]);

test('what was learnt is read from its file', () => {
  const file = join(emptyFolder(), 'new', 'learnt.bin');
  writeLearnt(few, file);
  expect(learntIn(file)).toEqual(few);
});

test('who starts before anything was learnt is told what to do', () => {
  expect(() => learntIn(join(emptyFolder(), 'learnt.bin'))).toThrow('npm run generate');
});

test('who starts with what was learnt from other examples is told what to do', () => {
  const file = join(emptyFolder(), 'learnt.bin');
  writeLearnt(few, file, 'other examples');
  expect(() => learntIn(file)).toThrow('Esegui `npm run generate`');
});

test.each([
  ['empty', new Uint8Array()],
  ['cut', new Uint8Array([200, 0, 0, 0, 123])],
  ['of another form', new TextEncoder().encode('\u0002\u0000\u0000\u0000{}')],
])('who starts with a file that is %s is told what to do', (_name, bytes) => {
  const file = join(emptyFolder(), 'learnt.bin');
  writeFileSync(file, bytes);
  expect(() => learntIn(file)).toThrow('Esegui `npm run generate`');
});
