import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/unavailable.ts';
import { sentenceOf, UserError } from '../errors.ts';

const BACK_AFTER = 2; // s

/**
 * An error as it leaves the server: an expected refusal with its code and sentence; of everything else one sentence and
 * the request's id, under which the log has the rest.
 */
export function formatFailure(error: unknown, requestId: string, log: Logger): GraphQLFormattedError {
  const path = error instanceof GraphQLError && error.path ? { path: error.path } : {};
  const original = originalOf(error);
  if (original instanceof UserError) return { message: original.message, ...path, extensions: original.extensions };
  if (error instanceof GraphQLError && isCallersFault(error)) {
    const isWorded = error.extensions.code === 'BAD_REQUEST';
    const message = isWorded ? error.message : sentenceOf('BAD_REQUEST');
    return { message, ...path, extensions: { code: 'BAD_REQUEST', requestId } };
  }
  if (isUnavailable(original)) {
    log.warn({ requestId, error: original, path: path.path }, 'the database could not be asked');
    const busy = new UserError('BUSY', BACK_AFTER);
    return { message: busy.message, ...path, extensions: { ...busy.extensions, requestId } };
  }
  log.error({ requestId, error: original, path: path.path }, 'an operation failed');
  return { message: sentenceOf('INTERNAL'), ...path, extensions: { code: 'INTERNAL', requestId } };
}

/** Whether asking again would be answered the same: a refusal, and not for want of time. */
export function isRefusal(error: unknown): boolean {
  const original = originalOf(error);
  return original instanceof UserError ? original.code !== 'BUSY' : isCallersFault(error);
}

function originalOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originalOf(error.originalError) : error;
}

/**
 * Something that is wrong in the request itself: its syntax, its form, a value that an argument cannot have. The library
 * says where in the document it stands, which it does of nothing that a resolver threw or returned.
 */
function isCallersFault(error: unknown): boolean {
  const original = originalOf(error);
  return (
    original instanceof GraphQLError && (original.nodes !== undefined || original.extensions.code === 'BAD_REQUEST')
  );
}
