import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { abandonIdle } from './ending-store.ts';
import { claimForgottenReplies } from './pending-replies.ts';

const AT_ONCE = 200; // conversations abandoned in one statement

/** Abandons conversations nobody writes in any more; returns how many. */
export async function abandonIdleConversations(shared: Shared): Promise<number> {
  let total = 0;
  for (;;) {
    const idle = await asSystem(shared.database, (manager) => abandonIdle(manager, shared.config.idleAfter, AT_ONCE));
    shared.publish(...idle.map(({ companyId, id }) => ({ kind: 'conversation' as const, companyId, id })));
    total += idle.length;
    if (idle.length < AT_ONCE) return total;
  }
}

/** Looks after idle conversations and forgotten pending replies until it is stopped; any number of processes may. */
export function startTimers(shared: Shared): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  const look = async () => {
    try {
      await claimForgottenReplies(shared);
      await abandonIdleConversations(shared);
    } catch (error) {
      shared.log.warn({ error }, 'idle conversations and pending replies could not be looked after');
    }
    if (!isStopped) timer = setTimeout(look, shared.pendingReplyTimes.lookEvery);
  };
  timer = setTimeout(look, 0);
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}
