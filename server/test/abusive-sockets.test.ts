import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp } from './app.ts';
import { GENEROUS } from './no-limits.ts';
import { frame, openRaw, PING, PONG, PROTOCOL_PING, TEXT } from './raw-socket.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { eventually, listen, type Shop } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const urlOf = () => `${app.url.replace('http', 'ws')}/graphql`;

test('a message in more than 64 pieces closes its socket, one in fewer is heard', async () => {
  const whole = Buffer.from(JSON.stringify({ type: 'connection_init' }).padEnd(200));
  const send = async (pieces: number) => {
    const socket = new WebSocket(urlOf(), 'graphql-transport-ws');
    await once(socket, 'open');
    const answered = new Promise((resolve) => {
      socket.once('message', (data) => resolve(JSON.parse(String(data)).type));
      socket.once('close', resolve);
    });
    const size = Math.ceil(whole.length / pieces);
    for (let piece = 0; piece < pieces; piece++)
      socket.send(whole.subarray(piece * size, (piece + 1) * size), { fin: piece === pieces - 1, binary: false });
    const answer = await answered;
    socket.terminate();
    return answer;
  };
  expect(await send(64)).toBe('connection_ack');
  expect(await send(65)).toBe(1_008);
});

test('who begins a message and never ends it is cut off, whatever else they send', async () => {
  const hurried = await startTestApp({}, { socketLimits: { messageWithin: 300 } });
  try {
    const socket = new WebSocket(`${hurried.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send('{"type":', { fin: false });
    socket.ping();
    expect((await closed)[0]).toBe(1_006);
    const quick = listen(hurried, 'subscription { visibleCompanyCount }', {}, null);
    await eventually('others are heard', () => quick.errors.length > 0);
    await quick.stop();
  } finally {
    await hurried.close();
  }
});

describe('a socket that sends and never reads', () => {
  const floods: [string, Buffer][] = [
    ['messages', frame(TEXT, PROTOCOL_PING)],
    ['pings of the WebSocket itself', frame(PING, 'x'.repeat(100))],
    ['pongs that nobody asked for', frame(PONG, '')],
  ];
  test.each(floods)('is cut off: %s', async (_, one) => {
    const other = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token);
    const socket = await openRaw(app.url);
    const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => one));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let written = 0;
    const flood = setInterval(() => {
      written += 1_000;
      socket.write(chunk);
    }, 1);
    await closed;
    clearInterval(flood);
    expect(written).toBeLessThan(1_000_000);
    await eventually('others are served', () => other.events.length > 0);
    expect(other.closeCodes).toEqual([]);
    await other.stop();
  });
});

test('a socket alone sends no faster than people do, however much its address may', async () => {
  const lenient = await startTestApp({}, { socketLimits: { messagesByAddress: GENEROUS } });
  const socket = await openRaw(lenient.url);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => frame(PONG, '')));
  let written = 0;
  const flood = setInterval(() => {
    written += 1_000;
    if (written < 1_000_000) socket.write(chunk);
    else socket.destroy(); // nobody cut it
  }, 1);
  await closed;
  clearInterval(flood);
  expect(written).toBeLessThan(1_000_000);
  await lenient.close();
});

describe('whatever the pace', () => {
  const ANY_PACE = { messagesPerSecond: 1e9, messagesAtOnce: 1e9, messagesByAddress: GENEROUS };
  const ENOUGH = 2_000; // frames of 60 kB: 120 MB, far more than a network holds back

  test('who reads none of the answers is cut off before they fill the memory', async () => {
    const lenient = await startTestApp({}, { socketLimits: ANY_PACE });
    try {
      const socket = await openRaw(lenient.url);
      const one = frame(TEXT, JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }));
      let written = 0;
      while (!socket.destroyed && written < ENOUGH) {
        written++;
        await new Promise((resolve) => socket.write(one, resolve));
      }
      socket.destroy();
      expect(written).toBeLessThan(ENOUGH);
    } finally {
      await lenient.close();
    }
  });

  test('all sockets of an address together send so much and no more', async () => {
    const strict = await startTestApp({}, { socketLimits: { messagesByAddress: { most: 30, seconds: 600 } } });
    try {
      const url = `${strict.url.replace('http', 'ws')}/graphql`;
      const sockets = Array.from({ length: 4 }, () => new WebSocket(url, 'graphql-transport-ws'));
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      let [answered, gone] = [0, 0];
      for (const socket of sockets) {
        socket.on('message', () => answered++).on('close', () => gone++);
        for (let count = 0; count < 10; count++) socket.send(PROTOCOL_PING);
      }
      await eventually('all are answered, or one is cut off', () => answered === 40 || gone > 0);
      expect(gone).toBeGreaterThan(0);
      for (const socket of sockets) socket.terminate();
    } finally {
      await strict.close();
    }
  });

  test('an address opens so many sockets and no more, also when it closes them again', async () => {
    const strict = await startTestApp({}, { socketLimits: { openedByAddress: { most: 3, seconds: 600 } } });
    try {
      const outcomes: string[] = [];
      for (let count = 0; count < 4; count++) {
        const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        outcomes.push(
          await new Promise((resolve) => {
            socket.once('open', () => resolve('open')).on('error', (error) => resolve(String(error)));
          }),
        );
        socket.terminate();
      }
      expect(outcomes).toEqual(['open', 'open', 'open', expect.stringContaining('503')]);
    } finally {
      await strict.close();
    }
  });
});

test('a pong counts only if it answers the ping', async () => {
  const { Heartbeat } = await import('../websocket/heartbeat.ts');
  const sent: Buffer[] = [];
  let isCut = false;
  const socket = { ping: (data: Buffer) => sent.push(data), terminate: () => (isCut = true) } as unknown as WebSocket;
  const heartbeat = new Heartbeat();
  heartbeat.beat([socket]);
  heartbeat.hear(socket, sent[0] as Buffer);
  heartbeat.cut([socket]);
  expect(isCut).toBe(false);
  heartbeat.beat([socket]);
  heartbeat.hear(socket, Buffer.alloc(8));
  heartbeat.cut([socket]);
  expect(isCut).toBe(true);
});

describe('what one may subscribe with', () => {
  const opened = async () => {
    const socket = new WebSocket(urlOf(), 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: shop.owner.token } }));
    await once(socket, 'message');
    return socket;
  };
  const subscribe = (id: string, query: string, variables = {}) =>
    JSON.stringify({ type: 'subscribe', id, payload: { query, variables } });
  const QUERY = 'subscription { visibleCompanyCount }';

  test('an id over 64 characters closes the socket', async () => {
    const socket = await opened();
    socket.send(subscribe('x'.repeat(65), QUERY));
    const [code] = await Promise.race([once(socket, 'close'), once(socket, 'message')]);
    expect(code).toBe(4400);
  });

  const tooLarge: [string, string][] = [
    ['a query over 16 kB', subscribe('1', `${QUERY} #${'x'.repeat(17_000)}`)],
    ['variables over 16 kB', subscribe('1', QUERY, { x: 'x'.repeat(17_000) })],
  ];
  test.each(tooLarge)('%s is refused', async (_, message) => {
    const socket = await opened();
    socket.send(message);
    const [data] = await once(socket, 'message');
    expect(JSON.parse(String(data)).payload[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    socket.close();
  });
});

test('an upgrade that is refused is closed, though the other side keeps its half open', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain('404');
  // A write into a connection that is really gone is answered with a reset.
  const failed = new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve));
  const probe = setInterval(() => socket.write('x'), 20);
  const error = await failed;
  clearInterval(probe);
  expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
});
