import pg from 'pg';
import { makeVisitorToken } from '../../server/conversations/visitor-token.ts';
import { querySystem } from '../../server/database/system.ts';
import type { Bus } from '../../server/live/bus.ts';
import { LocalBus } from '../../server/live/local-bus.ts';
import { createShop, say } from '../../server/test/story.ts';
import { closeWhenAsked, startBenchApp } from '../bench-app.ts';
import { benchDatabaseUrl } from '../harness.ts';
import { QUESTION_DOCUMENT } from './document.ts';
import { numbered } from './numbered.ts';

/** What the benchmark is told: where to send, and the very statements that one message makes. */
export interface SendServer {
  url: string;
  visitors: { token: string; conversationId: string }[];
  statements: Statement[];
}

export interface Statement {
  text: string;
  values: unknown[];
}

const VISITORS = 500;

/** `alone`: what happens is told to this process only, as if there were no other. */
const isAlone = process.argv[2] === 'alone';

// Who waits for long on a busy machine is measured, not refused.
const app = await startBenchApp(
  { DATABASE_URL: benchDatabaseUrl() },
  {
    longestWait: 60_000,
    ...(isAlone
      ? {
          wrapBus: (bus: Bus) => {
            void bus.close();
            return new LocalBus();
          },
        }
      : {}),
  },
);
const { database, keys } = app.shared;
const { id: companyId } = await createShop(app);
// Ids that SQL can make from a number, so that pgbench writes into the same conversations.
await querySystem(
  database,
  `insert into conversations (company_id, id, visitor_id, client_conversation_id)
  select $companyId, ${numbered('conversation', 'number')}, ${numbered('visitor', 'number')}, gen_random_uuid()
  from generate_series(0, $visitors::int - 1) as number`,
  { companyId, visitors: VISITORS },
);
const rows = await querySystem<{ id: string; visitorId: string }>(
  database,
  'select id, visitor_id as "visitorId" from conversations where company_id = $companyId order by id',
  { companyId },
);
const visitors = rows.map(({ id, visitorId }) => ({
  conversationId: id,
  token: makeVisitorToken(keys, companyId, visitorId, new Date()).token,
}));

/** What the server asks its database while it does something. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]) {
    const [asked, values] = parameters as [string | Statement, unknown[] | undefined];
    statements.push(typeof asked === 'string' ? { text: asked, values: values ?? [] } : { ...asked });
    return (query as (...all: unknown[]) => unknown).apply(this, parameters);
  } as typeof query;
  await work();
  pg.Client.prototype.query = query;
  return statements;
}

const [first] = visitors;
const ask = () => say(app, first?.token ?? '', first?.conversationId ?? '', QUESTION_DOCUMENT.question);
await ask(); // what is read once only
const statements = (await statementsOf(ask)).filter(
  ({ text }) => !text.includes('as cursor') && !/pg_notify/.test(text),
);

closeWhenAsked(app);
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.({ url: app.url, visitors, statements } satisfies SendServer);
