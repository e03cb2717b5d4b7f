import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { listen, type Shop } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories(
  (story) => {
    ({ app, shop } = story);
  },
  {},
  { socketLimits: { messagesPerSecond: 100_000, messagesAtOnce: 100_000 } },
);

describe('what is no document at all', () => {
  test('JSON that never ends is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: '['.repeat(100_000) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_JSON' } }] });
  });

  test.each([300_000, 3_000_000])(
    'behind a body of %i characters, which nobody reads to its end, the next request is answered',
    async (size) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const send = (body: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const headers = { 'content-type': 'application/json', 'content-length': body.length };
          const sending = request(`${app.url}/graphql`, { method: 'POST', agent, headers }, (response) => {
            response.resume().once('end', () => resolve(response.statusCode));
          });
          sending.once('error', reject).end(body);
        });
      expect(await send(JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(size)}` }))).toBe(413);
      expect(await send(JSON.stringify({ query: '{ __typename }' }))).toBe(200);
      agent.destroy();
    },
  );

  test('a body that never ends is cut off', async () => {
    const sending = request(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    let sent = 0;
    const ended = new Promise<string>((resolve) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(`answered ${response.statusCode}`);
      });
      sending.on('error', () => resolve('cut off'));
    });
    const chunk = 'x'.repeat(64 * 1024);
    const flood = setInterval(() => {
      sent += chunk.length;
      if (sent < 50_000_000) sending.write(chunk);
    }, 1);
    expect(['answered 413', 'cut off']).toContain(await ended);
    clearInterval(flood);
    sending.destroy();
    expect(sent).toBeLessThan(50_000_000);
  });

  test('a frame over 64 kB, one that is no text and one that is no message close the socket, and only that one', async () => {
    const other = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token);
    const frames: [string | Buffer, number][] = [
      [JSON.stringify({ type: 'connection_init', payload: { token: 'x'.repeat(70_000) } }), 1009],
      ['nonsense', 4400],
      ['null', 4400],
      [JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ viewer { id } }' } }), 4401],
      [JSON.stringify({ type: 'connection_init', payload: { token: 'nobody' } }), 4403],
    ];
    for (const [frame, code] of frames) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send(frame);
      const [closed] = await once(socket, 'close');
      expect(closed, String(frame).slice(0, 60)).toBe(code);
    }
    await expect.poll(() => other.events.length).toBeGreaterThan(0);
    expect(other.closeCodes).toEqual([]);
    await other.stop();
  });

  /** Raw bytes on a connection, and the first line that comes back. */
  async function firstLine(bytes: string): Promise<string> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(bytes);
    const line = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
        if (text.includes('\r\n')) resolve(text.split('\r\n')[0] ?? '');
      });
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
    });
    socket.destroy();
    return line;
  }

  const paths = [
    '//',
    '///',
    '/\\',
    '/%',
    '/%E0%A4%A',
    '//[',
    '/http://[',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '*',
    'http://[/',
  ];
  test.each(paths)('the address %s is answered, and breaks nothing', async (path) => {
    const plain = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await firstLine(plain)).not.toMatch(/^HTTP\/1.1 5|^$/);
    const upgrade = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    expect(await firstLine(upgrade)).toMatch(/^HTTP\/1.1 4/);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  });
});
