import type { Config } from '../config.ts';
import { makePrivate } from '../database/data-folder.ts';
import { type Database, openDatabase } from '../database/data-source.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { openWaitingRoom, type WaitingRoom } from '../http/waiting-room.ts';
import type { Replacements } from './replacements.ts';

const AGAIN_AFTER = 1_000; // ms
const SAY_EVERY = 60_000; // ms

/**
 * Opens the database that the settings name; a PostgreSQL that does not answer is waited for, and `onWait` told so and why,
 * every minute.
 * @throws Error with a sentence for people when it will not have us, or the embedded one cannot start.
 */
export async function openServerDatabase(config: Config, replacements: Replacements): Promise<Database> {
  makePrivate(config.dataDir); // files that were sent stand there, whatever the database is
  const { onWait = () => undefined } = replacements;
  let room: WaitingRoom | null = null;
  let saidAt = 0;
  try {
    for (;;) {
      try {
        return await openOnce(config, replacements);
      } catch (error) {
        if (config.databaseUrl === null || !isUnavailable(error)) throw error;
        room ??= await openWaitingRoom(config);
        if (saidAt === 0 || performance.now() - saidAt >= SAY_EVERY) {
          saidAt = performance.now();
          onWait(waitingSentence(error), room.port);
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
  } finally {
    await room?.close();
  }
}

function openOnce(
  config: Config,
  { embedded, onFailure, onForgotten, template, longestWait }: Replacements,
): Promise<Database> {
  return openDatabase({
    url: config.databaseUrl,
    folder: config.dataDir,
    ownerUrl: config.databaseOwnerUrl,
    poolSize: config.databasePoolSize,
    isRelaxed: config.isRelaxed,
    ...(embedded === undefined ? {} : { embedded }),
    ...(onFailure === undefined ? {} : { onFailure }),
    ...(onForgotten === undefined ? {} : { onForgotten }),
    ...(template === undefined ? {} : { template }),
    ...(longestWait === undefined ? {} : { longestWait }),
  });
}

const LONGEST_REASON = 200; // characters

/** A pooler that cannot reach its PostgreSQL tells why: without the reason nobody could know where to look. */
function waitingSentence(error: unknown): string {
  const { setting = 'DATABASE_URL', message, code = '' } = error as Error & { setting?: string; code?: string };
  const reason = (message.trim() || code).slice(0, LONGEST_REASON); // of two addresses that both refuse there is no message
  return `Il database di ${setting} non risponde${reason === '' ? '' : ` (${reason})`}: aspetto che torni.`;
}

/** Said once, where a pooler stands between that brings no named statements along. */
export const FORGOTTEN_SENTENCE =
  'Il pooler davanti a PostgreSQL non conserva le istruzioni con nome: il server non ne usa, e ogni domanda costa un po’ di più. Con PgBouncer da 1.21 in su basta max_prepared_statements, vedi docs/operations.md.';
