import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Door, ServerRequest, Usage } from './protocol.ts';

/** Ours, and what others would do; each server and its clients in processes of their own. */
export const SERVERS: Readonly<Record<string, readonly string[]>> = {
  ours: ['server-ours.ts'],
  'graphql-ws': ['server-peers.ts', 'graphql-ws'],
  'bare ws': ['server-peers.ts', 'ws'],
};

/** A server that listens, and a process whose clients can go to it. */
export interface Contender {
  server: ChildProcess;
  clients: ChildProcess;
  door: Door;
}

export async function openServer(name: string): Promise<Contender> {
  const [file = '', ...parameters] = SERVERS[name] ?? [];
  const server = run(file, ...parameters);
  const [door] = (await once(server, 'message')) as [Door];
  const clients = run('clients.ts');
  await once(clients, 'message');
  return { server, clients, door };
}

function run(file: string, ...parameters: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), parameters, { execArgv: [] });
}

export async function ask<Answer>(child: ChildProcess, request: unknown): Promise<Answer> {
  child.send(request as object);
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

export const usageOf = (server: ChildProcess) => ask<Usage>(server, { kind: 'usage' } satisfies ServerRequest);
