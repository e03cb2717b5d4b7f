import type { Socket } from 'node:net';

const SLOW_FROM = 1_000_000; // bytes that the network has not taken yet

/**
 * One socket as the hub writes to it: past the WebSocket library, frames of one tick in one write. Without compression
 * the library writes whole frames too, so that the two never mix.
 */
export class Peer {
  readonly #socket: Socket;
  #frames: Buffer[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Sends a frame at the end of this tick, or a little later where many are written to. */
  send(frame: Buffer): void {
    if (this.#frames.push(frame) === 1) flushLater(this);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    if (this.#socket.writable && frames.length > 0) this.#socket.write(together(frames));
  }

  /** Whether the other side takes less than it is sent. What it misses now, it reads later from the table. */
  get isSlow(): boolean {
    return this.#socket.writableLength > SLOW_FROM;
  }

  /** Resolves when all was taken, or the socket is gone. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#socket.writable || this.#socket.writableLength === 0) return resolve();
      const settle = () => {
        this.#socket.off('drain', settle);
        this.#socket.off('close', settle);
        resolve();
      };
      this.#socket.on('drain', settle);
      this.#socket.on('close', settle);
    });
  }
}

let frames: Buffer[] = [];
const NOTHING = Buffer.alloc(0);
let joined: Buffer = NOTHING;

/** The frames in one piece; of those who are sent the very same, made once. */
function together(wanted: Buffer[]): Buffer {
  const [only] = wanted;
  if (only && wanted.length === 1) return only;
  if (wanted.length !== frames.length || wanted.some((frame, place) => frame !== frames[place])) {
    frames = wanted;
    joined = Buffer.concat(wanted);
  }
  return joined;
}

const LONGEST_REST = 8; // ms

let waiting: Peer[] = [];
/** ms; until then what is to be sent gathers. */
let restUntil = 0;

function flushLater(peer: Peer): void {
  if (waiting.push(peer) > 1) return;
  const rest = restUntil - performance.now();
  if (rest < 1) setImmediate(flushAll);
  else setTimeout(flushAll, rest);
}

/**
 * Writing to a thousand sockets takes milliseconds. At most half of the time goes there: what comes in the other half goes
 * out together, in one write a socket, and whoever has few to write to never waits.
 */
function flushAll(): void {
  const peers = waiting;
  waiting = [];
  const startedAt = performance.now();
  for (const peer of peers) peer.flush();
  frames = [];
  joined = NOTHING;
  const endedAt = performance.now();
  restUntil = endedAt + Math.min(LONGEST_REST, endedAt - startedAt);
}
