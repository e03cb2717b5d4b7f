import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Replacements } from '../app/replacements.ts';
import { type App, startApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { farFromMidnight } from './midnight.ts';
import { GENEROUS, NO_HURRY, NO_LIMITS, NO_SHARES } from './no-limits.ts';
import { storyDatabaseUrl } from './story-database.ts';

/**
 * The whole server, on a free port; several can be started on one real PostgreSQL. Closed by `close`. The embedded database
 * is in memory, or in the folder DATA_DIR where that is given.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  replacements: Replacements = {},
): Promise<App & { config: Config }> {
  await farFromMidnight();
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-story-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
    SECRET_KEY: 'only-for-stories-0123456789abcdef',
    ...NO_SHARES,
    LOG_LEVEL: process.env.STORY_LOG_LEVEL ?? 'silent',
    ...(storyDatabaseUrl ? { DATABASE_URL: storyDatabaseUrl } : {}),
    ...environment,
  });
  const app = await startApp(config, {
    ...(config.databaseUrl !== null || environment.DATA_DIR ? {} : { template: inject('template') }),
    longestWait: NO_HURRY,
    ...replacements,
    socketLimits: { messagesByAddress: GENEROUS, openedByAddress: GENEROUS, ...replacements.socketLimits },
    limits: { ...NO_LIMITS, ...replacements.limits },
  });
  return {
    ...app,
    config,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
