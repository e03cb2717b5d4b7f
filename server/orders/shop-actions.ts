import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { UserError } from '../errors.ts';
import { isNamedPrivate } from '../feeds/feed-address.ts';
import { publicLookup, reachFailure } from '../feeds/outside.ts';
import { type Order, questionOf, readOrder, type SoughtOrder } from './order.ts';
import { refusePrivateShop } from './shop-address.ts';
import { signed } from './signature.ts';

const WHOLE = 5_000; // ms for all of it
const LONGEST_ANSWER = 16_384; // bytes

/** How a shop is asked. */
export interface Asked {
  address: string;
  secret: string;
  /** Hosts of the own network that are allowed. */
  allowed: readonly string[];
  id: string;
  /** What a test puts in place of the usual one, ms. */
  whole?: number;
}

/**
 * Asks a shop what became of an order; each address on the way is looked at before and while it is connected to.
 * @returns null where the shop knows no such order.
 * @throws UserError ORDER_PRIVATE_ADDRESS, ORDER_UNREACHABLE, ORDER_BAD_CERTIFICATE, ORDER_TOO_SLOW, ORDER_BAD_STATUS,
 *   ORDER_BAD_ANSWER.
 */
export async function askShop(asked: Asked, sought: SoughtOrder): Promise<Order | null> {
  const signal = AbortSignal.timeout(asked.whole ?? WHOLE);
  try {
    const response = await post(asked, questionOf(sought), signal);
    try {
      const { statusCode = 0 } = response;
      if (statusCode === 404) return null;
      if (statusCode !== 200) throw new UserError('ORDER_BAD_STATUS', statusCode);
      return readOrder(await bodyOf(response));
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (signal.aborted) throw new UserError('ORDER_TOO_SLOW');
    throw error instanceof UserError ? error : failureOf(error as Error);
  }
}

function post({ address, secret, allowed, id }: Asked, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(address);
  refusePrivateShop(url, allowed);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own: one that was kept may lead to where nobody looked.
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Accept: 'application/json',
      'User-Agent': 'TuoShop-Assistant',
      ...signed(secret, id, new Date(), body),
    },
    lookup: publicLookup(isNamedPrivate(url, allowed)),
    signal,
  };
  const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  sent.once('response', resolve);
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    size += (piece as Buffer).length;
    if (size > LONGEST_ANSWER) throw new UserError('ORDER_BAD_ANSWER');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** What a failure to connect says to the shop's people; of the network's own words nothing is told. */
function failureOf(error: Error): UserError {
  const kind = reachFailure(error);
  if (kind === 'PRIVATE') return new UserError('ORDER_PRIVATE_ADDRESS');
  return new UserError(kind === 'CERTIFICATE' ? 'ORDER_BAD_CERTIFICATE' : 'ORDER_UNREACHABLE');
}
