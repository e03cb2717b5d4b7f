import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createShop, createVisitor, start } from '../../server/test/story.ts';
import { closeWhenAsked, startBenchApp } from '../bench-app.ts';

/** Where the files go, and as whom. */
export interface Target {
  url: string;
  companyId: string;
  token: string;
}

/** What the server's process went through since it was last asked. */
export interface Strain {
  /** The longest that nobody else was served, ms. */
  held: number;
  /** The most processor time that the serving thread took between two looks a millisecond apart, ms: whatever else the machine does. */
  busy: number;
  /** The most memory the process had, bytes. */
  peak: number;
}

const app = await startBenchApp({ LOG_LEVEL: 'error' });
const shop = await createShop(app);
// What the shop's assistant knows is compiled, and so is each new catalogue from now on.
await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const strain = { busy: 0, peak: 0 };
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  strain.busy = Math.max(strain.busy, (user + system) / 1_000);
}, 1).unref();
setInterval(() => {
  strain.peak = Math.max(strain.peak, process.memoryUsage().rss);
}, 10).unref();

process.on('message', () => {
  process.send?.({ held: delay.max / 1e6, ...strain } satisfies Strain);
  delay.reset();
  Object.assign(strain, { busy: 0, peak: 0 });
});
closeWhenAsked(app);
process.send?.({ url: app.url, companyId: shop.id, token: shop.owner.token } satisfies Target);
