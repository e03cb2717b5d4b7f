import { sufferCuts } from '../../server/test/cuts.ts';
import type { Inside, Rows } from './inside.ts';
import { overload } from './overload.ts';
import { pause } from './paused.ts';
import type { Target } from './server.ts';

/** What nobody means: everybody's limits are off, and all come from addresses of their own. */
export const FAULTS: Record<
  string,
  { what: string; run(target: Target, seconds: number, inside: Inside): Promise<Rows> }
> = {
  overload: { what: 'three times what it carries, written and read by 200 visitors', run: overload },
  cuts: { what: '200 subscribers, 500 cuts of their connections while 50 messages a second are sent', run: cuts },
  paused: { what: 'a client that reads nothing while 100,000 events happen, beside one that reads', run: pause },
};

/** Messages are questions with their answers: 25 of each a second. The last cut is not the last that is noticed. */
async function cuts({ url, companyId, staffToken }: Target): Promise<Rows> {
  const storm = {
    subscribers: 200,
    cuts: 500,
    conversations: 20, // the list tells so many at once to whoever comes back
    perSecond: 25,
    cutEvery: 60,
    lifeSigns: { every: 5_000, within: 3_000 }, // as the dashboards do
  };
  const after = await sufferCuts({ url }, { id: companyId, token: staffToken }, storm, 120_000);
  return {
    subscribers: { count: after.subscribed },
    'questions answered': { count: after.messages },
    ...Object.fromEntries(Object.entries(after.cuts).map(([kind, count]) => [`cut: ${kind}`, { count }])),
    'bytes swallowed': { count: after.swallowed },
    'errors told to clients': { count: after.errors.length },
    'all equal to the table, s after the last cut': { count: (after.rightAgainAfter / 1_000).toFixed(1) },
  };
}
