import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { memorySettings } from '../../scripts/memory-settings.mjs';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { frame, openRaw, PROTOCOL_PING, TEXT, writeWithoutReading } from './raw-socket.ts';

// The process is one of its own: what the attackers keep in memory themselves would count as the server's.

const ATTACKERS = 50;
const WAVES = 4; // an address opens no more than that in a minute
const CHUNK = Buffer.concat(Array.from({ length: 2_000 }, () => frame(TEXT, PROTOCOL_PING)));
const MOST = 50_000_000; // bytes

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-memory-'));
let server: ChildProcess;
let state: CrashServerState;

beforeAll(async () => {
  server = forkServer(folder, undefined, { TRUST_PROXY: '1', ...memorySettings });
  [state] = (await once(server, 'message')) as [CrashServerState];
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function memoryNow(): Promise<number> {
  server.send('state');
  const [{ memory }] = (await once(server, 'message')) as [CrashServerState];
  return memory;
}

/** Somebody at an address of their own who reads what comes. */
async function honest(place: number): Promise<{ ping(): Promise<unknown>; socket: WebSocket }> {
  const headers = { 'x-forwarded-for': `192.0.2.${place}` };
  const socket = new WebSocket(`${state.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  // Who does not say hello within five seconds is sent away: they stay as long as it takes.
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const ping = () => {
    socket.send(PROTOCOL_PING);
    return once(socket, 'message');
  };
  return { ping, socket };
}

test('50 sockets that send pings and never read are cut off, in little memory, and others are served', async () => {
  // The first of their kind make room that stays: it is not the attackers'.
  const others = await Promise.all(Array.from({ length: 40 }, (_, place) => honest(place)));
  for (let count = 0; count < 40; count++) await Promise.all(others.map(({ ping }) => ping()));
  const before = await memoryNow();
  let highest = before;
  for (let wave = 0; wave < WAVES; wave++) {
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => openRaw(state.url, '203.0.113.66')));
    const written = Promise.all(attackers.map((socket) => writeWithoutReading(socket, CHUNK)));
    await Promise.all(others.map(({ ping }) => ping()));
    highest = Math.max(highest, await memoryNow());
    await written; // all were cut off: who is not writes on
    highest = Math.max(highest, await memoryNow());
  }
  await Promise.all(others.map(({ ping }) => ping()));
  for (const { socket } of others) socket.terminate();
  expect(highest - before).toBeLessThan(MOST);
});
