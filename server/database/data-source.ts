import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import { ColumnNames } from './column-names.ts';
import { startEmbedded } from './embedded.ts';
import { impatientClient } from './impatient-client.ts';
import { MIGRATIONS } from './migrations.ts';

/** A PostgreSQL, embedded or real, that the whole server works on. */
export interface Database {
  dataSource: DataSource;
  isEmbedded: boolean;
  /** How many statements run at once. */
  connections: number;
  /** How many connections there are now, how many of them nobody uses, and who waits for one. */
  pool(): { total: number; idle: number; waiting: number };
  /** The role under which everything but the system door works: `<database>_app`. */
  appRole: string;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** null: the embedded database in `folder`, or in memory from the dump `template` where that is given. */
  url: string | null;
  /** The login that owns the tables, where it is not the one of `url`: it alone brings them up to date. */
  ownerUrl?: string | null;
  folder: string;
  template?: string | null;
  poolSize: number;
  /** Told once, with a sentence for people, when the embedded database is gone for good. */
  onFailure?: (sentence: string) => void;
  entities: EntitySchema<never>[];
}

const MIGRATION_LOCK = 4_715_283_001; // any number that nothing else in the database uses

/**
 * Connects, and brings the tables up to date; several processes may do so at once.
 * @throws Error when the database cannot be reached, or another process has the embedded one.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const embedded =
    place.url === null
      ? await startEmbedded({
          ...(place.template === undefined ? { folder: place.folder } : { template: place.template }),
          ...(place.onFailure ? { onFailure: place.onFailure } : {}),
        })
      : null;
  const patience = { milliseconds: 0 }; // migrations take what they take
  const dataSource = new DataSource({
    type: 'postgres',
    ...(embedded === null
      ? {
          url: place.url ?? '',
          poolSize: place.poolSize,
          extra: { ...REAL_CONNECTION, Client: impatientClient(patience) },
        }
      : {
          host: embedded.host,
          port: embedded.port,
          username: 'postgres',
          database: 'postgres',
          // The socket of the embedded database mixes up the messages of several connections.
          poolSize: 1,
          extra: { idleTimeoutMillis: 0, connectionTimeoutMillis: 5_000 },
        }),
    namingStrategy: new ColumnNames(),
    entities: place.entities,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    logging: false,
  } as DataSourceOptions);
  await dataSource.initialize();
  if (embedded === null) await migrateAs(place.ownerUrl ?? null, dataSource);
  else await dataSource.runMigrations();
  patience.milliseconds = ANSWER_WITHIN;
  const [row] = await dataSource.query<{ name: string }[]>('select current_database() as name');
  return {
    dataSource,
    isEmbedded: embedded !== null,
    connections: embedded === null ? place.poolSize : 1,
    appRole: `${row?.name}_app`,
    pool: () => poolOf(dataSource),
    async close() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await embedded?.close();
    },
  };
}

function poolOf({ driver }: DataSource): ReturnType<Database['pool']> {
  const { totalCount, idleCount, waitingCount } = (driver as unknown as { master: Pool }).master;
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

const ANSWER_WITHIN = 12_000; // ms; what is not answered by then never will be

const REAL_CONNECTION = {
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  statement_timeout: ANSWER_WITHIN - 1_000, // PostgreSQL gives up first, and the connection stays whole
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'helpie',
};

/** Brings the tables up to date by the login that owns them. */
async function migrateAs(ownerUrl: string | null, own: DataSource): Promise<void> {
  if (ownerUrl === null) return migrateAlone(own);
  const owner = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    poolSize: 2,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
  });
  await owner.initialize();
  try {
    await migrateAlone(owner);
  } finally {
    await owner.destroy();
  }
}

/** TypeORM takes no lock of its own: of three processes on an empty database two would die. */
async function migrateAlone(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
