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
): Follower {
  let socket: WebSocket | null = null;
  const errors: unknown[] = [];
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, Math.random() * 50)),
    shouldRetry: () => true,
    on: {
      connected: (connected) => {
        socket = connected as WebSocket;
      },
      closed: () => {
        socket = null;
      },
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
