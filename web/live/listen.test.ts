import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Sink {
  next(result: object): void;
  error(errors: unknown): void;
}

const sinks = vi.hoisted((): Sink[] => []);
const refresh = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./socket.ts', () => ({
  socket: {
    subscribe(_payload: object, sink: Sink) {
      sinks.push(sink);
      return () => undefined;
    },
  },
}));
vi.mock('../session.tsx', () => ({ session: { refresh } }));
vi.mock('./next-frame.ts', () => ({ inNextFrame: (work: () => void) => work() }));
const { listen } = await import('./listen.ts');

const COUNT = parse('subscription { visibleCompanyCount }') as TypedDocumentNode<{ visibleCompanyCount: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  sinks.length = 0;
});
afterEach(() => void vi.useRealTimers());

function listening() {
  const heard: number[] = [];
  const refused = vi.fn();
  const stop = listen(COUNT, () => ({}), {
    next: ({ visibleCompanyCount }) => heard.push(visibleCompanyCount),
    refused,
  });
  return { heard, refused, stop };
}

const refusal = (code: string) => [{ message: 'No.', extensions: { code } }];

it.each(['BUSY', 'INTERNAL', 'TOO_MANY_REQUESTS'])('what is refused with %s is asked again', async (code) => {
  const { heard, refused, stop } = listening();
  sinks[0]?.error(refusal(code));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sinks).toHaveLength(2);
  sinks[1]?.next({ data: { visibleCompanyCount: 3 } });
  expect(heard).toEqual([3]);
  expect(refused).not.toHaveBeenCalled();
  stop();
});

it('what will be refused again is not asked again, and told', async () => {
  const { refused } = listening();
  sinks[0]?.error(refusal('COMPANY_NOT_FOUND'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sinks).toHaveLength(1);
  expect(refused).toHaveBeenCalledTimes(1);
});
