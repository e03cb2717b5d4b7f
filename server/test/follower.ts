import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';

/** A subscription that is made again whenever its socket is cut, as browsers do. */
export interface Follower {
  /** Tears the socket down in the middle of whatever it does; false when there is none just now. */
  cut(): boolean;
  stop(): Promise<void>;
  errors: unknown[];
}

/** What a follower does besides. */
export interface FollowerOptions {
  /** Asks for a sign of life so often, and gives the socket up when none comes within, ms. */
  lifeSigns?: { every: number; within: number };
  /** Where it comes from, for a server behind a proxy. */
  address?: string;
}

/**
 * Follows a subscription with the official client.
 * @param variables read anew at every subscribing, so that a log goes on where it was.
 */
export function follow<Data>(
  app: Pick<App, 'url'>,
  query: string,
  variables: () => Record<string, unknown>,
  token: string,
  hear: (data: Data) => void,
  { lifeSigns, address }: FollowerOptions = {},
): Follower {
  let socket: WebSocket | null = null;
  let missing: NodeJS.Timeout | undefined;
  const errors: unknown[] = [];
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: address === undefined ? WebSocket : from(address),
    ...(lifeSigns ? { keepAlive: lifeSigns.every } : {}),
    connectionParams: { token },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, Math.random() * 50)),
    shouldRetry: () => true,
    on: {
      connected: (connected) => {
        socket = connected as WebSocket;
      },
      closed: () => {
        clearTimeout(missing);
        socket = null;
      },
      // Whoever pings and hears nothing talks to nobody.
      ping: (isReceived) => {
        if (!isReceived && lifeSigns) missing = setTimeout(() => client.terminate(), lifeSigns.within);
      },
      pong: () => clearTimeout(missing),
    },
  });
  const payload = {
    query,
    get variables() {
      return variables();
    },
  };
  client.subscribe<Data>(payload, {
    next: ({ data, errors: refusals }) => {
      if (refusals) errors.push(...refusals);
      if (data) hear(data);
    },
    error: (error) => errors.push(error),
    complete: () => undefined,
  });
  return {
    errors,
    cut() {
      if (!socket) return false;
      socket.terminate();
      return true;
    },
    stop: async () => client.dispose(),
  };
}

/** A kind of socket that says where it comes from, as a proxy would. */
function from(address: string): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { 'x-forwarded-for': address } });
    }
  } as unknown as typeof WebSocket;
}
