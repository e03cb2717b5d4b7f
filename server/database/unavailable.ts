import { isMixedUp } from './forgetful-client.ts';

/** SQL states of a PostgreSQL that is starting, stopping, full, or cut a statement off for taking too long. */
const STATES = /^(08\w{3}|57P0[1-5]|57014|53300|25P03)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ENOENT',
]);
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|the database did not answer in time|Driver not Connected|Cannot use a pool after)/;

/** PgBouncer gives all it says one SQL state. These are no passing trouble: the same will be refused again. */
const POOLER_STATE = '08P01';
const POOLER_REFUSES =
  /^(unsupported startup parameter|database ".*" does not exist|no such (database|user)|".*" authentication failed|(password|SASL|certificate|LDAP) authentication failed|login rejected|unix socket login rejected|SSL required|bouncer config error|transaction blocks not allowed|(username|password) too long)/;

/** Whether a pooler that stands before PostgreSQL will not have us, however often we ask. */
export function isRefusedByPooler(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === POOLER_STATE && POOLER_REFUSES.test(message);
}

/** Whether something failed only because the database cannot be asked just now: the same may go well after a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || isRefusedByPooler(error)) return false;
  if (isMixedUp(error)) return true;
  const { driverError, code } = error as Error & { driverError?: unknown; code?: unknown };
  if (driverError !== undefined && driverError !== error && isUnavailable(driverError)) return true;
  if (typeof code === 'string' && (STATES.test(code) || NETWORK.has(code))) return true;
  // TypeORM's word for a connection that broke between two statements of a transaction: it then gives the connection back.
  return error.name === 'QueryRunnerAlreadyReleasedError' || SENTENCES.test(error.message);
}
