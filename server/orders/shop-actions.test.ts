import type { IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedAnswer, type FeedServer, file, openFeedServer, redirect, status } from '../test/feed-server.ts';
import { readSought } from './order.ts';
import { type Asked, askShop } from './shop-actions.ts';
import { readShopAddress } from './shop-address.ts';
import { makeSigningSecret } from './signature.ts';

let shop: FeedServer;
beforeAll(async () => {
  shop = await openFeedServer();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.asked.length = 0;
});

const LATE = 2_000; // ms; far less than a shop is given
const secret = makeSigningSecret((size) => Buffer.alloc(size, 7));
const sought = readSought('10482', 'anna@example.it');
const ask = (path: string, given: Partial<Asked> = {}) =>
  askShop({ address: shop.at(path), secret, allowed: [shop.host], id: 'msg_1', ...given }, sought);
const refusal = (code: string) => expect.objectContaining({ code });
const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString('utf8');

describe('a shop that is asked what became of an order', () => {
  test('is asked by a signed POST that names nothing else', async () => {
    const verified = new Promise((resolve, reject) => {
      shop.answer('/ok', async (request, response) => {
        response.end('{"state":"sent","trackingUrl":"https://corriere.example/1"}');
        try {
          const headers = request.headers as Record<string, string>;
          resolve([request.method, new Webhook(secret).verify(await bodyOf(request), headers)]);
        } catch (error) {
          reject(error);
        }
      });
    });
    expect(await ask('/ok')).toEqual({ state: 'SENT', since: null, trackingUrl: 'https://corriere.example/1' });
    expect(await verified).toEqual(['POST', { orderNumber: '10482', email: 'anna@example.it' }]);
  });

  test('knows no such order by 404', async () => {
    shop.answer('/none', status(404));
    expect(await ask('/none')).toBeNull();
  });

  test.each([
    ['an error', status(500), 'ORDER_BAD_STATUS'],
    ['another place', redirect('http://127.0.0.1:1/'), 'ORDER_BAD_STATUS'],
    ['a page', file('<html></html>'), 'ORDER_BAD_ANSWER'],
    ['more than any order', file(`{"state":"sent","x":"${'a'.repeat(20_000)}"}`), 'ORDER_BAD_ANSWER'],
  ])('that answers %s tells nothing', async (_, answer, code) => {
    shop.answer('/bad', answer);
    await expect(ask('/bad')).rejects.toThrow(refusal(code));
  });

  // Each would tell of the order, were it waited for.
  test.each<[string, FeedAnswer]>([
    ['begins late', (_, response) => void setTimeout(() => response.end('{"state":"sent"}'), LATE)],
    [
      'stops in the middle',
      (_, response) => {
        response.write('{"state":');
        setTimeout(() => response.end('"sent"}'), LATE);
      },
    ],
  ])('that %s is waited for so long, and no longer', async (_, answer) => {
    shop.answer('/slow', answer);
    await expect(ask('/slow', { whole: LATE / 10 })).rejects.toThrow(refusal('ORDER_TOO_SLOW'));
  });

  test('in a private network is asked nothing', async () => {
    await expect(ask('/ok', { allowed: [] })).rejects.toThrow(refusal('ORDER_PRIVATE_ADDRESS'));
    const { port } = new URL(shop.at('/'));
    const named = { address: `http://localhost:${port}/ok`, allowed: [] };
    await expect(ask('/ok', named)).rejects.toThrow(refusal('ORDER_PRIVATE_ADDRESS'));
    expect(shop.asked).toEqual([]);
  });

  test('that is not there is said so', async () => {
    const gone = { address: 'http://127.0.0.1:1/', allowed: ['127.0.0.1:1'] };
    await expect(ask('/', gone)).rejects.toThrow(refusal('ORDER_UNREACHABLE'));
  });
});

describe('the address that a person enters', () => {
  test('is one of the internet, over TLS', () => {
    expect(readShopAddress(' https://www.negozio.it/ordini?k=1#x ', [])).toBe('https://www.negozio.it/ordini?k=1');
  });

  test.each([
    ['http://www.negozio.it/ordini', 'ORDER_BAD_ADDRESS'],
    ['https://user:pw@www.negozio.it/', 'ORDER_BAD_ADDRESS'],
    ['negozio.it', 'ORDER_BAD_ADDRESS'],
    ['', 'ORDER_BAD_ADDRESS'],
    ['ftp://negozio.it/', 'ORDER_BAD_ADDRESS'],
    [`https://negozio.it/${'a'.repeat(2_000)}`, 'ORDER_BAD_ADDRESS'],
    ['https://127.0.0.1/', 'ORDER_PRIVATE_ADDRESS'],
    ['https://[::1]/', 'ORDER_PRIVATE_ADDRESS'],
    ['https://192.168.1.1/ordini', 'ORDER_PRIVATE_ADDRESS'],
  ])('%s: %s', (text, code) => {
    expect(() => readShopAddress(text, [])).toThrow(refusal(code));
  });

  test('may be plain where whoever runs the server named its host', () => {
    expect(readShopAddress('http://10.0.0.5:8080/ordini', ['10.0.0.5:8080'])).toBe('http://10.0.0.5:8080/ordini');
  });
});
