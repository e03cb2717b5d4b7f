import type { WebSocket } from 'ws';
import type { Account, Viewer } from '../accounts/account.ts';
import type { SessionKey } from '../accounts/store.ts';
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
 * Hears of changes of an account from now on, before it is read for the first time: so a change is either in what is read,
 * or heard.
 * @returns `onChange` calls back for what was heard since the beginning, and for all that comes.
 */
export function hearAccount(accountId: string, bus: Bus): { onChange(listener: () => void): void; stop(): void } {
  let hasChanged = false;
  let told = () => {
    hasChanged = true;
  };
  const stop = bus.listen(topics.account(accountId), () => told());
  return {
    stop,
    onChange(listener) {
      told = listener;
      if (hasChanged) listener();
    },
  };
}

/**
 * Closes a socket when its token is over, or when its person's rights change.
 * @param account its changes, heard since before the viewer was read; null for who is nobody's account.
 * @returns what ends the watch.
 */
export function watchViewer(
  viewer: Viewer,
  socket: WebSocket,
  findAccount: (key: SessionKey) => Promise<Account | null>,
  account: ReturnType<typeof hearAccount> | null,
): () => void {
  if (viewer.kind === 'anonymous') return () => undefined;
  const left = Math.min(LONGEST_TIMER, Math.max(0, viewer.expiresAt.getTime() - Date.now()));
  const timer = setTimeout(() => socket.close(CLOSE.EXPIRED, 'expired'), left).unref();
  if (viewer.kind === 'staff') account?.onChange(() => void check(viewer, socket, findAccount));
  return () => clearTimeout(timer);
}

/** Closes the socket of whoever is no longer who they were when it was opened. */
async function check(
  viewer: Viewer & { kind: 'staff' },
  socket: WebSocket,
  findAccount: (key: SessionKey) => Promise<Account | null>,
): Promise<void> {
  const { sessionId, account } = viewer;
  const now = await findAccount({ sessionId, accountId: account.id }).catch(() => undefined);
  if (now === undefined) setTimeout(check, ASK_AGAIN_AFTER, viewer, socket, findAccount).unref();
  else if (now === null) socket.close(CLOSE.REVOKED, 'revoked');
  else if (now.role !== account.role || now.companyId !== account.companyId) socket.close(CLOSE.EXPIRED, 'changed');
}
