import type { ClientBase, QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Database } from './data-source.ts';
import { preparedStatement, queryPrepared, type Values } from './sql.ts';

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
  let result: Result;
  try {
    await runner.startTransaction();
    await queryPrepared(runner.manager, ENTER_COMPANY, { appRole: database.appRole, companyId });
    result = await work(runner.manager);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
  await database.settled(); // others commit meanwhile
  return result;
}

/**
 * One statement through the same door, in one round trip where the connection can send on before it is answered: a message
 * waits for every trip. What fails leaves nothing behind, because the `commit` of a failed transaction undoes it.
 */
export async function queryCompany<Row>(
  database: Database,
  companyId: string,
  sql: string,
  values: Values,
): Promise<Row[]> {
  if (database.isEmbedded) return inCompany(database, companyId, (manager) => queryPrepared(manager, sql, values));
  const statement = preparedStatement(sql, values);
  const runner = database.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as ClientBase;
    const steps = await Promise.allSettled([
      client.query('begin'),
      client.query(preparedStatement(ENTER_COMPANY, { appRole: database.appRole, companyId })),
      client.query(statement),
      client.query('commit'),
    ]);
    for (const step of steps) if (step.status === 'rejected') throw step.reason;
    const [, , done, ended] = steps as PromiseFulfilledResult<QueryResult>[];
    if (ended?.value.command !== 'COMMIT') throw new Error('it was not committed');
    return (done?.value.rows ?? []) as Row[];
  } finally {
    await runner.release();
  }
}

const ENTER_COMPANY = `select set_config('role', $appRole, true), set_config('app.company_id', $companyId, true)`;
