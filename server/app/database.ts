import type { Config } from '../config.ts';
import { makePrivate } from '../database/data-folder.ts';
import { type Database, openDatabase } from '../database/data-source.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { waitForDatabase } from '../http/waiting-room.ts';
import type { Replacements } from './replacements.ts';

const AGAIN_AFTER = 250; // ms; it may answer one connection, and refuse the next

/**
 * Opens the database that the settings name; a PostgreSQL that does not answer is waited for, and `onWait` told so.
 * @throws Error with a sentence for people when it will not have us, or the embedded one cannot start.
 */
export async function openServerDatabase(
  config: Config,
  { embedded, onFailure, template, longestWait, onWait = () => undefined }: Replacements,
): Promise<Database> {
  makePrivate(config.dataDir); // files that were sent stand there, whatever the database is
  const open = () =>
    openDatabase({
      url: config.databaseUrl,
      folder: config.dataDir,
      ownerUrl: config.databaseOwnerUrl,
      poolSize: config.databasePoolSize,
      ...(embedded === undefined ? {} : { embedded }),
      ...(onFailure === undefined ? {} : { onFailure }),
      ...(template === undefined ? {} : { template }),
      ...(longestWait === undefined ? {} : { longestWait }),
    });
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (config.databaseUrl === null || !isUnavailable(error)) throw error;
      await waitForDatabase(config, onWait);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
}
