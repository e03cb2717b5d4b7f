import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import type { Caller, Shared } from '../context.ts';
import type { Keys } from '../keys.ts';

// Where the connection is secure, browsers take a `__Host-` cookie from this very host only, and for all its paths.
const REFRESH_COOKIE = 'tuoshop_session';
const SESSION_SECONDS = 30 * 24 * 3_600; // 30 days, as the session itself
const DEVICE_COOKIE = 'tuoshop_device';
const DEVICE_SECONDS = 180 * 24 * 3_600; // 180 days, as what it holds

/** What is known of who sends a request, or opens a socket: there, `response` is null and cookies play no part. */
export function callerOf(
  request: IncomingMessage,
  response: ServerResponse | null,
  requestId: string,
  { config, keys, proxyNotices }: Pick<Shared, 'config' | 'keys' | 'proxyNotices'>,
): Caller {
  const isOverTls = isSecure(request, config);
  const ownOrigin = ownOriginOf(request, config);
  proxyNotices.look(request, ownOrigin);
  const nameOf = (name: string) => (isOverTls ? `__Host-${name}` : name);
  const setCookie = (name: string, value: string, age: number) => {
    const rest = `HttpOnly; SameSite=Strict; Path=${isOverTls ? '/; Secure' : '/graphql'}`;
    response?.appendHeader('Set-Cookie', `${nameOf(name)}=${value}; Max-Age=${age}; ${rest}`);
  };
  return {
    requestId,
    addressSubject: addressSubject(addressOf(request, config.trustedProxies), keys, new Date()),
    origin: request.headers.origin ?? null,
    ownOrigin,
    refreshCookie: response && cookieOf(request, nameOf(REFRESH_COOKIE)),
    setRefreshCookie: (token) => setCookie(REFRESH_COOKIE, token ?? '', token === null ? 0 : SESSION_SECONDS),
    deviceCookie: response && cookieOf(request, nameOf(DEVICE_COOKIE)),
    setDeviceCookie: (kept) => setCookie(DEVICE_COOKIE, kept, DEVICE_SECONDS),
  };
}

/**
 * The network address of the caller: what the outermost trusted proxy wrote, or the socket's own.
 * @param trustedProxies how many proxies stand before the server; further entries could be anybody's invention.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return own;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? own;
}

// Some proxies write the port beside it, another one for each connection: `192.0.2.7:40000`, `[2001:db8::1]:443`.
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** An address as it is counted, without a port: IPv4 whole, IPv6 by its /64, which is one customer's. */
export function countedAddress(address: string): string {
  const bare = address.replace(WITH_PORT, '$1$2');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare); // IPv4 written as IPv6 is IPv4
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

const MOST_SUBJECTS = 5_000;
const LONGEST_ADDRESS = 45; // characters; longer ones are none
const subjects = new WeakMap<Keys, { day: string; byAddress: Map<string, string> }>();

/** What stands for an address in the limits: a keyed hash, another every day. Those of the day are made once. */
export function addressSubject(address: string, keys: Keys, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const known = subjects.get(keys);
  const today = known?.day === day && known.byAddress.size < MOST_SUBJECTS ? known : { day, byAddress: new Map() };
  if (today !== known) subjects.set(keys, today);
  const found = today.byAddress.get(address);
  if (found !== undefined) return found;
  const subject = createHmac('sha256', keys.current('address'))
    .update(`${day} ${countedAddress(address)}`)
    .digest('base64url');
  if (address.length <= LONGEST_ADDRESS) today.byAddress.set(address, subject);
  return subject;
}

const PLAIN_PATH = /^(\/[\w-]+)+$/; // means itself: nothing to decode, nothing to resolve

/** The path that is asked for; `/` for an address that is none, such as `//`. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (PLAIN_PATH.test(url)) return url;
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/';
}

/** The address of this server: the one it was given, else the one under which the caller reached it. */
export function ownOriginOf(request: IncomingMessage, config: Config): string {
  // The Host header is the caller's word: where an address is set, links and trust come from that alone.
  if (config.publicUrl) return new URL(config.publicUrl).origin;
  return `${isSecure(request, config) ? 'https' : 'http'}://${request.headers.host ?? ''}`;
}

export function isSecure(request: IncomingMessage, config: Config): boolean {
  if (config.publicUrl) return config.publicUrl.startsWith('https:');
  return config.trustedProxies > 0 && String(request.headers['x-forwarded-proto'] ?? '').startsWith('https');
}

/** One cookie of the request; null when it is not there. */
export function cookieOf(request: IncomingMessage, name: string): string | null {
  return parseCookie(request.headers.cookie ?? '')[name] || null;
}

/** The token in `Authorization: Bearer …`; null when there is none. */
export function bearerOf(request: IncomingMessage): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
