import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { type ErrorCode, UserError } from '../errors.ts';

const LARGEST_BODY = 256 * 1024; // bytes

/** What a program asks, by GET or by POST: its form is right, and nothing of it was read as GraphQL yet. */
export interface GraphqlRequest {
  /** Null where the hash stands for it. */
  query: string | null;
  operationName: string | null;
  variables: Record<string, unknown>;
  /** Of the text, SHA-256 in lower case; null when the program does not let its text be remembered. */
  hash: string | null;
}

/**
 * Waits for all that is sent, and looks at nothing of it.
 * @returns null for a question that stands in the address.
 * @throws UserError METHOD_NOT_ALLOWED, UNSUPPORTED_CONTENT_TYPE, BODY_TOO_LARGE.
 */
export async function receiveGraphqlRequest(request: IncomingMessage): Promise<Buffer | null> {
  if (request.method === 'GET') return null;
  if (request.method !== 'POST') throw new UserError('METHOD_NOT_ALLOWED');
  return receiveBody(request);
}

/**
 * Reads what is asked. Each thing that may be wrong with its form has a code of its own, because whoever meets it writes
 * a program and has nothing else to find it by.
 * @param body what was sent; null where the question stands in the address.
 * @throws UserError BAD_JSON, BATCH_NOT_SUPPORTED, BAD_BODY, QUERY_REQUIRED, BAD_OPERATION_NAME, BAD_VARIABLES,
 * BAD_EXTENSIONS, BAD_PERSISTED_QUERY.
 */
export function readGraphqlRequest(request: IncomingMessage, body: Buffer | null): GraphqlRequest {
  if (body === null) return checked(parametersOf(request));
  const given = parse(body, 'BAD_JSON');
  if (Array.isArray(given)) throw new UserError('BATCH_NOT_SUPPORTED');
  if (!isObject(given)) throw new UserError('BAD_BODY');
  return checked(given);
}

/** The parameters of an address; empty ones are none. */
function parametersOf({ url = '' }: IncomingMessage): Record<string, unknown> {
  const given = new URLSearchParams(url.split('?').slice(1).join('?'));
  const json = (name: string, code: ErrorCode) => {
    const text = given.get(name);
    return text ? parse(text, code) : null;
  };
  return {
    query: given.get('query'),
    operationName: given.get('operationName') || null,
    variables: json('variables', 'BAD_VARIABLES'),
    extensions: json('extensions', 'BAD_EXTENSIONS'),
  };
}

function checked(given: Record<string, unknown>): GraphqlRequest {
  const { query, operationName = null, variables, extensions } = given;
  const isName = operationName === null || (typeof operationName === 'string' && operationName !== '');
  if (!isName) throw new UserError('BAD_OPERATION_NAME');
  const values = objectOf(variables, 'BAD_VARIABLES');
  const { persistedQuery } = objectOf(extensions, 'BAD_EXTENSIONS');
  const hash = persistedQuery === undefined ? null : hashOf(persistedQuery);
  const isHashAlone = hash !== null && (query === undefined || query === null);
  if (!isHashAlone && (typeof query !== 'string' || query.trim() === '')) throw new UserError('QUERY_REQUIRED');
  return { query: isHashAlone ? null : (query as string), operationName, variables: values, hash };
}

/** Nothing is an empty object. */
function objectOf(value: unknown, code: ErrorCode): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw new UserError(code);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hashOf(persistedQuery: unknown): string {
  const { version, sha256Hash } = objectOf(persistedQuery, 'BAD_PERSISTED_QUERY');
  const isHash = typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/i.test(sha256Hash);
  if (version !== 1 || !isHash) throw new UserError('BAD_PERSISTED_QUERY');
  return sha256Hash.toLowerCase();
}

async function receiveBody(request: IncomingMessage): Promise<Buffer> {
  if (!isPlainJson(request)) throw new UserError('UNSUPPORTED_CONTENT_TYPE');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_BODY) throw new UserError('BODY_TOO_LARGE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** JSON in UTF-8: what no form of another site can send, and what needs no unpacking. */
function isPlainJson({ headers }: IncomingMessage): boolean {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return false;
  try {
    const { essence, params } = new MIMEType(headers['content-type'] ?? '');
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false; // it is no type at all
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(text: string | Buffer, code: ErrorCode): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : utf8.decode(text));
  } catch {
    throw new UserError(code);
  }
}
