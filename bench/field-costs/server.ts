import { randomUUID } from 'node:crypto';
import { inCompany } from '../../server/database/tenant.ts';
import { addFaqs } from '../../server/faqs/store.ts';
import { addProducts } from '../../server/products/store.ts';
import { ROWS } from '../../server/test/isolation-table.ts';
import { createWorld, type ViewerKind } from '../../server/test/isolation-world.ts';
import { addMessages } from '../../server/test/many-messages.ts';
import { closeWhenAsked, startBenchApp } from '../bench-app.ts';

/** One operation as somebody who may asks it. */
export interface Call {
  variables: Record<string, unknown>;
  token: string | null;
}

/** What is asked of this process, and what it tells. */
export type Asked = { calls: string; count: number } | 'busy';
export type Told = { url: string } | Call[] | number;

const LARGEST_PAGE = 100;
/** Who asks, by what they may: the first of them who may. */
const ASKING: readonly ViewerKind[] = ['visitor', 'owner admin', 'superadmin', 'client', 'no role', 'anonymous'];

const app = await startBenchApp({
  NODE_ENV: '',
  ...(process.env.BENCH_DATABASE_URL ? { DATABASE_URL: process.env.BENCH_DATABASE_URL } : {}),
});
const world = await createWorld(app);
const { companyId } = world.own;
const numbers = Array.from({ length: LARGEST_PAGE }, (_, number) => number + 10);
await inCompany(app.shared.database, companyId, async (manager) => {
  const common = { companyId, category: 'Generale', keywords: ['prova'] };
  await addFaqs(
    manager,
    numbers.map((n) => ({
      ...common,
      ...{ id: randomUUID(), code: `${n}`, question: `Domanda ${n}?`, answer: 'Risposta. '.repeat(20) },
      ...{ isDraft: false, position: n },
    })),
  );
  await addProducts(
    manager,
    numbers.map((n) => ({
      ...common,
      ...{ id: randomUUID(), code: `${n}`, name: `Lampada numero ${n}`, description: 'Bella e chiara. '.repeat(20) },
      ...{
        price: '10,00 €',
        priceCents: 1_000,
        currency: 'EUR',
        imageUrl: '',
        link: '',
        isAvailable: true,
        variants: [],
        position: n,
      },
    })),
  );
});
app.shared.publish({ kind: 'company', id: companyId });
for (const _ of numbers) await world.newConversationAt('own');
await addMessages(app, { companyId, id: world.own.conversationId }, LARGEST_PAGE, LARGEST_PAGE);

async function callsOf(name: string, count: number): Promise<Call[]> {
  const row = ROWS[name];
  const viewer = row && ASKING.find((each) => row.rule(each, 'own') === 'answered');
  if (!row || !viewer) return [];
  const calls: Call[] = [];
  for (let made = 0; made < count; made++) {
    const variables = await row.variables(world, 'own');
    calls.push({ variables, token: await world.tokenOf(viewer) });
  }
  return calls;
}

/** ms that the event loop's thread has computed. */
function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

process.on('message', async (asked: Asked) => {
  const told: Told = asked === 'busy' ? busy() : await callsOf(asked.calls, asked.count);
  process.send?.(told);
});
closeWhenAsked(app);
process.send?.({ url: app.url } satisfies Told);
