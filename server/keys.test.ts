import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './database/data-folder.ts';
import { storedSecret } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuoshop-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the secret in the data folder', () => {
  test('is made once, whole, and for its owner alone', () => {
    const place = join(folder, 'data');
    const secret = storedSecret(place);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48);
    expect(storedSecret(place)).toBe(secret);
    expect(readdirSync(place)).toEqual(['secret']);
    expect([modeOf(place), modeOf(join(place, 'secret'))]).toEqual([0o700, 0o600]);
  });

  const bad: [what: string, content: string][] = [
    ['empty', ''],
    ['of spaces', ' \n'.repeat(40)],
    ['cut off', 'a3Xk9'],
    ['one character again and again', 'a'.repeat(64)],
  ];
  test.each(bad)('is refused when it is %s, and left as it is', (_, content) => {
    writeFileSync(join(folder, 'secret'), content);
    expect(() => storedSecret(folder)).toThrow('è vuoto o danneggiato');
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
  });
});

test('a data folder that others could read is closed to them', () => {
  const place = join(folder, 'old');
  mkdirSync(place);
  chmodSync(place, 0o755);
  lockFolder(place).release();
  expect(modeOf(place)).toBe(0o700);
});
