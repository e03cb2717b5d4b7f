import type { Account } from '../accounts/account.ts';
import { requireStaff } from '../accounts/requests.ts';
import type { Context, Shared } from '../context.ts';
import { setAvailable as storeAvailable, switchOffAway as storeAway } from './availability-store.ts';

/** A person says whether they are there for visitors. */
export async function setAvailable(context: Context, isAvailable: boolean): Promise<Account> {
  const { account } = requireStaff(context);
  await storeAvailable(context.database, account.id, isAvailable);
  context.publish({ kind: 'availability', id: account.id });
  return account;
}

/** Whoever has been gone for a while is there no more, whichever process they were connected to; returns how many. */
export async function switchOffAway({ database, availabilityTimes, publish }: Shared): Promise<number> {
  const ids = await storeAway(database, availabilityTimes.awayFor);
  publish(...ids.map((id) => ({ kind: 'availability' as const, id })));
  return ids.length;
}
