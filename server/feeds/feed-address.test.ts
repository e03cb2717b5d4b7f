import { describe, expect, test } from 'vitest';
import {
  checkedCredentials,
  fileNameOf,
  isNamedPrivate,
  isPublicAddress,
  isSameSender,
  readAddress,
} from './feed-address.ts';

describe('an address of the whole internet', () => {
  const isPublic = ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4002::1', '172.15.0.1', '100.63.0.1'];
  const isNot: [address: string, why: string][] = [
    ['127.0.0.1', 'this machine'],
    ['0.0.0.0', 'this machine'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'the link, where clouds keep their secrets'],
    ['100.64.0.1', 'shared by a carrier'],
    ['192.0.2.1', 'for documents'],
    ['198.18.0.1', 'for benches'],
    ['224.0.0.1', 'many at once'],
    ['255.255.255.255', 'all at once'],
    ['240.0.0.1', 'kept'],
    ['::', 'this machine'],
    ['::1', 'this machine'],
    ['fe80::1', 'the link'],
    ['fc00::1', 'local'],
    ['fd12:3456::1', 'local'],
    ['fec0::1', 'local, as it was'],
    ['::ffff:10.0.0.1', 'IPv4 inside'],
    ['::ffff:7f00:1', 'IPv4 inside'],
    ['::10.0.0.1', 'IPv4 inside, as it was'],
    ['::808:808', 'IPv4 inside, as it was'],
    ['64:ff9b::a00:1', 'IPv4 inside'],
    ['2002:a00:1::', 'IPv4 inside'],
    ['2001:0:a00:1::', 'IPv4 inside'],
    ['ff02::1', 'many at once'],
    ['2001:db8::1', 'for documents'],
    ['localhost', 'a name'],
    ['', 'nothing'],
  ];
  test.each(isPublic)('%s', (address) => expect(isPublicAddress(address)).toBe(true));
  test.each(isNot)('%s is none: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('what a person enters', () => {
  const refused = [
    '',
    'negozio',
    'ftp://negozio.it/a',
    'file:///etc/passwd',
    'http://',
    `https://a.it/${'x'.repeat(2_000)}`,
  ];
  test.each(refused)('%s is no address', (text) => expect(() => readAddress(text)).toThrow('Indirizzo non valido'));

  test('user and password of an address go beside it', () => {
    const { url, credentials } = readAddress('  https://anna:p%40ss@Negozio.it/feed.xml?k=1#sotto ');
    expect(url.href).toBe('https://negozio.it/feed.xml?k=1');
    expect(credentials).toEqual({ user: 'anna', password: 'p@ss' });
  });

  test.each(['a:b', 'a\r\nX: 1', 'x'.repeat(201)])('%j is no user', (user) =>
    expect(() => checkedCredentials({ user, password: '' })).toThrow('Utente o password'),
  );
});

test('hosts of the own network are allowed by name, or by name and port', () => {
  const allowed = ['nas.local', '127.0.0.1:8080', '::1'];
  const isAllowed = (url: string) => isNamedPrivate(new URL(url), allowed);
  expect(isAllowed('http://NAS.local:99/a')).toBe(true);
  expect(isAllowed('http://nas.local./a')).toBe(true);
  expect(isAllowed('http://127.0.0.1:8080/a')).toBe(true);
  expect(isAllowed('http://[::1]/a')).toBe(true);
  expect(isAllowed('http://127.0.0.1:8081/a')).toBe(false);
  expect(isAllowed('http://localhost:8080/a')).toBe(false);
});

test('user and password go with nobody else', () => {
  const isSame = (from: string, to: string) => isSameSender(new URL(from), new URL(to));
  expect(isSame('https://a.it/1', 'https://a.it/2')).toBe(true);
  expect(isSame('http://a.it/1', 'https://a.it/2')).toBe(true);
  expect(isSame('https://a.it/1', 'http://a.it/2')).toBe(false);
  expect(isSame('https://a.it/1', 'https://www.a.it/2')).toBe(false);
  expect(isSame('http://a.it:8080/1', 'http://a.it:8081/2')).toBe(false);
});

test('a file is called as its address ends, where that says what it is', () => {
  const names = (url: string) => fileNameOf(new URL(url));
  expect(names('https://a.it/x/catalogo%20nuovo.CSV?k=1')).toBe('catalogo nuovo.CSV');
  expect(names('https://a.it/feed.xml.gz')).toBe('feed.xml');
  expect(names('https://www.a.it/feed.php?tipo=xml')).toBe('www.a.it.txt');
  expect(names('https://a.it')).toBe('a.it.txt');
});
