import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { makeSigningSecret, signed } from './signature.ts';

const secret = makeSigningSecret((size) => Buffer.alloc(size, 7));
const body = '{"orderNumber":"10482","postcode":"20121"}';

test('a question is verified by the library that shops use, and no other body, secret or time is', () => {
  const headers = signed(secret, 'msg_1', new Date(), body);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(body.replace('10482', '10483'), headers)).toThrow();
  expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
  const other = makeSigningSecret((size) => Buffer.alloc(size, 8));
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
  const old = signed(secret, 'msg_1', new Date(Date.now() - 600_000), body);
  expect(() => new Webhook(secret).verify(body, old)).toThrow();
});

test('what it signs with is as long as the standard asks', () => {
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
});
