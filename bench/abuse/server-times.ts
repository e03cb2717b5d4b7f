import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** When a request was made, by the clock of this machine, ms; the server itself knows nothing of it. */
export const SENT_AT = 'x-sent-at';

export const now = () => performance.timeOrigin + performance.now();

/** Where the time of requests went, ms. */
export interface RequestTimes {
  /** From being sent to being read: in the sender, in the network's buffers, in a process that is held up. */
  unread: number[];
  /** From being read to the last byte of the answer. */
  answered: number[];
  refused: number[];
}

/** Where the time of requests went, and how long this process was held up: half of the time, 5 % and 1 % of it, ms. */
export interface ServerTimes extends RequestTimes {
  heldUp: number[];
}

/** Times every request of this process that says when it was sent. */
export function watchRequests(): { read(): RequestTimes; forget(): void } {
  let times: RequestTimes = { unread: [], answered: [], refused: [] };
  const readAt = new WeakMap<IncomingMessage, number>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const sentAt = Number(request.headers[SENT_AT]);
    if (!sentAt) return;
    readAt.set(request, now());
    times.unread.push(now() - sentAt);
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const began = readAt.get(request);
    if (began === undefined) return;
    (response.statusCode === 200 ? times.answered : times.refused).push(now() - began);
  });
  return {
    read: () => times,
    forget() {
      times = { unread: [], answered: [], refused: [] };
    },
  };
}
