import { describe, expect, it } from 'vitest';
import { aConversation, aMessage, aProduct } from '../test/story.ts';
import {
  newestMessage,
  recommendation,
  type Transcript,
  withConversation,
  withHistory,
  withMessages,
} from './transcript.ts';

const begun = withConversation([], aConversation());
const seqs = (transcript: Transcript) =>
  transcript.flatMap((chapter) => chapter.blocks.flatMap((block) => block.messages.map((message) => message.seq)));
const took = (transcript: Transcript, ...numbers: number[]) =>
  withMessages(
    transcript,
    'conversation-1',
    numbers.map((seq) => aMessage(seq)),
    3,
  );

describe('messages, however they come', () => {
  it.each([
    ['in order', [1, 2, 3, 4], [1, 2, 3, 4], 4],
    ['backwards', [4, 3, 2, 1], [1, 2, 3, 4], 4],
    ['twice', [1, 1, 2, 2, 1], [1, 2], 2],
    ['with one missing yet', [1, 2, 4, 5], [1, 2, 4, 5], 2],
    ['the greeting last, after the answer', [2, 3, 1], [1, 2, 3], 3],
    ['in far apart blocks', [1, 100, 50], [1, 50, 100], 1],
  ])('%s', (_case, come, expected, completeTo) => {
    const transcript = took(begun, ...come);
    expect(seqs(transcript)).toEqual(expected);
    expect(transcript[0]?.completeTo).toBe(completeTo);
  });

  it('change in one thing: that the visitor did not mean them, which stays', () => {
    const rejected = withMessages(took(begun, 1, 2, 3), 'conversation-1', [aMessage(3, { isRejected: true })], 3);
    const again = took(rejected, 1, 2, 3);
    expect(again).toBe(rejected);
    expect(again[0]?.completeTo).toBe(3);
    expect(again[0]?.blocks[0]?.messages.map(({ isRejected }) => isRejected)).toEqual([false, false, true]);
  });

  it('leave every block but their own as it was', () => {
    const before = took(begun, 1, 2, 3, 4, 5, 6, 7);
    const after = took(before, 8);
    expect(after[0]?.blocks.map((block, place) => block === before[0]?.blocks[place])).toEqual([true, true, false]);
  });

  it('change nothing when all are known', () => {
    const before = took(begun, 1, 2);
    expect(took(before, 2, 1)).toBe(before);
  });

  it('of an unknown conversation are left out', () => {
    expect(withMessages(begun, 'another', [aMessage(1)])).toBe(begun);
  });
});

describe('the state of a conversation', () => {
  it.each([
    ['a newer version', 2, 'COMPLETED'],
    ['the same version', 1, 'ACTIVE'],
    ['an older version', 0, 'ACTIVE'],
  ] as const)('%s', (_case, version, expected) => {
    const after = withConversation(begun, aConversation({ version, status: 'COMPLETED' }));
    expect(after[0]?.conversation.status).toBe(expected);
  });

  it('keeps conversations in the order they began', () => {
    const older = aConversation({ id: 'older', startedAt: '2026-11-01T00:00:00.000Z' });
    expect(withConversation(begun, older).map((chapter) => chapter.conversation.id)).toEqual([
      'older',
      'conversation-1',
    ]);
  });
});

describe('history', () => {
  it('goes on listening from its end, though its beginning is not read', () => {
    const transcript = withHistory([], aConversation(), [aMessage(401), aMessage(402)]);
    expect(transcript[0]?.completeTo).toBe(402);
  });

  it('read further back moves nothing', () => {
    const newest = withHistory([], aConversation(), [aMessage(401), aMessage(402)]);
    const all = withHistory(newest, aConversation(), [aMessage(399), aMessage(400)]);
    expect(seqs(all)).toEqual([399, 400, 401, 402]);
    expect(all[0]?.completeTo).toBe(402);
    expect(all[0] && newestMessage(all[0])?.seq).toBe(402);
  });
});

describe('the products beside the chat', () => {
  const [headphones, cover] = [aProduct(), aProduct({ id: 'product-2' })];
  const after = (...messages: Parameters<typeof aMessage>[1][]) =>
    recommendation(
      withMessages(
        begun,
        'conversation-1',
        messages.map((given, place) => aMessage(place + 1, given)),
      )[0],
    );

  it.each([
    ['none', [{ source: 'FAQ' }], [], false],
    ['those of the newest answer that named any', [{ products: [headphones] }, { products: [cover] }], [cover], false],
    ['kept while the next is asked', [{ products: [cover] }, { sender: 'USER' }], [cover], true],
    ['kept beside an answer that named none', [{ products: [cover] }, { source: 'FALLBACK' }], [cover], true],
  ] as const)('%s', (_case, messages, products, isEarlier) => {
    expect(after(...(messages as unknown as Parameters<typeof aMessage>[1][]))).toEqual({ products, isEarlier });
  });
});
