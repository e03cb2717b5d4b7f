import type { Shared } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { Progress } from './progress.ts';
import type { noteRead } from './progress-store.ts';

/** Notes how far something has come, and tells those who follow it. */
export function progressOn(
  { database, publish, log }: Pick<Shared, 'database' | 'publish' | 'log'>,
  companyId: string,
  id: string,
  whole: number,
  note: typeof noteRead,
): Progress {
  const tell = async (percent: number) => {
    await inCompany(database, companyId, (manager) => note(manager, companyId, id, percent));
    publish({ kind: 'import', companyId, id });
  };
  return new Progress(whole, tell, (error) => log.warn({ error }, 'how far an import has come was not noted'));
}
