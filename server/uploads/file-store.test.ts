import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { receiveFile } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = { silence: 60_000, whole: 60_000 };

test('what comes is written, whole', async () => {
  const path = join(folder, 'whole');
  expect(await receiveFile(path, Readable.from([Buffer.from('uno'), Buffer.from('due')]), 6, LONG)).toBe(6);
  expect(readFileSync(path, 'utf8')).toBe('unodue');
});

test.each([
  ['is larger than announced', () => Readable.from([Buffer.alloc(4), Buffer.alloc(4)]), LONG, 'UPLOAD_TOO_LARGE'],
  ['falls silent', () => begun(), { silence: 20, whole: 60_000 }, 'UPLOAD_TOO_SLOW'],
  ['trickles without end', () => trickle(), { silence: 60_000, whole: 60 }, 'UPLOAD_TOO_SLOW'],
])('what %s is refused, and nothing of it is kept', async (name, source, times, code) => {
  await expect(receiveFile(join(folder, name), source(), 7, times)).rejects.toMatchObject({ code });
  expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([]);
});

test('what breaks off is not kept', async () => {
  const source = begun();
  const received = receiveFile(join(folder, 'broken'), source, 7, LONG);
  source.destroy(new Error('the sender is gone'));
  await expect(received).rejects.toThrow('the sender is gone');
  expect(readdirSync(folder).filter((file) => file.startsWith('broken'))).toEqual([]);
});

/** A sender that sends a byte and no more. */
function begun(): PassThrough {
  const source = new PassThrough();
  source.write('x');
  return source;
}

/** A sender that goes on and on, a byte at a time. */
function trickle(): Readable {
  return new Readable({
    read() {
      setTimeout(() => this.push('x'), 30);
    },
  });
}
