import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { topics } from './events.ts';
import { LocalBus } from './local-bus.ts';
import { LiveTopics } from './topics.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T22:59:30.000Z') }));
afterEach(() => void vi.useRealTimers());

const nextMinute = (now: Date) => new Date((Math.floor(now.getTime() / 60_000) + 1) * 60_000);

function listening() {
  const bus = new LocalBus();
  const current = vi.fn(async () => new Date().toISOString());
  const source = new LiveTopics(bus, pino({ enabled: false })).latest('figures', 'activity', '', {
    current,
    pause: 1_000,
    nextChange: nextMinute,
  });
  const told: string[] = [];
  const stop = source.listen(({ root }) => told.push(root.figures));
  return { bus, current, told, stop };
}

it('what changes by time alone is told, at midnight in Rome too, and to nobody who has gone', async () => {
  const { current, told, stop } = listening();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['2026-11-21T23:00:00.000Z']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(current).toHaveBeenCalledTimes(2);
});

it('who stops twice stops nobody who came to the same meanwhile', async () => {
  const bus = new LocalBus();
  const live = new LiveTopics(bus, pino({ enabled: false }));
  const source = () => live.latest('shop', topics.company('a'), '', { current: async () => 'news' });
  const stop = source().listen(() => undefined);
  stop();
  const told: string[] = [];
  source().listen(({ root }) => told.push(root.shop));
  stop();
  bus.publish([{ kind: 'company', id: 'a' }]);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['news']);
});
