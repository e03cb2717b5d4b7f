import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Account } from '../accounts/account.ts';
import { LocalBus } from '../live/local-bus.ts';
import { hearAccount, watchViewer } from './viewer-watch.ts';

const ID = '0b7c5a52-3c5e-4b7e-9d0e-8a3f5b1c2d3e';
const account = { id: ID, role: 'CLIENT', companyId: 'shop' } as Account;
const viewer = { kind: 'staff', account, sessionId: 'session', expiresAt: new Date(Date.now() + 60_000) } as const;

/** A socket that was let in, and what was read of its account since. */
function opened(now: Account | null) {
  const bus = new LocalBus();
  const socket = { close: vi.fn() };
  const heard = hearAccount(ID, bus);
  const findAccount = vi.fn(async () => now);
  const letIn = () => watchViewer(viewer, socket as unknown as WebSocket, findAccount, heard);
  const change = () => bus.publish([{ kind: 'account', id: ID }]);
  return { socket, findAccount, heard, letIn, change };
}

test('a change that comes while the account is read for the first time is not missed', async () => {
  const { socket, letIn, change } = opened(null);
  change();
  const stop = letIn();
  await vi.waitFor(() => expect(socket.close).toHaveBeenCalledWith(4410, 'revoked'));
  stop();
});

test('so is one that comes later, and where nothing changed nothing is read', async () => {
  const { socket, findAccount, heard, letIn, change } = opened({ ...account, role: 'ADMIN' });
  const stop = letIn();
  expect(findAccount).not.toHaveBeenCalled();
  change();
  await vi.waitFor(() => expect(socket.close).toHaveBeenCalledWith(4403, 'changed'));
  heard.stop();
  change();
  expect(findAccount).toHaveBeenCalledTimes(1);
  stop();
});
