import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { NO_SHARES } from './no-limits.ts';
import { storyDatabaseUrl } from './story-database.ts';

/** Starts a server in a process of its own, to be killed, on what the one before left behind in the folder. */
export function forkServer(folder: string, shopId?: string, environment: Record<string, string> = {}): ChildProcess {
  return fork(new URL('./crash-server.ts', import.meta.url), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      DATA_DIR: folder,
      // Written by the first start, which ends well: the others start in two thirds of the time.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      SECRET_KEY: 'only-for-stories-0123456789abcdef',
      LOG_LEVEL: 'silent',
      ...NO_SHARES,
      ...(storyDatabaseUrl ? { DATABASE_URL: storyDatabaseUrl } : {}),
      ...(shopId ? { CRASH_SHOP: shopId } : {}),
      ...environment,
    },
  });
}
