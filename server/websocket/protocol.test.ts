import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shared } from '../context.ts';
import { Documents } from '../graphql/documents.ts';
import { schema } from '../graphql/schema.ts';
import { keysFrom } from '../keys.ts';
import { LocalBus } from '../live/local-bus.ts';
import { Hub } from './hub.ts';
import { type Connection, createProtocol } from './protocol.ts';

const HELLO_WITHIN = 5_000; // ms
const log = pino({ level: 'silent' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A socket that was just opened, and the codes that it was closed with. */
function opened() {
  const closed: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ protocol: 'graphql-transport-ws', OPEN: 1, readyState: 1 },
    close: (code: number) => closed.push(code),
  });
  const shared = {
    ...{ log, keys: keysFrom('the secret of this installation, 32+', null) },
    turns: { live: { run: (_: string, work: () => Promise<unknown>) => work() } },
  } as unknown as Shared;
  const bus = new LocalBus();
  const documents = new Documents(schema, true);
  const admit = createProtocol({
    schema,
    documents,
    shared,
    bus,
    hub: new Hub(schema, log),
    subscriptionsPerSocket: 1,
  });
  admit({
    socket,
    ...{ peer: { send: () => undefined, flush: () => undefined }, isAdmitted: () => true, hasSaidHello: false },
    ...{
      viewer: { kind: 'anonymous' },
      bearer: null,
      turnKey: '',
      caller: { requestId: 'r', address: 'a' },
      endings: [],
    },
  } as unknown as Connection);
  return { closed, sayHello: () => socket.emit('message', JSON.stringify({ type: 'connection_init' })) };
}

/** What came meanwhile has been read. */
const read = () => new Promise((resolve) => setImmediate(resolve));

test('who says no hello is sent away', async () => {
  const { closed } = opened();
  vi.advanceTimersByTime(HELLO_WITHIN);
  await read();
  expect(closed).toEqual([4408]);
});

test('whose hello came while the process was held up is not', async () => {
  const { closed, sayHello } = opened();
  vi.advanceTimersByTime(HELLO_WITHIN); // before anything that came meanwhile is read
  sayHello();
  await read();
  expect(closed).toEqual([]);
});
