import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { isSecure, ownOriginOf } from './caller.ts';

/**
 * Content-Security-Policy of our own pages: nothing from elsewhere runs or is talked to; pictures of products come from
 * anywhere, over TLS where the page itself does.
 * @param origin of this server, e.g. `https://chat.example.it`.
 */
export function policy(frameAncestors: string, origin: string): string {
  // The origin may come from the caller's Host header: what is no host adds nothing to the policy.
  const socket = /^http(s?:\/\/[\w.:[\]-]+)$/.exec(origin)?.[1];
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Component libraries set positions and colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${origin.startsWith('https:') ? '' : ' http:'}`,
    // Not every browser takes 'self' for the socket's scheme too.
    `connect-src 'self'${socket === undefined ? '' : ` ws${socket}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** A shop as strict as there are: what stands on its pages must get along with it. */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: http: data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Closes the connection with the answer where the request was not read to its end: nobody reads the rest of it, behind
 * which the next request on that connection would wait for ever.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.setHeader('Connection', 'close');
}

/** Lets the pages of every site show or import what is the same for everybody, also those that isolate themselves. */
export function allowEverySite(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Access-Control-Allow-Origin', '*'); // modules are imported with CORS
}

/** The headers of every answer, at whatever door; a door may loosen its own. */
export function setSafeHeaders(request: IncomingMessage, response: ServerResponse, config: Config): void {
  response.setHeader('Content-Security-Policy', policy("'none'", ownOriginOf(request, config)));
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Addresses here can hold one-time tokens.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  // By its address, or by what the proxy in front says: a server that is reached over TLS is never asked without again.
  if (isSecure(request, config)) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

/** Sends a text, which is asked for anew each time unless the headers say otherwise already. */
export function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
