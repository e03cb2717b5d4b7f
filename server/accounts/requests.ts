import type { Config } from '../config.ts';
import type { Caller, Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Viewer } from './account.ts';

/** The signed-in person who asks. @throws UserError UNAUTHENTICATED. */
export function requireStaff({ viewer }: Pick<Context, 'viewer'>): Extract<Viewer, { kind: 'staff' }> {
  if (viewer.kind !== 'staff') throw new UserError('UNAUTHENTICATED');
  return viewer;
}

/** The visitor who asks. @throws UserError UNAUTHENTICATED. */
export function requireVisitor({ viewer }: Pick<Context, 'viewer'>): Extract<Viewer, { kind: 'visitor' }> {
  if (viewer.kind !== 'visitor') throw new UserError('UNAUTHENTICATED');
  return viewer;
}

/**
 * Whoever sets or uses the session's cookie must come from our own pages, or from a site that the settings name.
 * @throws UserError BAD_ORIGIN; also without an origin, which every browser sends with what it posts.
 */
export function requireTrustedOrigin(caller: Caller, config: Config): void {
  if (caller.origin === null) throw new UserError('BAD_ORIGIN');
  const trusted = [caller.ownOrigin, ...config.corsOrigins];
  if (!trusted.includes(caller.origin)) throw new UserError('BAD_ORIGIN');
}
