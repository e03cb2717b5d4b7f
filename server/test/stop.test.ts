import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { NO_HURRY } from './no-limits.ts';
import { createShop, createVisitor, eventually, listen, say, start } from './story.ts';

/** Asks on a connection that is kept; the socket is told as soon as there is one. */
function askKept(url: string, agent: Agent, onSocket: (socket: Socket) => void = () => undefined) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asking = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    });
    asking
      .once('socket', onSocket)
      .once('error', reject)
      .end(JSON.stringify({ query: '{ viewer { id } }' }));
  });
}

test('a stop answers what is under way, sends idle connections and sockets away, and takes nothing new', async () => {
  const stopBy = { requests: NO_HURRY, background: NO_HURRY, bus: NO_HURRY, database: NO_HURRY };
  const turns = { usual: { atOnce: 2, perKey: 2, waitAtMost: NO_HURRY } };
  const app = await startTestApp({}, { stopBy, turns });
  const shop = await createShop(app);
  const listening = Array.from({ length: 20 }, () =>
    listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token),
  );
  await eventually('all listen', () => listening.every(({ events }) => events.length > 0));
  const idle = new Agent({ keepAlive: true });
  let idleSocket: Socket | undefined;
  await askKept(app.url, idle, (socket) => {
    idleSocket = socket;
  });
  expect(idleSocket?.destroyed).toBe(false);

  const { promise: busy, resolve: free } = Promise.withResolvers<void>();
  for (const key of ['a', 'b']) void app.shared.turns.usual.run(key, () => busy);
  const kept = new Agent({ keepAlive: true });
  const underway = Array.from({ length: 4 }, () => askKept(app.url, kept));
  await eventually('they wait for their turn', () => app.shared.turns.usual.waiting === 4);
  const closed = app.close();
  await eventually('the idle one is gone', () => idleSocket?.destroyed);
  await expect(fetch(`${app.url}/health/live`)).rejects.toThrow();
  free();
  expect(await Promise.all(underway)).toEqual(Array.from({ length: 4 }, () => ({ status: 200, connection: 'close' })));
  await closed;
  expect(listening.map(({ closeCodes }) => closeCodes)).toEqual(listening.map(() => [1012]));
  for (const { stop } of listening) await stop();
  for (const agent of [idle, kept]) agent.destroy();
});

test('a process that is stopped under load ends well, and has stored whatever it acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-stop-'));
  const server = forkServer(folder);
  const [door] = (await once(server, 'message')) as [CrashServerState];
  const token = await createVisitor(door, door.shopId);
  const { data } = await start(door, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  let acknowledged = 0;
  let isOver = false;
  const senders = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const sent = await say(door, token, id, 'Quali sono gli orari?').catch(() => null);
      if (sent === null) return; // nobody is there any more
      expect(sent.errors).toEqual([]);
      acknowledged = Math.max(acknowledged, sent.data.sendMessage.message.seq);
    }
  });
  await eventually('they are at work', () => acknowledged > 30);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  isOver = true;
  await Promise.all(senders);

  const next = forkServer(folder, door.shopId);
  const [again] = (await once(next, 'message')) as [CrashServerState];
  const last = await say(again, token, id, 'Ci siete ancora?');
  expect(last.data.sendMessage.message.seq).toBeGreaterThan(acknowledged);
  const nextEnded = once(next, 'exit');
  next.kill('SIGTERM');
  expect(await nextEnded).toEqual([0, null]);
  rmSync(folder, { recursive: true, force: true });
});
