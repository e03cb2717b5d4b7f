import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { publicFetch } from './outside.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of this machine, and what it was asked. */
async function serve(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, at: (host: string) => `http://${host}:${port}/v1` };
}

test.each(['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost'])('%s is not asked, unless it is allowed', async (host) => {
  const { asked, at, port } = await serve((_, response) => response.end('{}'));
  await expect(publicFetch([])(at(host))).rejects.toMatchObject({ kind: 'ADDRESS', detail: 'PRIVATE_ADDRESS' });
  await expect(publicFetch(['10.0.0.1'])(at(host))).rejects.toMatchObject({ detail: 'PRIVATE_ADDRESS' });
  expect(asked).toEqual([]);
  const response = await publicFetch([`127.0.0.1:${port}`, `localhost:${port}`])(
    at(host === 'localhost' ? host : '127.0.0.1'),
  );
  expect(await response.text()).toBe('{}');
});

test('what is asked comes whole: method, headers and body', async () => {
  let body = '';
  const { asked, at, port } = await serve(async (request, response) => {
    body = Buffer.concat(await request.toArray()).toString('utf8');
    response.writeHead(201, { 'x-kind': 'both' }).end('però');
  });
  const headers = new Headers({ authorization: 'Bearer sk', 'content-type': 'application/json' });
  const response = await publicFetch([`127.0.0.1:${port}`])(at('127.0.0.1'), {
    method: 'POST',
    headers,
    body: '{"è":1}',
  });
  expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([201, 'both', 'però']);
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/v1', headers: { authorization: 'Bearer sk' } });
  expect(body).toBe('{"è":1}');
});

test('no redirect is followed: it may lead anywhere', async () => {
  const inside = await serve((_, response) => response.end('inside'));
  const { at, port } = await serve((_, response) =>
    response.writeHead(307, { location: inside.at('127.0.0.1') }).end(),
  );
  const asked = publicFetch([`127.0.0.1:${port}`])(at('127.0.0.1'));
  await expect(asked).rejects.toMatchObject({ kind: 'ADDRESS', detail: 'HTTP 307' });
  expect(inside.asked).toEqual([]);
});

test('an answer that is left ends the connection', async () => {
  const left = Promise.withResolvers<void>();
  const { at, port } = await serve((_, response) => {
    response.once('close', () => left.resolve());
    response.write('a beginning');
  });
  const leaving = new AbortController();
  const response = await publicFetch([`127.0.0.1:${port}`])(at('127.0.0.1'), { signal: leaving.signal });
  const read = response.text();
  leaving.abort();
  await expect(read).rejects.toThrow();
  await left.promise;
});
