import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '../errors.ts';

/** What GraphQL's own type is for: a status says whether the question was carried out. In plain JSON it says less. */
export type ResponseType = 'application/json' | 'application/graphql-response+json';

const LONGEST_ACCEPT = 1_000; // characters; a longer one is nobody's

/** The type of the answer, by what is accepted; plain JSON unless the other is asked for by name. */
export function responseTypeOf(accept = ''): ResponseType {
  let graphql = { quality: 0, place: 0 };
  let json = { quality: 0, place: 0 };
  for (const [place, part] of accept.slice(0, LONGEST_ACCEPT).split(',').entries()) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const given = parameters.find((each) => each.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2)) || 0;
    if (type === 'application/graphql-response+json') graphql = { quality, place };
    else if (type === 'application/json') json = { quality, place };
  }
  const isFirst = graphql.quality === json.quality && graphql.place < json.place;
  const isGraphql = graphql.quality > json.quality || (graphql.quality > 0 && isFirst);
  return isGraphql ? 'application/graphql-response+json' : 'application/json';
}

const STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  METHOD_NOT_ALLOWED: 405,
  CHANGE_NEEDS_POST: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_CONTENT_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_COMPANIES: 429,
  INTERNAL: 500,
  BUSY: 503,
  // The programs that ask so read it as an answer, and send their text next.
  PERSISTED_QUERY_NOT_FOUND: 200,
};

/**
 * The status of a refusal.
 * @param isWellFormed whether its form was right: in plain JSON what is wrong inside it is told in the answer alone.
 */
export function statusOf(code: ErrorCode, type: ResponseType, isWellFormed: boolean): number {
  return STATUSES[code] ?? (isWellFormed && type === 'application/json' ? 200 : 400);
}

/** The type of a refusal: links that send batches tell what is in it only where it is no answer of GraphQL's own type. */
export function refusalTypeOf(code: ErrorCode, type: ResponseType): ResponseType {
  return code === 'BATCH_NOT_SUPPORTED' ? 'application/json' : type;
}

const ALLOWED: Readonly<Partial<Record<ErrorCode, string>>> = {
  METHOD_NOT_ALLOWED: 'GET, POST',
  CHANGE_NEEDS_POST: 'POST',
};

/** The headers that go with a refusal: which methods there are, how many seconds to wait. */
export function setRefusalHeaders(response: ServerResponse, code: ErrorCode, retryAfter: unknown): void {
  const allowed = ALLOWED[code];
  if (allowed) response.setHeader('Allow', allowed);
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter));
}

export function sendJson(response: ServerResponse, status: number, type: ResponseType, body: object): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(JSON.stringify(body));
}
