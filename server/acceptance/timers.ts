import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { topics } from '../live/events.ts';
import { wakeable } from '../live/wakeable.ts';
import { uncheckedCompanies } from './checking-store.ts';
import { checkTests } from './run-actions.ts';
import { giveUpRuns } from './run-store.ts';

const LOOK_EVERY = 10_000; // ms; a lost wake-up costs no more

/**
 * Tries the tests of companies again whenever what their assistants know changes, or a test does, until it is stopped; any
 * number of processes may. Nobody waits for it, and what a crash left is taken up again.
 */
export function startAcceptanceTimers(shared: Shared): () => void {
  const { background, database, log, publish } = shared;
  const companies = new Set<string>();
  const warn = (error: unknown) => log.warn({ error }, 'acceptance tests could not be tried');
  const check = wakeable(
    shared,
    async () => {
      const woken = [...companies];
      companies.clear();
      if (woken.length === 0) return;
      const ids = await asSystem(database, (manager) => uncheckedCompanies(manager, woken));
      for (const id of ids) await checkTests(shared, id).catch(warn);
    },
    warn,
  );
  const hear = (companyId: string) => {
    companies.add(companyId);
    check.wake();
  };

  async function look(): Promise<void> {
    const givenUp = await asSystem(database, giveUpRuns);
    publish(...givenUp.map((run) => ({ kind: 'acceptance' as const, ...run })));
    for (const id of await asSystem(database, (manager) => uncheckedCompanies(manager, null))) hear(id);
  }

  const stops = [
    shared.hear(topics.companies(), (event) => 'id' in event && hear(event.id)),
    shared.hear(topics.anyAcceptance(), (event) => 'companyId' in event && hear(event.companyId)),
  ];
  const looking = setInterval(() => background.add(look().catch(warn)), LOOK_EVERY).unref();
  background.add(look().catch(warn));
  return () => {
    check.stop();
    clearInterval(looking);
    for (const stop of stops) stop();
  };
}
