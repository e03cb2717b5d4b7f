import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { startEmbedded } from '../database/embedded.ts';

type Work<Result> = (runner: QueryRunner) => Promise<Result>;

/** One transaction on a real PostgreSQL; what fails has changed nothing. */
export function onPostgres<Result>(url: string, isolation: Isolation, work: Work<Result>): Promise<Result> {
  return inTransaction({ type: 'postgres', url, poolSize: 1 }, isolation, work);
}

/** One transaction on the embedded database of a folder that nobody else works in; it is on the disk, unless it is read. */
export async function onEmbedded<Result>(folder: string, isolation: Isolation, work: Work<Result>): Promise<Result> {
  const embedded = await startEmbedded({ folder, isRelaxed: isolation === 'REPEATABLE READ' });
  try {
    const { host, port } = embedded;
    return await inTransaction(
      { type: 'postgres', host, port, username: 'postgres', database: 'postgres', poolSize: 1 },
      isolation,
      work,
    );
  } finally {
    await embedded.close();
  }
}

/** Reading, the transaction sees one moment. */
export type Isolation = 'REPEATABLE READ' | 'READ COMMITTED';

async function inTransaction<Result>(
  options: DataSourceOptions,
  isolation: Isolation,
  work: Work<Result>,
): Promise<Result> {
  const source = new DataSource(options);
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction(isolation);
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}
