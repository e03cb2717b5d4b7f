import type { EntityManager } from 'typeorm';
import type { Database } from './data-source.ts';
import { prepared } from './prepared.ts';

/**
 * The one door to a company's rows: a transaction as the role that sees this company's rows and no others.
 * Whoever calls it has asked `companies/policy.ts` before. Never hold it while the model thinks.
 */
export async function inCompany<Result>(
  database: Database,
  companyId: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = database.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await prepared(runner.manager, 'enter_company', ENTER_COMPANY, [database.appRole, companyId]);
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

const ENTER_COMPANY = `select set_config('role', $1, true), set_config('app.company_id', $2, true)`;
