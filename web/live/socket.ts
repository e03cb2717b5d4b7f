import { createClient } from 'graphql-ws/client';
import { useSyncExternalStore } from 'react';
import { session } from '../session.tsx';
import {
  type Connection,
  type ConnectionEvent,
  GIVEN_UP_AFTER,
  MISSED_AFTER,
  nextConnection,
} from './connection-state.ts';
import { texts } from './texts.ts';

// Close codes of the server, beside the protocol's own.
const EXPIRED = 4403;
const REVOKED = 4410;

// Together with coming back, whoever's network went away without a word sees what happened meanwhile within 10 s.
const PING_EVERY = 5_000; // ms
const PONG_WITHIN = 3_000; // ms
// Browsers wait for minutes, and ask ever more seldom: a network that is back would not be noticed.
const OPENED_WITHIN = 10_000; // ms

const SLOWEST_RETRY = 10_000; // ms

let connection: Connection = 'waiting';
let isOurs = false; // the socket was closed here, to come back as somebody else
let missedTimer: ReturnType<typeof setTimeout> | undefined;
let givenUpTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function apply(event: ConnectionEvent) {
  const next = nextConnection(connection, event);
  if (next === connection) return;
  connection = next;
  for (const listener of [...listeners]) listener();
}

function keepTime(isConnected: boolean) {
  if (!isConnected && givenUpTimer) return;
  clearTimeout(missedTimer);
  clearTimeout(givenUpTimer);
  givenUpTimer = undefined;
  if (isConnected) return;
  missedTimer = setTimeout(apply, MISSED_AFTER, 'missed');
  givenUpTimer = setTimeout(apply, GIVEN_UP_AFTER, 'givenUp');
}

async function closed(code: number | undefined) {
  clearTimeout(pongTimer);
  clearTimeout(openTimer);
  keepTime(false);
  apply('closed');
  if (code === EXPIRED) await session.refresh().catch(() => undefined);
  if (code === REVOKED) await session.refresh(texts.connection.revoked).catch(() => undefined);
}

let afterClose: Promise<void> = Promise.resolve();
let openTimer: ReturnType<typeof setTimeout> | undefined;

let subscriptions = 0;

/** The one socket of this tab. It never gives up, and comes back with the token of whoever is then signed in. */
export const socket = createClient({
  url: async () => {
    await afterClose;
    if (session.state().kind === 'interrupted') await session.token().catch(() => undefined);
    clearTimeout(openTimer);
    openTimer = setTimeout(() => socket.terminate(), OPENED_WITHIN);
    return `${location.origin.replace(/^http/, 'ws')}/graphql`;
  },
  connectionParams: async () => {
    const { kind } = session.state();
    // Interrupted since the address was asked for: as nobody it would stay nobody's socket when the person is back.
    const isSomebody = kind === 'signedIn' || kind === 'interrupted';
    const token = isSomebody ? await session.token().catch(() => undefined) : undefined;
    return token ? { token } : {};
  },
  lazy: false,
  // Numbers, which other tabs use too: what the server sends to all who call it the same, it writes down once.
  generateID: () => `${++subscriptions}`,
  keepAlive: PING_EVERY, // a connection that is dead but not closed is found out by its missing answer
  connectionAckWaitTimeout: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: async (retries) => {
    if (isOurs) {
      isOurs = false;
      return;
    }
    const longest = Math.min(500 * 2 ** retries, SLOWEST_RETRY);
    await new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
  },
  on: {
    opened: () => clearTimeout(openTimer),
    connected: () => {
      keepTime(true);
      apply('connected');
    },
    closed: (event) => {
      afterClose = closed(event instanceof CloseEvent ? event.code : undefined);
    },
    ping: (isReceived) => {
      if (!isReceived) pongTimer = setTimeout(() => socket.terminate(), PONG_WITHIN);
    },
    pong: () => clearTimeout(pongTimer),
  },
});

let pongTimer: ReturnType<typeof setTimeout> | undefined;
let workspace = session.state().workspace;

// Another person, or nobody: the server must not go on taking this socket for the former.
session.subscribe(() => {
  const state = session.state();
  const known = state.kind === 'signedOut' ? -1 : state.workspace;
  if (known === workspace || state.kind === 'interrupted') return;
  workspace = known;
  isOurs = true;
  socket.terminate();
});

/** How the connection is, now and whenever that changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
