/** What stands in the address of the stories' PostgreSQL for the number of the worker (1, 2, …) that asks for it. */
const WORKER = '{worker}';

const address = process.env.STORY_DATABASE_URL || null;

/**
 * The database that stories run on: a real PostgreSQL where the environment names one, else the embedded one. Where its
 * address holds '{worker}', files that run at the same time have one each, and each file begins with empty tables.
 */
export const storyDatabaseUrl = address?.replace(WORKER, process.env.VITEST_POOL_ID ?? '1') ?? null;

/** Whether stories run on a real PostgreSQL, where several processes can share it. */
export const isRealPostgres = storyDatabaseUrl !== null;

/** Whether nobody else uses the database while a file of stories runs. */
export const isOwnDatabase = address?.includes(WORKER) ?? false;
