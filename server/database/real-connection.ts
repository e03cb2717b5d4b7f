import { Client } from 'pg';
import { Asker } from './asker.ts';
import { Doubt } from './doubt.ts';
import { forgetfulClient, type Keeping } from './forgetful-client.ts';
import { impatientClient } from './impatient-client.ts';
import { ASKERS, bringsStatementsAlong } from './pooled-statements.ts';

const ANSWER_WITHIN = 12_000; // ms; what is not answered by then never will be

const CONNECTED_WITHIN = 3_000; // ms; also of who waits for one of the pool

// PostgreSQL gives up first, and the connection stays whole.
const ENTER = `select set_config('statement_timeout', '${ANSWER_WITHIN - 1_000}', false),
  set_config('idle_in_transaction_session_timeout', '30000', false), pg_backend_pid() as pid`;

export interface RealPlace {
  url: string;
  poolSize: number;
  /** ms that work may wait for a connection. */
  longestWait?: number | undefined;
  /** Told once, when a pooler stands between that brings no named statements along. */
  onForgotten?: (() => void) | undefined;
}

/** How a pool connects to a real PostgreSQL, and what it finds out about what stands between. */
export function realConnection({ url, poolSize, longestWait, onForgotten = () => undefined }: RealPlace) {
  const keeping: Keeping = { isTrusted: false };
  const asker = new Asker(url);
  const doubt = new Doubt(() => asker.ask());
  let isFirst = true;
  const asking = new Set<Client>();

  /** Says what would be said at the door, where poolers refuse it, and learns whether PostgreSQL itself stands there. */
  async function enter(client: Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(ENTER);
    const isDirect = rows[0]?.pid === (client as unknown as { processID: number | null }).processID;
    if (isFirst) asker.prepare();
    if (isFirst) doubt.knowsProcesses = isDirect;
    if (isFirst && isDirect) keeping.isTrusted = true;
    else if (isFirst) void askPooler();
    isFirst = false;
  }

  /** Until it has answered, statements go without names. */
  async function askPooler(): Promise<void> {
    try {
      for (let each = 0; each < ASKERS; each++) asking.add(await connected(url));
      if (await bringsStatementsAlong([...asking])) keeping.isTrusted = true;
      else onForgotten();
    } catch {
      // Nobody has an answer: they go on without.
    } finally {
      leave();
    }
  }

  /** Asks no more. */
  function leave(): void {
    doubt.leave();
    asker.leave();
    for (const client of asking) void client.end().catch(() => undefined);
    asking.clear();
  }

  return {
    options: {
      url,
      poolSize,
      extra: {
        pipeline: true, // what is sent without waiting goes out at once: see `queryCompany`
        idleTimeoutMillis: 60_000,
        keepAlive: true,
        keepAliveInitialDelayMillis: 5_000,
        application_name: 'tuoshop',
        connectionTimeoutMillis: longestWait ?? CONNECTED_WITHIN,
        onConnect: enter,
        Client: forgetfulClient(impatientClient({ milliseconds: ANSWER_WITHIN }, doubt), keeping, onForgotten),
      },
    },
    leave,
  };
}

async function connected(connectionString: string): Promise<Client> {
  const limits = { connectionTimeoutMillis: CONNECTED_WITHIN, query_timeout: CONNECTED_WITHIN };
  const client = new Client({ connectionString, ...limits });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
