import type { Shared } from '../context.ts';
import { querySystem } from '../database/system.ts';
import { within } from '../limits/within.ts';
import type { Gauges } from '../observability/metrics.ts';
import type { WebSocketDoor } from '../websocket/server.ts';

const READY_WITHIN = 1_000; // ms; whoever watches over us does not wait for ever either

/** Whether the database answers. */
export async function isAnswering({ database }: Shared): Promise<boolean> {
  try {
    return await within(READY_WITHIN, querySystem(database, 'select 1'));
  } catch {
    return false;
  }
}

/** What is so at the moment of asking. */
export function gaugesOf({ database }: Shared, sockets: WebSocketDoor): Gauges {
  return {
    sockets: () => sockets.size,
    subscriptions: () => sockets.hub.subscribers,
    channels: () => sockets.hub.size,
    pool: () => database.pool(),
    async pendingReplies() {
      let pending: number | null = null;
      const counted = querySystem<{ count: number }>(database, 'select count(*)::int as count from owed_replies');
      const asked = counted.then(([row]) => {
        pending = row?.count ?? 0;
      });
      await within(READY_WITHIN, asked).catch(() => false);
      return pending;
    },
  };
}
