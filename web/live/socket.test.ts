import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Kind = 'signedIn' | 'interrupted' | 'signedOut';

const session = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  const all = {
    kind: 'signedIn' as Kind,
    state: () => ({ kind: all.kind, workspace: 1 }),
    subscribe: () => () => undefined,
    /** As the session's own: it waits while the session is interrupted. */
    async token() {
      while (all.kind === 'interrupted') await new Promise<void>((resolve) => waiting.push(resolve));
      return 'token';
    },
    become(kind: Kind) {
      all.kind = kind;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
  return all;
});
vi.mock('../session.tsx', () => ({ session }));

/** A socket of the browser, which opens when the test says so. */
class BrowserSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: BrowserSocket[] = [];
  readonly url: string;
  readonly sent: unknown[] = [];
  readyState = BrowserSocket.CONNECTING;
  onopen = () => {};
  onclose = (_event: object) => {};
  onmessage = (_event: { data: string }) => {};
  constructor(url: string) {
    this.url = url;
    BrowserSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = BrowserSocket.CLOSED;
  }
  open() {
    this.readyState = BrowserSocket.OPEN;
    this.onopen();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://chat.example.it' });
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('CloseEvent', class {});
  BrowserSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that has just begun to connect. */
async function connecting(kind: Kind): Promise<BrowserSocket> {
  session.become(kind);
  vi.resetModules();
  await import('./socket.ts');
  await vi.advanceTimersByTimeAsync(0);
  return BrowserSocket.all[0] as BrowserSocket;
}

const tells = (socket: BrowserSocket, type: string) => socket.onmessage({ data: JSON.stringify({ type }) });

const hello = (payload: object) => ({ type: 'connection_init', payload });

it('says who is signed in', async () => {
  const socket = await connecting('signedIn');
  expect(socket.url).toBe('wss://chat.example.it/graphql');
  socket.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent).toEqual([hello({ token: 'token' })]);
});

it('comes as nobody where nobody is', async () => {
  const socket = await connecting('signedOut');
  socket.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent).toEqual([hello({})]);
});

it('does not come as nobody when the session is interrupted while it connects', async () => {
  const socket = await connecting('signedIn');
  session.become('interrupted');
  socket.open();
  await vi.advanceTimersByTimeAsync(100);
  expect(socket.sent).toEqual([]);
  session.become('signedIn');
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent).toEqual([hello({ token: 'token' })]);
});

it('begins anew where the network swallows the beginning, and has a connection soon after it is back', async () => {
  await connecting('signedIn');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(BrowserSocket.all.length).toBeGreaterThanOrEqual(4);
  expect(BrowserSocket.all.slice(0, -1).every(({ readyState }) => readyState === BrowserSocket.CLOSED)).toBe(true);
});

it('does not cut a connection for what the one before it did not answer', async () => {
  const first = await connecting('signedIn');
  first.open();
  await vi.advanceTimersByTimeAsync(0);
  tells(first, 'connection_ack');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(first.sent).toContainEqual({ type: 'ping' });
  first.readyState = BrowserSocket.CLOSED;
  first.onclose({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  const second = BrowserSocket.all[1] as BrowserSocket;
  second.open();
  await vi.advanceTimersByTimeAsync(0);
  tells(second, 'connection_ack');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(second.readyState).toBe(BrowserSocket.OPEN);
});
