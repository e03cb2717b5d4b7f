import { buildSchema, parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { LiveSource, Pushed } from '../live/source.ts';
import { Hub, type Subscriber } from './hub.ts';

const PATIENTLY = { timeout: 20_000 }; // ms

const schema = buildSchema(
  'type Query { a: Int } type Subscription { items: [Item!]! } type Item { n: Int! card: Int }',
);

/** A log of numbers whose cards can fail to be read, and what a subscriber of it received. */
function stage() {
  const log: number[] = [];
  const failing: { read: unknown; card: unknown } = { read: null, card: null };
  const received: string[] = [];
  const ended: string[] = [];
  const listeners = new Set<(pushed: Pushed<object>) => void>();
  const item = (n: number) => ({
    n,
    card: async () => {
      if (failing.card) throw failing.card;
      return n * 10;
    },
  });
  const source: LiveSource<object> = {
    kind: 'log',
    name: 'items',
    after: 0,
    async read(after) {
      if (failing.read) throw failing.read;
      const items = log.filter((n) => n > after);
      return { root: { items: items.map(item) }, position: items.at(-1) ?? after, isLast: true };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const happen = (n: number) => {
    log.push(n);
    for (const listener of listeners) listener({ root: { items: [item(n)] }, position: n });
  };
  const subscriber = {
    peer: {
      send: (frame: Buffer) => received.push(String(frame).slice(String(frame).indexOf('{'))),
      isSlow: false,
    } as unknown as Subscriber['peer'],
    subscriptionId: '1',
    key: 'key',
    source,
    operation: { document: parse('subscription { items { n card } }'), operationName: undefined, variables: {} },
    createContext: () => ({ caller: { requestId: 'r' } }) as Context,
    inTurn: <Result>(work: () => Promise<Result>) => work(),
    refuse: (error: unknown) => void ended.push(`refused ${(error as UserError).code}`),
    giveUp: () => void ended.push('gave up'),
  } as Subscriber;
  const cards = () => received.flatMap((text) => [...text.matchAll(/"card":(\d+|null)/g)].map(([, card]) => card));
  return { failing, happen, subscriber, received, ended, cards, hub: new Hub(schema, pino({ level: 'silent' })) };
}

describe('the hub', () => {
  test('passes nothing on in part: what could not be read whole is read again, in its place', async () => {
    const { failing, happen, subscriber, received, cards, hub } = stage();
    const leave = hub.subscribe(subscriber);
    await vi.waitFor(() => expect(received).toHaveLength(1), PATIENTLY);
    happen(1);
    await vi.waitFor(() => expect(cards()).toEqual(['10']), PATIENTLY);
    failing.card = new Error('the connection broke');
    happen(2);
    happen(3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(cards()).toEqual(['10']);
    failing.card = null;
    await vi.waitFor(() => expect(cards()).toEqual(['10', '20', '30']), PATIENTLY);
    expect(received.join()).not.toContain('errors');
    leave();
  });

  test('does not ask for ever for what is refused', async () => {
    const { failing, subscriber, ended, hub } = stage();
    failing.read = new UserError('CONVERSATION_NOT_FOUND');
    const leave = hub.subscribe(subscriber);
    await vi.waitFor(() => expect(ended).toEqual(['refused CONVERSATION_NOT_FOUND']), PATIENTLY);
    leave();
  });

  test('asks to come back later when it fails again and again', async () => {
    vi.useFakeTimers();
    const { failing, subscriber, ended, hub } = stage();
    failing.read = new Error('gone');
    const leave = hub.subscribe(subscriber);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(ended).toEqual(['gave up']);
    leave();
  });
});
