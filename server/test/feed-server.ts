import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What the server of a shop answers under a path. */
export type FeedAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** A shop's server, of which a test says what it answers. */
export interface FeedServer {
  /** Where it listens, `127.0.0.1:12345`. */
  host: string;
  /** The address of a path. */
  at(path: string): string;
  /** What was asked for so far. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** From now on a path is answered so. */
  answer(path: string, answer: FeedAnswer): void;
  close(): Promise<void>;
}

export async function openFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, FeedAnswer>();
  const asked: FeedServer['asked'] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    const answer = answers.get(path) ?? status(404);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    asked,
    at: (path) => `http://${host}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export function status(code: number): FeedAnswer {
  return (_, response) => {
    response.statusCode = code;
    response.end('no');
  };
}

export function redirect(location: string, code = 302): FeedAnswer {
  return (_, response) => {
    response.writeHead(code, { location }).end();
  };
}

/** A file as it is, with what its sender says of it. */
export function file(content: string | Uint8Array, headers: Record<string, string> = {}): FeedAnswer {
  return (_, response) => {
    response.writeHead(200, headers).end(content);
  };
}

/** A file that is sent packed. */
export function packed(content: string | Uint8Array): FeedAnswer {
  return file(gzipSync(content), { 'content-encoding': 'gzip' });
}

/** A file with an ETag: whoever has it is told so. */
export function tagged(content: string, etag: string): FeedAnswer {
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag }).end(content);
  };
}

/** The beginning of a file, and nothing after it. */
export function silent(content: string): FeedAnswer {
  return (_, response) => {
    response.writeHead(200).write(content);
  };
}
