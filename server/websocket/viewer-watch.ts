import type { WebSocket } from 'ws';
import type { Viewer } from '../accounts/account.ts';
import { findSessionAccount } from '../accounts/store.ts';
import type { Database } from '../database/data-source.ts';
import type { Bus } from '../live/bus.ts';
import { topics } from '../live/events.ts';

/** Why a socket is closed; the official client comes back after all of them. */
export const CLOSE = {
  /** The token is over, or what it stands for has changed: get a new one and come back. */
  EXPIRED: 4403,
  /** The person was disabled or signed out: ask them to sign in. */
  REVOKED: 4410,
  RESTART: 1012,
  BUSY: 1013,
} as const;

const LONGEST_TIMER = 2_147_483_647; // ms; setTimeout takes no more
const ASK_AGAIN_AFTER = 1_000; // 1 s, when the database does not answer

/**
 * Closes a socket when its token is over, or when its person's rights change.
 * @returns what ends the watch.
 */
export function watchViewer(viewer: Viewer, socket: WebSocket, database: Database, bus: Bus): () => void {
  if (viewer.kind === 'anonymous') return () => undefined;
  const left = Math.min(LONGEST_TIMER, Math.max(0, viewer.expiresAt.getTime() - Date.now()));
  const timer = setTimeout(() => socket.close(CLOSE.EXPIRED, 'expired'), left).unref();
  if (viewer.kind === 'visitor') return () => clearTimeout(timer);
  const { id, role, companyId } = viewer.account;
  const check = async () => {
    const account = await findSessionAccount(database, viewer.sessionId, id).catch(() => undefined);
    if (account === undefined) setTimeout(check, ASK_AGAIN_AFTER).unref();
    else if (account === null) socket.close(CLOSE.REVOKED, 'revoked');
    else if (account.role !== role || account.companyId !== companyId) socket.close(CLOSE.EXPIRED, 'changed');
  };
  const stop = bus.listen(topics.account(id), () => void check());
  void check(); // the change may have come just before
  return () => {
    clearTimeout(timer);
    stop();
  };
}
