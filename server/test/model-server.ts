import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A content that is no text, as some services send it. */
interface ContentPart {
  type: string;
  text?: string;
}

/** Said as it is, with whatever fields a service has for it. */
interface Delta {
  delta: Record<string, unknown>;
}

type Said = string | Promise<unknown> | ContentPart[] | Delta;

/** What a stand-in for the model's service does with one request. */
export type Behaviour =
  | {
      kind: 'answer';
      /** Said one after the other; a promise among them is waited for. */
      pieces: readonly Said[];
      /** Before each that is said, ms. */
      pause?: number;
      usage?: { prompt_tokens?: number; completion_tokens?: number };
      /** Why it ends; `stop` where nothing is said, null where the service does not say. */
      finish?: string | null;
    }
  | { kind: 'echo' }
  /** The body is JSON, or text as it is; a refusal of the usual form where none is given. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** Bytes as they are, with status 200. */
  | { kind: 'raw'; type?: string; parts: readonly string[] }
  /** A line that never ends. */
  | { kind: 'endless' }
  /** By what is asked. */
  | { kind: 'depends'; on(body: Captured['body']): Behaviour }
  | { kind: 'hang'; after?: readonly string[] }
  | { kind: 'cut'; after?: readonly string[] }
  | { kind: 'malformed' }
  | { kind: 'not-a-stream' };

/** A request as it came. */
export interface Captured {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    messages: { role: string; content: string }[];
    max_tokens?: number;
    max_completion_tokens?: number;
    temperature?: number;
    stream?: boolean;
    stream_options?: object;
  };
}

/** A server that speaks the protocol of OpenAI's chat completions, streaming, and misbehaves as it is told. */
export interface ModelServer {
  url: string;
  requests: Captured[];
  /** What the next requests get, one each; the last stays. */
  behave(...behaviours: Behaviour[]): void;
  /** How many answers are being written now. */
  open(): number;
  /** Bytes of endless lines that were taken. */
  taken(): number;
  close(): Promise<void>;
}

const FILLING = 'a'.repeat(65_536);

export const answering = (...pieces: Said[]): Behaviour => ({ kind: 'answer', pieces });

/** Cuts a text into pieces of this many letters. */
export function inPieces(text: string, size: number): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
}

export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: Captured[] = [];
  let planned: Behaviour[] = [answering('Va bene.')];
  let open = 0;
  let taken = 0;
  const http = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as Captured['body'];
    requests.push({ headers: request.headers, body });
    const behaviour = (planned.length > 1 ? planned.shift() : planned[0]) ?? answering('');
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    const counted = (bytes: number) => {
      taken += bytes;
    };
    await perform(behaviour, body, response, counted).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    requests,
    behave(...behaviours) {
      planned = behaviours;
    },
    open: () => open,
    taken: () => taken,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function perform(
  behaviour: Behaviour,
  body: Captured['body'],
  response: ServerResponse,
  taken: (bytes: number) => void,
): Promise<void> {
  switch (behaviour.kind) {
    case 'status': {
      const { status, headers, body: told = { error: { message: 'no', type: 'error', code: null } } } = behaviour;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof told === 'string' ? told : JSON.stringify(told));
      return;
    }
    case 'depends':
      return perform(behaviour.on(body), body, response, taken);
    case 'raw':
      response.writeHead(200, { 'content-type': behaviour.type ?? 'text/event-stream' });
      for (const part of behaviour.parts) {
        response.write(part);
        await wait(5);
      }
      response.end();
      return;
    case 'endless':
      begin(response);
      response.write('data: {"choices":[{"delta":{"content":"');
      while (!response.destroyed) {
        const isRoom = response.write(FILLING);
        taken(FILLING.length);
        if (!isRoom) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
      return;
    case 'not-a-stream':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>ciao</html>');
      return;
    case 'malformed':
      begin(response);
      response.end('data: {"choices": [{"delta"\n\ndata: [DONE]\n\n');
      return;
    case 'hang':
      begin(response);
      for (const piece of behaviour.after ?? []) send(response, body, piece);
      return;
    case 'cut':
      begin(response);
      for (const piece of behaviour.after ?? []) send(response, body, piece);
      await wait(30);
      response.destroy();
      return;
    case 'echo':
      return answer(response, body, inPieces(body.messages.map(({ content }) => content).join('\n'), 7), 0);
    case 'answer':
      return answer(response, body, behaviour.pieces, behaviour.pause ?? 0, behaviour.usage, behaviour.finish);
  }
}

async function answer(
  response: ServerResponse,
  body: Captured['body'],
  pieces: readonly Said[],
  pause: number,
  usage: { prompt_tokens?: number; completion_tokens?: number } = { prompt_tokens: 100, completion_tokens: 20 },
  finish: string | null = 'stop',
): Promise<void> {
  if (!response.headersSent) begin(response);
  for (const piece of pieces) {
    if (piece instanceof Promise) {
      await piece;
      continue;
    }
    if (pause > 0) await wait(pause);
    if (response.destroyed) return;
    send(response, body, piece);
  }
  if (finish !== null) write(response, { ...frame(body), choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  write(response, {
    ...frame(body),
    choices: [],
    usage: { ...usage, total_tokens: (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0) },
  });
  response.end('data: [DONE]\n\n');
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

function send(response: ServerResponse, body: Captured['body'], said: string | ContentPart[] | Delta): void {
  const delta = typeof said === 'string' || Array.isArray(said) ? { content: said } : said.delta;
  write(response, { ...frame(body), choices: [{ index: 0, delta, finish_reason: null }] });
}

function frame({ model }: Captured['body']) {
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model };
}

function write(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
