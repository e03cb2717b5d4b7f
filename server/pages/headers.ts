import type { ServerResponse } from 'node:http';
import type { Config } from '../config.ts';

/** Content-Security-Policy of our own pages: nothing from elsewhere runs; pictures of products come from anywhere. */
export const policy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Component libraries set positions and colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

const OWN_PAGES = policy("'none'");

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

export function setSafeHeaders(response: ServerResponse, config: Config): void {
  response.setHeader('Content-Security-Policy', OWN_PAGES);
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Addresses here can hold one-time tokens.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  if (config.publicUrl?.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
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
