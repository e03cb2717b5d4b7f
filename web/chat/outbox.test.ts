import { describe, expect, it } from 'vitest';
import { ChatFailure } from './connection.ts';
import { backoff, nextStep } from './outbox.ts';

describe('after a failure', () => {
  it.each([
    ['no network: again', 'OFFLINE', 0, undefined, { step: 'again', afterMilliseconds: 500 }],
    ['no network for long: again, every 15 s', 'OFFLINE', 500, undefined, { step: 'again', afterMilliseconds: 15_000 }],
    ['the server is busy: when it says', 'BUSY', 0, 2, { step: 'again', afterMilliseconds: 2_000 }],
    ['too fast: when the server says', 'TOO_FAST', 0, 7, { step: 'again', afterMilliseconds: 7_000 }],
    ['unexplained: again', 'INTERNAL', 1, undefined, { step: 'again', afterMilliseconds: 1_000 }],
    ['unexplained many times: when the reader says', 'INTERNAL', 8, undefined, { step: 'by-hand' }],
    ['the conversation is over: in a new one', 'CONVERSATION_ENDED', 0, undefined, { step: 'anew' }],
    ['not ours: in a new one', 'CONVERSATION_NOT_FOUND', 0, undefined, { step: 'anew' }],
    ['too long: never', 'TEXT_TOO_LONG', 0, undefined, { step: 'refused' }],
  ] as const)('%s', (_case, code, attempts, retryAfter, expected) => {
    expect(nextStep(new ChatFailure(code, '', retryAfter), attempts, 1)).toEqual(expected);
  });

  it('a thousand browsers do not come back at once', () => {
    expect(backoff(4, 0)).toBe(4_000);
    expect(backoff(4, 1)).toBe(8_000);
  });
});
