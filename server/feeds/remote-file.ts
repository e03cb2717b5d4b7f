import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UserError } from '../errors.ts';
import { receiveFile } from '../uploads/file-store.ts';
import { LARGEST_UPLOAD } from '../uploads/upload.ts';
import type { Credentials } from './feed.ts';
import { isNamedPrivate, isSameSender, isWeb, refusePrivateHost } from './feed-address.ts';
import { publicLookup, reachFailure } from './outside.ts';

/** A file that is to be fetched. */
export interface Wanted {
  url: URL;
  credentials: Credentials | null;
  /** What the sender said of the file that is there already; null where it is to be sent in any case. */
  etag: string | null;
  lastModified: string | null;
  /** Where it is put. */
  path: string;
  /** Hosts of the own network that are allowed. */
  allowed: readonly string[];
  signal: AbortSignal;
  /** What a test puts in place of the usual ones. */
  largest?: number;
  silence?: number;
}

/** A file that came. */
export interface Fetched {
  /** Bytes, inflated. */
  size: number;
  hash: Buffer;
  etag: string | null;
  lastModified: string | null;
}

const MOST_REDIRECTS = 3;
const SILENCE = 60_000; // ms without a byte
const WHOLE = 15 * 60_000; // ms for all of it
const REDIRECTS = [301, 302, 303, 307, 308];
const LONGEST_VALIDATOR = 500; // characters

/**
 * Fetches a file from the internet, and from nowhere else: each address on the way is looked at before and while it is
 * connected to.
 * @returns null where the sender says that nothing is new.
 * @throws UserError with one of the codes FEED_…, as people read it.
 */
export async function fetchFile(wanted: Wanted): Promise<Fetched | null> {
  const response = await follow(wanted);
  if (response.statusCode === 304) {
    response.resume();
    return null;
  }
  try {
    const size = await keep(response, wanted);
    return { size, hash: await hashOf(wanted.path), ...validatorsOf(response) };
  } finally {
    response.destroy();
  }
}

async function follow(wanted: Wanted): Promise<IncomingMessage> {
  let { url } = wanted;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(url, wanted);
    const status = response.statusCode ?? 0;
    if (status === 200 || (status === 304 && isConditional(wanted))) return response;
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.includes(status) || location === undefined) throw refusedBy(status);
    const next = URL.parse(location, url.href);
    if (!next || !isWeb(next)) throw new UserError('FEED_BAD_REDIRECT');
    next.username = '';
    next.password = '';
    url = next;
  }
  throw new UserError('FEED_TOO_MANY_REDIRECTS');
}

const isConditional = ({ etag, lastModified }: Wanted) => etag !== null || lastModified !== null;

function refusedBy(status: number): UserError {
  if (status === 401 || status === 403) return new UserError('FEED_UNAUTHORIZED');
  if (status === 404 || status === 410) return new UserError('FEED_FILE_GONE');
  return new UserError('FEED_BAD_STATUS', status);
}

function ask(url: URL, wanted: Wanted): Promise<IncomingMessage> {
  refusePrivateHost(url, wanted.allowed);
  const silence = wanted.silence ?? SILENCE;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    // A connection of its own: one that was kept may lead to where nobody looked.
    agent: false,
    headers: headersFor(url, wanted),
    lookup: publicLookup(isNamedPrivate(url, wanted.allowed)),
    signal: wanted.signal,
  };
  const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  const timer = setTimeout(() => sent.destroy(new UserError('FEED_TOO_SLOW')), silence);
  sent.once('response', resolve);
  sent.on('error', (error) => reject(failureOf(error)));
  sent.end();
  return promise.finally(() => clearTimeout(timer));
}

function headersFor(url: URL, { credentials, etag, lastModified, url: first }: Wanted): Record<string, string> {
  const known = credentials && isSameSender(first, url) ? credentials : null;
  return {
    Accept: '*/*',
    'Accept-Encoding': 'gzip',
    'User-Agent': 'TuoShop-Assistant',
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
    ...(known && { Authorization: `Basic ${Buffer.from(`${known.user}:${known.password}`).toString('base64')}` }),
  };
}

/** What a failure to connect says to people; of the network's own words nothing is told. */
function failureOf(error: Error): Error {
  if (error instanceof UserError || error.name === 'AbortError') return error;
  return new UserError(FAILURES[reachFailure(error)]);
}

const FAILURES = {
  PRIVATE: 'FEED_PRIVATE_ADDRESS',
  UNKNOWN_HOST: 'FEED_UNKNOWN_HOST',
  CERTIFICATE: 'FEED_BAD_CERTIFICATE',
  UNREACHABLE: 'FEED_UNREACHABLE',
} as const;

/** Puts what comes into its file, inflated as often as it was packed; returns its bytes. */
async function keep(response: IncomingMessage, { path, largest = LARGEST_UPLOAD.PRODUCTS, silence }: Wanted) {
  const times = { silence: silence ?? SILENCE, whole: WHOLE };
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (!['identity', 'gzip', 'x-gzip', ''].includes(encoding)) throw new UserError('FEED_BROKEN');
  if (Number(response.headers['content-length'] ?? 0) > largest) throw new UserError('FEED_TOO_LARGE');
  try {
    const source = encoding.endsWith('gzip') ? inflated(response) : response;
    await receiveFile(path, source, largest, times);
    // A file that is packed itself, as `feed.xml.gz`.
    if (await isGzip(path)) {
      await receiveFile(`${path}.inflated`, inflated(createReadStream(path)), largest, times);
      await rename(`${path}.inflated`, path);
    }
    return (await stat(path)).size;
  } catch (error) {
    throw receivingFailure(error);
  }
}

function receivingFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error;
  if (!(error instanceof UserError)) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // What goes wrong on the disk is ours.
    return /^(?:ENOSPC|EACCES|EROFS|EIO|EDQUOT)$/.test(code) ? error : new UserError('FEED_BROKEN');
  }
  if (error.code === 'UPLOAD_TOO_LARGE') return new UserError('FEED_TOO_LARGE');
  return error.code === 'UPLOAD_TOO_SLOW' ? new UserError('FEED_TOO_SLOW') : error;
}

function inflated(packed: Readable): Readable {
  return pipeline(packed, createGunzip(), () => undefined); // what fails is thrown to who reads it
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

function validatorsOf({ headers }: IncomingMessage): Pick<Fetched, 'etag' | 'lastModified'> {
  const kept = (value: string | undefined) => (value !== undefined && value.length <= LONGEST_VALIDATOR ? value : null);
  return { etag: kept(headers.etag), lastModified: kept(headers['last-modified']) };
}
