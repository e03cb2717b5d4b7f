import { backoff } from '../chat/outbox.ts';

const CONNECTED_WITHIN = 15_000; // 15 s
/** A network that went away without a word is noticed by a ping unanswered. */
const PING_AFTER = 12_000; // 12 s without a message
const PONG_WITHIN = 5_000; // 5 s
/** Close codes by which the server says that it does not take the token. */
const REFUSED_TOKEN = [4401, 4403];

export interface Subscription {
  query: string;
  /** Asked at every subscribing, also after a cut: so it can name the newest message of that moment. */
  variables(): object;
  next(data: unknown): void;
}

export interface SocketListener {
  connected(isConnected: boolean): void;
  /** The server refused the token. */
  refused(): void;
  /** The server refused a subscription, with these `extensions.code`. Answers whether to try again later. */
  failed(codes: string[]): boolean;
}

interface Frame {
  type: string;
  id?: string;
  payload?: { data?: unknown; errors?: Refusal[] } | Refusal[];
}

type Refusal = { extensions?: { code?: string } };

/**
 * Subscriptions over graphql-transport-ws, opened again for ever when they are cut, until the returned function is
 * called. Written here because the official client weighs 3 kB of the 20 that a visitor may be asked to load.
 */
export function openSocket(
  token: () => string | undefined,
  subscriptions: readonly Subscription[],
  listener: SocketListener,
): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  function open(): void {
    close();
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    socket = opened;
    wait(CONNECTED_WITHIN, cut);
    opened.onopen = () => send({ type: 'connection_init', payload: { token: token() } });
    opened.onmessage = (event) => {
      wait(PING_AFTER, ping);
      receive(JSON.parse(event.data) as Frame);
    };
    opened.onclose = ({ code }) => (REFUSED_TOKEN.includes(code) ? listener.refused() : cut());
  }

  function receive({ type, id, payload }: Frame): void {
    if (type === 'ping') send({ type: 'pong' });
    if (type === 'connection_ack') subscribe();
    if (type === 'complete') cut();
    if (type !== 'next' && type !== 'error') return;
    const errors = Array.isArray(payload) ? payload : payload?.errors;
    if (errors) {
      if (listener.failed(errors.map((error) => `${error.extensions?.code}`))) cut();
      return;
    }
    attempts = 0;
    if (!Array.isArray(payload)) subscriptions[Number(id)]?.next(payload?.data);
  }

  function subscribe(): void {
    listener.connected(true);
    subscriptions.forEach(({ query, variables }, place) => {
      send({ type: 'subscribe', id: `${place}`, payload: { query, variables: variables() } });
    });
  }

  /** The connection is gone, or worth nothing: another one after a while. */
  function cut(): void {
    close();
    listener.connected(false);
    wait(backoff(attempts++, Math.random()), open);
  }

  function close(): void {
    clearTimeout(timer);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(1000);
    socket = undefined;
  }

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }

  function send(frame: object): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  }

  function ping(): void {
    send({ type: 'ping' });
    wait(PONG_WITHIN, cut);
  }

  /** The network is back, or the reader: no need to wait any longer for what may have happened meanwhile. */
  function onReturn(): void {
    if (socket?.readyState === WebSocket.OPEN) ping();
    else open();
  }

  addEventListener('online', onReturn);
  addEventListener('visibilitychange', onReturn);
  open();
  return () => {
    removeEventListener('online', onReturn);
    removeEventListener('visibilitychange', onReturn);
    close();
  };
}
