import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * How a network breaks a connection: both sides are told at once; nobody is told, and everything is swallowed; in the middle
 * of a frame.
 */
export const CUTS = ['reset', 'half-open', 'mid-frame'] as const;
export type Cut = (typeof CUTS)[number];

/** A way to a server that breaks connections, and counts only what it has really broken. */
export interface CuttingProxy {
  /** The server's address through it. */
  url: string;
  /** Sockets that were opened through it and that nothing has happened to. */
  readonly whole: number;
  /** Cuts by kind that happened: a half-open one when bytes were lost in it, one in mid-frame when half a frame was sent on. */
  readonly done: Readonly<Record<Cut, number>>;
  /** Bytes that half-open connections swallowed. */
  readonly swallowed: number;
  /** Breaks one of the sockets, whichever `random` (0–1) says; false when there is none to break. */
  cut(kind: Cut, random: number): boolean;
  close(): void;
}

interface Link {
  inside: Socket;
  outside: Socket;
  /** Whether the server has answered: until then there is no socket to break. */
  isUp: boolean;
  broken: Cut | null;
}

const MISSING = 1; // bytes of a frame cut in the middle

export async function openCuttingProxy(serverUrl: string): Promise<CuttingProxy> {
  const target = new URL(serverUrl);
  const links = new Set<Link>();
  const done: Record<Cut, number> = { reset: 0, 'half-open': 0, 'mid-frame': 0 };
  let swallowed = 0;

  const server = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    const link: Link = { inside, outside, isUp: false, broken: null };
    let hasSwallowed = false;
    const swallow = (chunk: Buffer) => {
      if (!hasSwallowed) done['half-open']++;
      hasSwallowed = true;
      swallowed += chunk.length;
    };
    links.add(link);
    inside.on('data', (chunk) => (link.broken === 'half-open' ? swallow(chunk) : outside.write(chunk)));
    outside.on('data', (chunk) => {
      if (link.broken === 'half-open') return swallow(chunk);
      if (link.broken === 'mid-frame' && chunk.length > MISSING) return breakInMidFrame(link, chunk);
      link.isUp = true;
      inside.write(chunk);
    });
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        // Of a half-open connection each side has to find out for itself.
        if (link.broken !== 'half-open') other.destroy();
        if (inside.destroyed && outside.destroyed) links.delete(link);
      });
    }
  });

  function breakInMidFrame({ inside, outside }: Link, chunk: Buffer): void {
    done['mid-frame']++;
    outside.removeAllListeners('data').destroy();
    inside.write(chunk.subarray(0, chunk.length - MISSING), () => inside.destroy());
  }

  const wholeLinks = () =>
    [...links].filter(
      ({ inside, outside, isUp, broken }) => isUp && broken === null && !inside.destroyed && !outside.destroyed,
    );

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get whole() {
      return wholeLinks().length;
    },
    done,
    get swallowed() {
      return swallowed;
    },
    cut(kind, random) {
      const candidates = wholeLinks();
      const link = candidates[Math.floor(random * candidates.length)];
      if (!link) return false;
      link.broken = kind;
      if (kind === 'reset') {
        done.reset++;
        link.inside.resetAndDestroy();
        link.outside.resetAndDestroy();
      }
      return true;
    },
    close() {
      server.close();
      for (const { inside, outside } of links) {
        inside.destroy();
        outside.destroy();
      }
    },
  };
}
