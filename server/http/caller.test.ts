import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { keysFrom } from '../keys.ts';
import { addressOf, addressSubject, bearerOf, cookieOf, countedAddress, isSecure, pathOf } from './caller.ts';

const request = (headers: Record<string, string>, url = '/', remoteAddress = '10.0.0.1') =>
  ({ headers, url, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the address of the caller', () => {
  const cases: [forwarded: string | null, proxies: number, address: string][] = [
    [null, 0, '10.0.0.1'],
    ['1.1.1.1', 0, '10.0.0.1'],
    ['1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 2, '1.1.1.1'],
    ['', 1, '10.0.0.1'],
    [' , ', 1, '10.0.0.1'],
  ];
  test.each(cases)('forwarded for %o through %i proxies is %s', (forwarded, proxies, address) => {
    expect(addressOf(request(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), proxies)).toBe(address);
  });

  const counted: [address: string, counted: string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.7:40000', '192.0.2.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:40000', '192.0.2.7'],
    ['nonsense', 'nonsense'],
    ['nonsense:443', 'nonsense:443'],
    ['[nonsense]:443', '[nonsense]:443'],
  ];
  test.each(counted)('%s counts as %s', (address, expected) => expect(countedAddress(address)).toBe(expected));

  test('is kept as a keyed hash that changes every day', () => {
    const keys = keysFrom('a secret that is long enough, 32 and more', null);
    const monday = addressSubject('192.0.2.7', keys, new Date('2026-11-16T23:59:59Z'));
    expect(monday).not.toContain('192');
    expect(addressSubject('::ffff:192.0.2.7', keys, new Date('2026-11-16T00:00:00Z'))).toBe(monday);
    expect(addressSubject('192.0.2.7', keys, new Date('2026-11-17T00:00:00Z'))).not.toBe(monday);
    const others = keysFrom('another secret that is long enough, 32', null);
    expect(addressSubject('192.0.2.7', others, new Date('2026-11-16T00:00:00Z'))).not.toBe(monday);
  });
});

describe('what a request says', () => {
  const paths: [url: string, path: string][] = [
    ['/graphql?query=x', '/graphql'],
    ['/a/../graphql', '/graphql'],
    ['//', '/'],
    ['///', '/'],
    ['http://[', '/'],
    ['*', '/*'],
  ];
  test.each(paths)('the address %s asks for %s', (url, path) => expect(pathOf(request({}, url))).toBe(path));

  const bearers: [header: string, token: string | null][] = [
    ['Bearer abc', 'abc'],
    ['bearer  abc', 'abc'],
    ['Basic abc', null],
    ['Bearer', null],
    ['Bearer a b', null],
  ];
  test.each(bearers)('%s carries %s', (authorization, token) =>
    expect(bearerOf(request({ authorization }))).toBe(token),
  );

  test('a cookie is found by its whole name', () => {
    const cookie = 'a=1; xtuoshop_session=2; tuoshop_session=3; tuoshop_session=4; b';
    expect(cookieOf(request({ cookie }), 'tuoshop_session')).toBe('3');
    expect(cookieOf(request({ cookie: 'tuoshop_session=' }), 'tuoshop_session')).toBeNull();
    expect(cookieOf(request({}), 'tuoshop_session')).toBeNull();
  });

  test('whether it came by https is told by the settings, else by a trusted proxy only', () => {
    const forwarded = request({ 'x-forwarded-proto': 'https' });
    const config = (values: Partial<Config>) => ({ publicUrl: null, trustedProxies: 0, ...values }) as Config;
    expect(isSecure(forwarded, config({}))).toBe(false);
    expect(isSecure(forwarded, config({ trustedProxies: 1 }))).toBe(true);
    expect(isSecure(request({}), config({ publicUrl: 'https://x.it' }))).toBe(true);
    expect(isSecure(forwarded, config({ publicUrl: 'http://x.it', trustedProxies: 1 }))).toBe(false);
  });
});
