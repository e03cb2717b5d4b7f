import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Shared } from '../context.ts';
import { openDownloadDoor } from './downloads.ts';
import { openEasyfattDoor } from './easyfatt.ts';
import { closeUnread, setSafeHeaders } from './headers.ts';
import { openMerchantFeedDoor } from './merchant-feed.ts';
import { openPictureDoor } from './pictures.ts';
import { openUploadDoor } from './uploads.ts';

/** Answers one request. */
export type Door = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whoever sends slower than this is cut off, ms; only files have more, which is the server's own limit. */
const LONGEST_REQUEST = 30_000;

/** Hands every request to its door: files, figures, GraphQL, and pages for all the rest. It never rejects. */
export function openRouter(shared: Shared, doors: { graphql: Door; metrics: Door; pages: Door }): Door {
  const { config, log } = shared;
  const pictures = openPictureDoor(shared);
  const files: [folder: string, Door][] = [
    ['/uploads/', openUploadDoor(shared)],
    ['/easyfatt/', openEasyfattDoor(shared)],
    ['/exports/', openDownloadDoor(shared)],
    ['/feeds/merchant/', openMerchantFeedDoor(shared)],
    ['/logo/', pictures],
    ['/picture/', pictures],
  ];

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const isGraphql = url.split('?', 1)[0] === '/graphql';
    const file = files.find(([folder]) => url.startsWith(folder));
    if (file) return file[1](request, response);
    cutOffLate(request);
    if (url === '/metrics') return doors.metrics(request, response);
    if (isGraphql && allowCors(request, response, config)) return;
    return (isGraphql ? doors.graphql : doors.pages)(request, response);
  }

  return async function answer(request, response) {
    try {
      setSafeHeaders(request, response, config);
      await route(request, response);
    } catch (error) {
      log.error({ error }, 'a request failed');
      if (!response.headersSent) {
        response.statusCode = 500;
        closeUnread(request, response);
      }
      response.end();
    }
  };
}

/** Cuts off a request whose body does not arrive in time. */
function cutOffLate(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.destroy(), LONGEST_REQUEST);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** Lets pages of the sites in CORS_ORIGINS ask; true when the request was only the question whether they may. */
function allowCors(request: IncomingMessage, response: ServerResponse, { corsOrigins }: Config): boolean {
  const { origin } = request.headers;
  if (corsOrigins.length > 0) response.setHeader('Vary', 'Origin');
  if (origin && corsOrigins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    response.setHeader('Access-Control-Max-Age', '600');
  }
  if (request.method !== 'OPTIONS') return false;
  response.statusCode = 204;
  response.setHeader('Allow', 'GET, POST');
  response.end();
  return true;
}
