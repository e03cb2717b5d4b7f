import type { Shared } from '../context.ts';
import { topics } from '../live/events.ts';
import { wakeable } from '../live/wakeable.ts';

const LOOK_EVERY = 10_000; // ms; a lost wake-up costs no more

/** Rows that are made of what visitors say, and stand by what the assistant of their company knows. */
export interface TendedRows {
  /** What is said in the log when it cannot be done. */
  complaint: string;
  /** Puts what came into its rows; the companies whose rows changed. */
  gather(): Promise<Iterable<string>>;
  /** Which companies, of these or of all, have a row that was not tried against what is known now. */
  unchecked(companyIds: readonly string[] | null): Promise<string[]>;
  /** Tries the rows of a company that were not tried yet. */
  check(companyId: string): Promise<void>;
  /** Whether rows are to be tried again where a conversation goes, too. */
  isOfMessages?: boolean;
}

/**
 * Gathers rows as messages come, and tries them again whenever what the assistant knows changes, until it is stopped; any
 * number of processes may. Nobody waits for it, and what a crash left is taken up again.
 */
export function startTending(shared: Shared, { complaint, gather, unchecked, check, isOfMessages }: TendedRows) {
  const { background, log } = shared;
  const companies = new Set<string>();
  const warn = (error: unknown) => log.warn({ error }, complaint);
  const checking = wakeable(
    shared,
    async () => {
      const woken = [...companies];
      companies.clear();
      if (woken.length === 0) return;
      for (const id of await unchecked(woken)) await check(id).catch(warn); // the others are no worse for it
    },
    warn,
  );
  const tryAgain = (companyId: string) => {
    companies.add(companyId);
    checking.wake();
  };
  const gathering = wakeable(
    shared,
    async () => {
      for (const id of await gather()) tryAgain(id);
    },
    warn,
  );
  const look = async () => {
    gathering.wake();
    for (const id of await unchecked(null)) tryAgain(id);
  };

  const stops = [
    shared.hear(topics.anyActivity(), (event) => {
      gathering.wake();
      if (isOfMessages && event.kind === 'removal') tryAgain(event.companyId);
    }),
    shared.hear(topics.companies(), ({ id }) => tryAgain(id)),
  ];
  const looking = setInterval(() => background.add(look().catch(warn)), LOOK_EVERY).unref();
  background.add(look().catch(warn));
  return () => {
    for (const each of [checking, gathering]) each.stop();
    clearInterval(looking);
    for (const stop of stops) stop();
  };
}
