import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { openCopyDoor } from './copy-door.ts';
import { copyDoorPath, type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { MIGRATIONS } from './migrations.ts';
import { realConnection } from './real-connection.ts';
import { bringUpToDate, isBehind, type Step } from './up-to-date.ts';

/** A PostgreSQL, embedded or real, that the whole server works on. */
export interface Database {
  dataSource: DataSource;
  isEmbedded: boolean;
  /** How many statements run at once. */
  connections: number;
  /** How many connections there are now, how many of them nobody uses, and who waits for one. */
  pool(): { total: number; idle: number; waiting: number };
  /** Until what was committed before is on the disk: whoever is told of it may rely on it. */
  settled(): Promise<void>;
  /** Whether its files are being copied just now: see `copy-door.ts`. */
  isBeingCopied(): boolean;
  /** The role under which everything but the system door works: `<database>_app`. */
  appRole: string;
  close(): Promise<void>;
  /** Ends the embedded database at once, where closing takes too long: what was confirmed is kept. */
  kill(): Promise<void>;
}

export interface DatabasePlace {
  /** null: the embedded database in `folder`, or in memory from the dump `template` where that is given. */
  url: string | null;
  /** The login that owns the tables, where it is not the one of `url`: it alone brings them up to date. */
  ownerUrl?: string | null;
  folder: string;
  /** The embedded database, where somebody began to start it before. */
  embedded?: Promise<EmbeddedDatabase>;
  template?: string | null;
  /** See `startEmbedded`. */
  isRelaxed?: boolean;
  poolSize: number;
  /** ms that work may wait for a connection, of which the embedded database has one. */
  longestWait?: number;
  /** The steps of the tables; a test may add one. */
  steps?: readonly Step[];
  /** Told once, with a sentence for people, when the embedded database is gone for good. */
  onFailure?: (sentence: string) => void;
  /** Told once, when a pooler stands between that brings no named statements along. */
  onForgotten?: () => void;
}

/**
 * Connects, and brings the tables up to date; several processes may do so at once.
 * @throws Error when the database cannot be reached, or another process has the embedded one.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const embedded =
    place.url === null
      ? await (place.embedded ??
          startEmbedded({
            ...(place.template === undefined ? { folder: place.folder } : { template: place.template }),
            ...(place.isRelaxed ? { isRelaxed: true } : {}),
            ...(place.onFailure ? { onFailure: place.onFailure } : {}),
          }))
      : null;
  const real = place.url === null ? null : realConnection({ ...place, url: place.url });
  const dataSource = new DataSource({
    type: 'postgres',
    ...(real?.options ?? {
      host: embedded?.host,
      port: embedded?.port,
      username: 'postgres',
      database: 'postgres',
      // The socket of the embedded database mixes up the messages of several connections.
      poolSize: 1,
      extra: { idleTimeoutMillis: 0, connectionTimeoutMillis: FIRST_ANSWER_WITHIN },
      migrations: [...(place.steps ?? MIGRATIONS)],
      migrationsTransactionMode: 'each',
    }),
    logging: false,
  } as DataSourceOptions);
  const name = await dataSource
    .initialize()
    .then(() => {
      if (embedded) poolIn(dataSource).options.connectionTimeoutMillis = place.longestWait ?? LONGEST_WAIT;
      return upToDate(dataSource, place);
    })
    .catch(async (error: unknown) => {
      real?.leave();
      await dataSource.destroy().catch(() => undefined);
      await embedded?.close();
      throw error;
    });
  const isInFolder = embedded !== null && place.template === undefined;
  const copyDoor = isInFolder ? await openCopyDoor(copyDoorPath(place.folder), (sql) => dataSource.query(sql)) : null;
  return {
    dataSource,
    isEmbedded: embedded !== null,
    connections: embedded === null ? place.poolSize : 1,
    appRole: `${name}_app`,
    pool: () => poolOf(dataSource),
    settled: async () => embedded?.settled(), // PostgreSQL says that it has committed when it is there
    isBeingCopied: () => copyDoor?.isOpen() ?? false,
    async close() {
      real?.leave();
      await copyDoor?.close();
      if (dataSource.isInitialized) {
        await finished(dataSource);
        await dataSource.destroy();
      }
      await embedded?.close();
    },
    kill: async () => embedded?.kill(),
  };
}

/** Brings the tables up to date; returns the database's name. @throws Error where the role that sees one company is not there. */
async function upToDate(dataSource: DataSource, { url, ownerUrl = null, steps = MIGRATIONS }: DatabasePlace) {
  if (url !== null) await bringUpToDate(dataSource, { url, ownerUrl, steps });
  else if (await isBehind(dataSource, steps)) await dataSource.runMigrations();
  const [row] = await dataSource.query<{ name: string; hasRole: boolean }[]>(
    `select current_database() as name, exists (
      select from pg_roles where rolname = current_database() || '_app' and pg_has_role(oid, 'member')
        and has_table_privilege(oid, 'messages', 'select')
    ) as "hasRole"`,
  );
  if (row && !row.hasRole) throw new Error(noRoleSentence(row.name));
  return row?.name;
}

/** Roles belong to all databases of a PostgreSQL, and bear this one's name: a backup of it brings none back. */
function noRoleSentence(name: string): string {
  return `Nel database ${name} il ruolo ${name}_app manca, non ha permessi sulle tabelle o non è del login del server: una copia si ripristina in un database con il nome di prima, dopo aver creato i ruoli ${name}_app e ${name}_system (create role … nologin) e averli dati al login (grant … to …).`;
}

const FINISH_WITHIN = 5_000; // ms; a stop has a limit of its own, and waits for no database that is away
const LOOK_EVERY = 5; // ms

/**
 * Waits for what is under way. TypeORM takes the connections away in the middle of a transaction: what sockets that have
 * gone had asked for would fail at its next statement, as if the code had kept a connection that it gave back.
 */
async function finished(dataSource: DataSource): Promise<void> {
  const pool = poolIn(dataSource);
  const end = performance.now() + FINISH_WITHIN;
  const isBusy = () => pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
  // First a look later: who asked in this very moment has not come to the pool yet.
  do await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  while (isBusy() && performance.now() < end);
}

function poolOf(dataSource: DataSource): ReturnType<Database['pool']> {
  const { totalCount, idleCount, waitingCount } = poolIn(dataSource);
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Where the library keeps its connections; it reads its limits anew for each. */
function poolIn({ driver }: DataSource): Pool {
  return (driver as unknown as { master: Pool }).master;
}

const LONGEST_WAIT = 5_000; // ms; whoever has the one connection gives it back much sooner

// ms; the embedded database compiles its code just then: where forty processes wanted two processors, 5 s were too few, and
// the start ended.
const FIRST_ANSWER_WITHIN = 300_000;
