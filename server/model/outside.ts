import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { isNamedPrivate } from '../feeds/feed-address.ts';
import { publicLookup, reachFailure } from '../feeds/outside.ts';
import { ModelCallError } from './call-error.ts';
import { refusePrivateModel } from './own-model.ts';

/** Asks as `fetch` does. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Asks servers of the internet, and of the own network only those that are allowed: the address is looked at before and
 * while it is connected to, and no redirect is followed. What `fetch` brings along looks at neither.
 */
export function publicFetch(allowed: readonly string[]): Fetch {
  return async (address, init = {}) => {
    const url = new URL(address);
    try {
      refusePrivateModel(url, allowed);
    } catch {
      throw PRIVATE();
    }
    const message = await send(url, init, allowed);
    const { statusCode: status = 502 } = message;
    if (status < 300 || status > 399) return responseOf(message, status);
    message.destroy();
    throw new ModelCallError({ kind: 'ADDRESS', status });
  };
}

const PRIVATE = () => new ModelCallError({ kind: 'ADDRESS', status: null }, PRIVATE_ADDRESS);

/** The detail of a call that would have led into the own network. */
export const PRIVATE_ADDRESS = 'PRIVATE_ADDRESS';

function send(url: URL, init: RequestInit, allowed: readonly string[]): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    method: init.method ?? 'GET',
    // A connection of its own: one that was kept may lead to where nobody looked.
    agent: false,
    headers: Object.fromEntries(new Headers(init.headers)),
    lookup: publicLookup(isNamedPrivate(url, allowed)),
    ...(init.signal ? { signal: init.signal } : {}),
  };
  const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  sent.once('response', resolve);
  sent.on('error', (error) => reject(reachFailure(error) === 'PRIVATE' ? PRIVATE() : error));
  sent.end(typeof init.body === 'string' ? init.body : undefined);
  return promise;
}

const WITHOUT_BODY = [204, 205];

function responseOf(message: IncomingMessage, status: number): Response {
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(message.headers)) headers.set(name, [value].flat().join(', '));
  if (!WITHOUT_BODY.includes(status))
    return new Response(Readable.toWeb(message) as ReadableStream, { status, headers });
  message.resume();
  return new Response(null, { status, headers });
}
