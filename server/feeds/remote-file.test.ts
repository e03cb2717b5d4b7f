import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type FeedServer,
  file,
  openFeedServer,
  packed,
  redirect,
  silent,
  status,
  tagged,
} from '../test/feed-server.ts';
import { fetchFile, type Wanted } from './remote-file.ts';

let folder: string;
let shop: FeedServer;
let other: FeedServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuoshop-feed-'));
  [shop, other] = await Promise.all([openFeedServer(), openFeedServer()]);
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  shop.asked.length = 0;
  other.asked.length = 0;
});

const path = () => join(folder, 'file');

function fetched(url: string, given: Partial<Wanted> = {}) {
  return fetchFile({
    url: new URL(url),
    credentials: null,
    etag: null,
    lastModified: null,
    path: path(),
    allowed: [shop.host],
    signal: new AbortController().signal,
    ...given,
  });
}

const CATALOGUE = 'Nome;Prezzo\nTazza;5,00\n';

describe('a file from an address', () => {
  test('is kept as it is, with what its sender says of it', async () => {
    shop.answer('/a.csv', file(CATALOGUE, { etag: '"1"', 'last-modified': 'Fri, 27 Nov 2026 10:00:00 GMT' }));
    expect(await fetched(shop.at('/a.csv'))).toMatchObject({
      size: CATALOGUE.length,
      etag: '"1"',
      lastModified: 'Fri, 27 Nov 2026 10:00:00 GMT',
    });
    expect(readFileSync(path(), 'utf8')).toBe(CATALOGUE);
  });

  test('is not sent again where nothing is new', async () => {
    shop.answer('/tag', tagged(CATALOGUE, '"2"'));
    expect(await fetched(shop.at('/tag'), { etag: '"2"', lastModified: 'gestern' })).toBeNull();
    expect(shop.asked[0]?.headers['if-modified-since']).toBe('gestern');
    expect(await fetched(shop.at('/tag'), { etag: '"1"' })).toMatchObject({ etag: '"2"' });
  });

  const packings: [what: string, answer: ReturnType<typeof file>][] = [
    ['on its way', packed(CATALOGUE)],
    ['itself', file(gzipSync(CATALOGUE))],
    ['itself and on its way', packed(gzipSync(CATALOGUE))],
  ];
  test.each(packings)('is inflated where it is packed %s', async (_, answer) => {
    shop.answer('/packed', answer);
    expect(await fetched(shop.at('/packed'))).toMatchObject({ size: CATALOGUE.length });
    expect(readFileSync(path(), 'utf8')).toBe(CATALOGUE);
  });

  test('follows three redirects', async () => {
    shop.answer('/1', redirect('/2', 301));
    shop.answer('/2', redirect(shop.at('/3'), 307));
    shop.answer('/3', redirect('4', 308));
    shop.answer('/4', file(CATALOGUE));
    expect(await fetched(shop.at('/1'))).toMatchObject({ size: CATALOGUE.length });
  });
});

describe('is refused', () => {
  const zeros = Buffer.alloc(200_000);
  const cases: [what: string, path: string, answer: ReturnType<typeof file>, code: string][] = [
    ['what is not there', '/404', status(404), 'FEED_FILE_GONE'],
    ['a wrong password', '/401', status(401), 'FEED_UNAUTHORIZED'],
    ['a server that fails', '/500', status(500), 'FEED_BAD_STATUS'],
    ['a 304 that nobody asked for', '/304', status(304), 'FEED_BAD_STATUS'],
    ['a fourth redirect', '/round', redirect('/round'), 'FEED_TOO_MANY_REDIRECTS'],
    ['a way to a file of this machine', '/file', redirect('file:///etc/passwd'), 'FEED_BAD_REDIRECT'],
    ['what is too large', '/large', file(zeros), 'FEED_TOO_LARGE'],
    ['what is too large and does not say so', '/chunks', (_, r) => void r.writeHead(200).end(zeros), 'FEED_TOO_LARGE'],
    ['what inflates too far on its way', '/bomb', packed(zeros), 'FEED_TOO_LARGE'],
    ['what inflates too far itself', '/bomb.gz', file(gzipSync(zeros)), 'FEED_TOO_LARGE'],
    ['what inflates too far twice', '/bombs', packed(gzipSync(zeros)), 'FEED_TOO_LARGE'],
    ['what stops in the middle', '/slow', silent(CATALOGUE), 'FEED_TOO_SLOW'],
    ['what never begins', '/never', () => undefined, 'FEED_TOO_SLOW'],
    [
      'what breaks off',
      '/broken',
      (_, r) => void r.writeHead(200, { 'content-length': 99 }).write('a', () => r.destroy()),
      'FEED_BROKEN',
    ],
    ['what is no gzip', '/lie', file('ciao', { 'content-encoding': 'gzip' }), 'FEED_BROKEN'],
    ['half a gzip', '/half', file(gzipSync('ciao').subarray(0, 12)), 'FEED_BROKEN'],
    ['what is packed in another way', '/br', file('ciao', { 'content-encoding': 'br' }), 'FEED_BROKEN'],
  ];
  // Half of the silence that the product itself allows: what waits for that long does not know of this one.
  test.each(cases)('%s', { timeout: 30_000 }, async (_, at, answer, code) => {
    shop.answer(at, answer);
    await expect(fetched(shop.at(at), { largest: 100_000, silence: 300 })).rejects.toMatchObject({ code });
    expect(shop.asked.length).toBeLessThanOrEqual(4); // three redirects
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a site that is nowhere, and one that does not answer', async () => {
    await expect(fetched('http://nessuno.invalid/')).rejects.toMatchObject({ code: 'FEED_UNKNOWN_HOST' });
    const gone = await openFeedServer();
    await gone.close();
    await expect(fetched(gone.at('/'), { allowed: [gone.host] })).rejects.toMatchObject({ code: 'FEED_UNREACHABLE' });
  });

  test('whatever is under way when the server stops', async () => {
    shop.answer('/stops', silent(CATALOGUE));
    const stopping = new AbortController();
    const under = fetched(shop.at('/stops'), { signal: stopping.signal });
    stopping.abort();
    await expect(under).rejects.toThrow();
  });
});

describe('the own network', () => {
  const ways = (host: string) => {
    const port = host.split(':')[1];
    return [
      `http://${host}/a.csv`,
      `http://localhost:${port}/a.csv`,
      `http://2130706433:${port}/a.csv`,
      `http://0x7f.1:${port}/a.csv`,
      `http://[::1]:${port}/a.csv`,
      `http://[::ffff:127.0.0.1]:${port}/a.csv`,
      `http://0.0.0.0:${port}/a.csv`,
      'http://169.254.169.254/latest/meta-data/',
    ];
  };

  test('is asked nothing', async () => {
    other.answer('/a.csv', file(CATALOGUE));
    for (const way of ways(other.host))
      await expect(fetched(way), way).rejects.toMatchObject({ code: 'FEED_PRIVATE_ADDRESS' });
    expect(other.asked).toEqual([]);
  });

  test('is not reached by a redirect either', async () => {
    for (const [number, way] of ways(other.host).entries()) {
      shop.answer(`/to${number}`, redirect(way));
      await expect(fetched(shop.at(`/to${number}`)), way).rejects.toMatchObject({ code: 'FEED_PRIVATE_ADDRESS' });
    }
    expect(other.asked).toEqual([]);
  });
});

describe('user and password', () => {
  const credentials = { user: 'negozio', password: 'sègreto' };
  const SENT = `Basic ${Buffer.from('negozio:sègreto').toString('base64')}`;

  test('go with every question to the same sender', async () => {
    shop.answer('/from', redirect('/to'));
    shop.answer('/to', file(CATALOGUE));
    await fetched(shop.at('/from'), { credentials });
    expect(shop.asked.map(({ headers }) => headers.authorization)).toEqual([SENT, SENT]);
  });

  test('do not go to another host or port, and those that a redirect names are not sent', async () => {
    shop.answer('/away', redirect(`http://a:b@${other.host}/a.csv`));
    other.answer('/a.csv', file(CATALOGUE));
    await fetched(shop.at('/away'), { credentials, allowed: [shop.host, other.host] });
    expect(shop.asked[0]?.headers.authorization).toBe(SENT);
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});
