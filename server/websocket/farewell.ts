import type { WebSocket } from 'ws';
import { CLOSE } from './viewer-watch.ts';

const TOLD_WITHIN = 1_000; // ms in which all sockets are told of a restart
const GONE_WITHIN = TOLD_WITHIN + 250; // ms, after which those that do not answer are cut
const LONGEST_PAUSE = 5; // ms between two

/** Tells sockets of a restart, one after another, so that they do not all come back at once; cuts who does not answer. */
export function sayFarewell(sockets: ReadonlySet<WebSocket>): { cancel(): void } {
  const open = [...sockets];
  const pause = Math.min(TOLD_WITHIN / open.length, LONGEST_PAUSE);
  const timers = open.map((socket, place) => setTimeout(() => socket.close(CLOSE.RESTART, 'restart'), place * pause));
  const rest = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, GONE_WITHIN);
  return {
    cancel() {
      for (const timer of [...timers, rest]) clearTimeout(timer);
    },
  };
}
