import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { findCompany } from '../companies/store.ts';
import type { Shared } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { merchantFeed } from '../exports/merchant-feed.ts';
import { productSlices } from '../exports/product-export.ts';
import { feedOfPath } from '../shop/price-settings.ts';
import { ownOriginOf, pathOf } from './caller.ts';

type Reach = Pick<Shared, 'database' | 'config' | 'limits' | 'log' | 'counts'>;

/** Whoever takes nothing for so long is cut off, ms. */
const LONGEST_SILENCE = 30_000;

/**
 * The door for Merchant feeds: `GET /feeds/merchant/{company}/{token}.xml`, while the company has it switched on. Who knows
 * its ETag gets the products only when they changed.
 */
export function openMerchantFeedDoor(reach: Reach) {
  return async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const company = isRead ? await companyOf(reach, pathOf(request)) : null;
      if (!company) throw new UserError('FEED_NOT_FOUND');
      await sendFeed(reach, company, request, response);
    } catch (error) {
      if (response.headersSent) {
        reach.log.warn({ error }, 'a feed broke off');
        return void response.destroy();
      }
      if (!(error instanceof UserError)) throw error;
      reach.counts.add('refusals', error.code);
      response.statusCode = error.code === 'FEED_NOT_FOUND' ? 404 : 429;
      const { retryAfter } = error.extensions;
      if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(error.message);
    }
  };
}

async function companyOf({ database }: Reach, path: string): Promise<Company | null> {
  const named = feedOfPath(path);
  if (!named || !isUuid(named.companyId)) return null;
  const company = await inCompany(database, named.companyId, (manager) => findCompany(manager, named.companyId));
  return company?.feedToken && isSame(company.feedToken, named.token) ? company : null;
}

/** However alike the two are, the answer takes as long. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function sendFeed(
  { database, config, limits }: Reach,
  company: Company,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { id } = company;
  const origin = config.publicUrl ?? ownOriginOf(request, config);
  const tag = tagOf(company, origin);
  response.setHeader('ETag', tag);
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
  if (request.method === 'HEAD') return void response.end();
  const counted = { kind: 'merchant-feed', subject: id, limit: limits.feedReadsByCompany };
  await takeFromLimits(database, [counted], 'TOO_MANY_REQUESTS');
  const slices = productSlices({ companyId: id, read: (work) => inCompany(database, id, work) });
  response.setTimeout(LONGEST_SILENCE, () => response.destroy());
  await pipeline(Readable.from(merchantFeed(company, slices, origin)), response);
}

/** Offers stand in it with their dates, so that nothing changes while nobody edits. */
function tagOf({ catalogueId, catalogueVersion, name, website }: Company, origin: string): string {
  const of = JSON.stringify([catalogueId, catalogueVersion, name, website, origin]);
  return `"${createHash('sha256').update(of).digest('base64url').slice(0, 22)}"`;
}
