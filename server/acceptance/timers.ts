import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { topics } from '../live/events.ts';
import { uncheckedCompanies } from './checking-store.ts';
import { checkTests } from './run-actions.ts';
import { giveUpRuns } from './run-store.ts';

const GATHER_FOR = 20; // ms; several changes in a row are looked at once
const LOOK_EVERY = 10_000; // ms; a lost wake-up costs no more

/**
 * Tries the tests of companies again whenever what their assistants know changes, or a test does, until it is stopped; any
 * number of processes may. Nobody waits for it, and what a crash left is taken up again.
 */
export function startAcceptanceTimers(shared: Shared): () => void {
  const { background, database, log, publish } = shared;
  const companies = new Set<string>();
  let isStopped = false;
  let isRunning = false;
  let timer: NodeJS.Timeout | null = null;
  const warn = (error: unknown) => log.warn({ error }, 'acceptance tests could not be tried');

  async function check(): Promise<void> {
    timer = null;
    if (isStopped || isRunning || companies.size === 0) return;
    isRunning = true;
    const woken = [...companies];
    companies.clear();
    try {
      const ids = await asSystem(database, (manager) => uncheckedCompanies(manager, woken));
      for (const id of ids) await checkTests(shared, id).catch(warn);
    } finally {
      isRunning = false;
    }
    if (companies.size > 0) wake();
  }

  function wake(): void {
    if (timer || isRunning || isStopped) return;
    timer = setTimeout(() => background.add(check().catch(warn)), GATHER_FOR).unref();
  }

  const hear = (companyId: string) => {
    companies.add(companyId);
    wake();
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
    isStopped = true;
    clearInterval(looking);
    if (timer) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
