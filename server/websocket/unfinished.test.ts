import { expect, test } from 'vitest';
import { Unfinished } from './unfinished.ts';

const TEXT = 0x1;
const CONTINUED = 0x0;
const PING = 0x9;

/** A frame as a client sends it, masked. */
function frame(opcode: number, size: number, isLast = true): Buffer {
  const head = [opcode | (isLast ? 0x80 : 0)];
  if (size < 126) head.push(0x80 | size);
  else if (size < 65_536) head.push(0x80 | 126, size >> 8, size & 0xff);
  else head.push(0x80 | 127, 0, 0, 0, 0, size >>> 24, (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff);
  return Buffer.concat([Buffer.from([...head, 1, 2, 3, 4]), Buffer.alloc(size, 0xff)]);
}

const cases: [what: string, bytes: Buffer[], isUnfinished: boolean][] = [
  ['nothing', [], false],
  ['a whole message', [frame(TEXT, 5)], false],
  ['an empty one', [frame(TEXT, 0)], false],
  ['a middling one', [frame(TEXT, 300)], false],
  ['a large one', [frame(TEXT, 70_000)], false],
  ['a header and no more', [frame(TEXT, 300).subarray(0, 5)], true],
  ['half a frame', [frame(TEXT, 300).subarray(0, 100)], true],
  ['a first piece', [frame(TEXT, 5, false)], true],
  ['a first piece, and a ping', [frame(TEXT, 5, false), frame(PING, 3)], true],
  ['a message in three pieces', [frame(TEXT, 5, false), frame(CONTINUED, 0, false), frame(CONTINUED, 5)], false],
  ['the same with a ping in between', [frame(TEXT, 5, false), frame(PING, 3), frame(CONTINUED, 5)], false],
  ['a message and the beginning of the next', [frame(TEXT, 5), frame(TEXT, 300).subarray(0, 1)], true],
];

test.each(cases)('%s', (_, bytes, isUnfinished) => {
  const all = Buffer.concat(bytes);
  for (const step of [1, 3, 1_000, 100_000]) {
    const unfinished = new Unfinished();
    for (let from = 0; from < all.length; from += step) unfinished.take(all.subarray(from, from + step));
    expect(unfinished.isUnfinished, `in steps of ${step}`).toBe(isUnfinished);
  }
});

test('each message that ended is counted, however the bytes come', () => {
  const unfinished = new Unfinished();
  const all = Buffer.concat([frame(TEXT, 300), frame(TEXT, 5, false), frame(CONTINUED, 5), frame(TEXT, 5)]);
  unfinished.take(all.subarray(0, all.length - 1));
  expect([unfinished.ended, unfinished.isUnfinished]).toEqual([2, true]);
  unfinished.take(all.subarray(-1));
  expect([unfinished.ended, unfinished.isUnfinished]).toEqual([3, false]);
});
