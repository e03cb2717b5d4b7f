import { monitorEventLoopDelay } from 'node:perf_hooks';
import { addMessages } from '../../server/test/many-messages.ts';
import { startModelServer } from '../../server/test/model-server.ts';
import { createShop, createVisitor, start } from '../../server/test/story.ts';
import { closeWhenAsked, NO_LIMITS, startBenchApp } from '../bench-app.ts';
import { usageNow } from '../push/usage.ts';
import { type ServerTimes, watchRequests } from './server-times.ts';

/** What an attack is told. Everybody comes from an address of their own, by `X-Forwarded-For`. */
export interface Target {
  url: string;
  companyId: string;
  staffToken: string;
  staffEmail: string;
  visitor: { token: string; conversationId: string };
}

/** `open`: without limits by caller, so that an overload can come from one machine. */
const isOpen = process.argv[2] === 'open';
const service = process.argv[2] === 'model' ? await startModelServer() : null;
service?.behave({ kind: 'answer', pieces: ['Eccomi, di che cosa ha bisogno?'] });

const app = await startBenchApp(
  {
    NODE_ENV: '',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    ...(service ? { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: service.url } : {}),
    ...(process.env.BENCH_DATABASE_URL ? { DATABASE_URL: process.env.BENCH_DATABASE_URL } : {}),
  },
  { limits: isOpen ? NO_LIMITS : {} },
);
const shop = await createShop(app);
const token = await createVisitor(app, shop.id);
const { data } = await start(app, token, 'Quali sono gli orari?');

const { id } = data.startConversation.conversation;

const heldUp = monitorEventLoopDelay({ resolution: 10 });
heldUp.enable();
const times = watchRequests();
const figures: Record<string, () => unknown> = {
  memory: () => process.memoryUsage().rss / 1e6,
  usage: usageNow,
  write: () => addMessages(app, { companyId: shop.id, id }, 1_000, 100),
  begin: () => {
    heldUp.reset();
    times.forget();
  },
  times: () =>
    ({
      ...times.read(),
      heldUp: [50, 95, 99].map((percent) => heldUp.percentile(percent) / 1e6),
    }) satisfies ServerTimes,
};
process.on('message', async (wanted: string) => process.send?.({ wanted, figure: await figures[wanted]?.() }));
closeWhenAsked(app);
process.send?.({
  url: app.url,
  companyId: shop.id,
  staffToken: shop.owner.token,
  staffEmail: shop.owner.email,
  visitor: { token, conversationId: id },
} satisfies Target);
