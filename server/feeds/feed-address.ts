import ipaddr from 'ipaddr.js';
import { UserError } from '../errors.ts';
import type { Credentials } from './feed.ts';

const LONGEST_ADDRESS = 2_000; // characters
const LONGEST_CREDENTIAL = 200;

/**
 * An address that a person entered, without what it may say of user and password, which come beside it.
 * @throws UserError FEED_BAD_ADDRESS.
 */
export function readAddress(text: string): { url: URL; credentials: Credentials | null } {
  const url = URL.parse(text.trim());
  if (!url || !isWeb(url) || url.hostname === '' || url.href.length > LONGEST_ADDRESS)
    throw new UserError('FEED_BAD_ADDRESS');
  const { username, password } = url;
  url.username = '';
  url.password = '';
  url.hash = '';
  if (username === '' && password === '') return { url, credentials: null };
  try {
    const credentials = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return { url, credentials: checkedCredentials(credentials) };
  } catch (error) {
    throw error instanceof URIError ? new UserError('FEED_BAD_ADDRESS') : error;
  }
}

/** User and password as Basic can carry them. @throws UserError FEED_BAD_CREDENTIALS. */
export function checkedCredentials({ user, password }: Credentials): Credentials {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header carries none
  const isClean = (text: string) => text.length <= LONGEST_CREDENTIAL && !/[\u0000-\u001f\u007f]/.test(text);
  // Basic ends the user at the first colon.
  if (user.includes(':') || !isClean(user) || !isClean(password)) throw new UserError('FEED_BAD_CREDENTIALS');
  return { user, password };
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** A host without the brackets of an IPv6 address and the point that ends a name. */
export function bareHost({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Whether whoever runs the server allowed this host of its own network, by name or by name and port. */
export function isNamedPrivate(url: URL, allowed: readonly string[]): boolean {
  const host = bareHost(url).toLowerCase();
  return (
    allowed.includes(host) || allowed.includes(`${host}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`)
  );
}

/**
 * Of a host that is an IP address itself nothing is looked up: it is told by itself.
 * @throws UserError FEED_PRIVATE_ADDRESS where it is not one of the whole internet, and was not allowed.
 */
export function refusePrivateHost(url: URL, allowed: readonly string[]): void {
  const host = bareHost(url);
  if (ipaddr.isValid(host) && !isPublicAddress(host) && !isNamedPrivate(url, allowed))
    throw new UserError('FEED_PRIVATE_ADDRESS');
}

// What IPv6 has given out for the whole internet so far; all else is somebody's own, or wraps an IPv4 address.
const GLOBAL = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an IP address is one of the whole internet: not private, of this machine, of the link, shared, or kept for other things. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // IPv4 written as IPv6 is IPv4
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL);
}

/** Whether what was said to one address may be said to another: never to another host or port, nor without TLS after it. */
export function isSameSender(from: URL, to: URL): boolean {
  const isWeaker = from.protocol === 'https:' && to.protocol !== 'https:';
  return bareHost(from).toLowerCase() === bareHost(to).toLowerCase() && from.port === to.port && !isWeaker;
}

const KNOWN_NAME = /\.(?:json|csv|tsv|tab|txt|asc|dat|xml|rss|atom|xlsx|xlsm|xls|ods|p7m)$/i;

/** What a fetched file is called: as its address ends, where that says what it is, or else as a text of its host. */
export function fileNameOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  const name = decoded(last.replace(/\.gz$/i, ''));
  return KNOWN_NAME.test(name) ? name : `${bareHost(url)}.txt`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
