import { expect, test } from 'vitest';
import { messageTail, SharedFrames, wholeMessage } from './frames.ts';

const payloadOf = (frame: Buffer) => JSON.parse(String(frame).slice(String(frame).indexOf('{')));

test('who has the same name for a subscription gets the very same bytes, and everybody their own name', () => {
  const frames = new SharedFrames(messageTail({ data: { n: 1 } }));
  const [first, second, other, again] = ['1', '1', 'two', '1'].map((id) => frames.of(id));
  expect(second).toBe(first);
  expect(payloadOf(other as Buffer)).toEqual({ id: 'two', type: 'next', payload: { data: { n: 1 } } });
  expect(again).toEqual(first);
  expect(payloadOf(first as Buffer).id).toBe('1');
});

test.each([
  [1, 2],
  [125, 2],
  [126, 4],
  [65_535, 4],
  [65_536, 10],
])('a message of %i bytes has a header of %i', (length, header) => {
  const frame = wholeMessage('x'.repeat(length));
  expect(frame.length).toBe(header + length);
  expect(frame[0]).toBe(0x81);
});
