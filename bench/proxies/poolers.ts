import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor, listen, must } from '../../server/test/story.ts';
import { significant } from '../harness.ts';
import { startProgram, startServer } from './processes.ts';

/** So many visitors ask at once: more than the pooler has connections. */
const VISITORS = 100;
const TRIES = 10;
const CHANGES = 10;
const HEARD_WITHIN = 10_000; // ms

const SWITCH = `mutation ($id: ID!, $isActive: Boolean!) { setChatbotActive(companyId: $id, isActive: $isActive) { id } }`;
const START = `mutation ($conversation: ID!, $message: ID!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: "Quali sono gli orari?") {
    reply { text }
  }
}`;
const SHOP_CHANGES = 'subscription ($id: ID!) { shopChanges(companyId: $id) { isActive } }';

/** PgBouncer's modes, as they are called there, and what the product is told beside its address. */
export const POOLERS: Record<string, { mode: string; listensBeside: boolean }> = {
  session: { mode: 'session', listensBeside: false },
  transaction: { mode: 'transaction', listensBeside: false },
  'transaction, DATABASE_LISTEN_URL': { mode: 'transaction', listensBeside: true },
  statement: { mode: 'statement', listensBeside: false },
};

/**
 * Two processes of the product behind one PgBouncer in front of `databaseUrl`: how many of the visitors that ask at once
 * are answered, and how long a change at one process is on its way to the other, ms.
 */
export async function tryPooler(
  { mode, listensBeside }: (typeof POOLERS)[string],
  folder: string,
  port: number,
  databaseUrl: string,
): Promise<Record<string, string | number>> {
  const pooler = await startProgram('pgbouncer', [configure(folder, port, mode, databaseUrl)], port);
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: through.href,
    ...(listensBeside ? { DATABASE_LISTEN_URL: databaseUrl } : {}),
  };
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  try {
    for (let count = 0; count < 2; count++) servers.push(await startServer(environment));
    const [first, second] = servers as [(typeof servers)[number], (typeof servers)[number]];
    const asked = await Promise.all(
      Array.from({ length: VISITORS }, (_, place) => isAnswered(servers[place % 2], place)),
    );
    return {
      answered: `${asked.filter(Boolean).length} of ${VISITORS}`,
      'slowest ms to the other process': significant(await travel(first, second)),
    };
  } catch (error) {
    return {
      answered: 'does not start',
      'what it says': reasonIn((error as Error).message),
    };
  } finally {
    for (const server of servers) await server.stop();
    await pooler.stop();
  }
}

/** Of what a server said as it ended, the sentence that tells why. */
function reasonIn(text: string): string {
  return /Error: .*|"message":.*/.exec(text)?.[0] ?? text;
}

async function isAnswered(server: { url: string; companyId: string } | undefined, place: number): Promise<boolean> {
  if (!server) return false;
  // An address of its own: a hundred visitors of one would be too many for its limits.
  const from = { 'x-forwarded-for': `192.0.2.${place + 1}` };
  const token = await patiently(() => createVisitor(server, server.companyId, from));
  const ids = { conversation: randomUUID(), message: randomUUID() };
  const { startConversation } = await patiently(() => must(server, START, ids, token, from));
  return /9:00/.test(startConversation.reply?.text ?? '');
}

/** As the chat does: who is told that the service is busy asks again. @throws Error when nothing helps. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !String(error).includes('BUSY')) throw error;
      await wait(1_000 * Math.random() * tries);
    }
  }
}

/** ms until the slowest of some changes at one process is heard at the other. @throws Error when one never is. */
async function travel(
  from: { url: string; companyId: string; staffToken: string },
  to: { url: string },
): Promise<number> {
  const listening = listen(to, SHOP_CHANGES, { id: from.companyId }, null);
  const heard = async (count: number) => {
    const until = performance.now() + HEARD_WITHIN;
    while (listening.events.length < count) {
      if (performance.now() > until) throw new Error('a change at one process is not heard at the other');
      await wait(1);
    }
  };
  await heard(1);
  let slowest = 0;
  for (let change = 0; change < CHANGES; change++) {
    const startedAt = performance.now();
    await must(from, SWITCH, { id: from.companyId, isActive: change % 2 === 1 }, from.staffToken);
    await heard(change + 2);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await wait(500);
  }
  await listening.stop();
  return slowest;
}

/** Ten connections for each pool, as Debian's package leaves everything else. */
function configure(folder: string, port: number, mode: string, databaseUrl: string): string {
  const { hostname, port: behind, username } = new URL(databaseUrl);
  const users = join(folder, 'users');
  writeFileSync(users, `"${decodeURIComponent(username)}" ""\n`, { mode: 0o644 });
  const settings = `[databases]
* = host=${hostname} port=${behind || 5_432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 40 : 10}
max_client_conn = 200
user = postgres
`;
  const file = join(folder, 'settings.ini');
  writeFileSync(file, settings, { mode: 0o644 });
  return file;
}
