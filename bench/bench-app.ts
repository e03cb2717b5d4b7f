import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Replacements } from '../server/app/replacements.ts';
import { type App, startApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { RATE_LIMITS, type RateLimits } from '../server/limits/rate-limits.ts';

export const GENEROUS = { most: 100_000_000, seconds: 60 };

/** Every limit is counted, as always, and none is met. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, GENEROUS]),
) as unknown as RateLimits;

/**
 * The product's own server as a benchmark measures it: in production, on a free port and a data folder of its own, which
 * goes with it; with every limit out of the way where `replacements` does not say otherwise.
 */
export async function startBenchApp(
  settings: Record<string, string> = {},
  replacements: Replacements = {},
): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-bench-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
    DATA_DIR: folder,
    ...settings,
  });
  const app = await startApp(config, { limits: NO_LIMITS, ...replacements });
  return {
    ...app,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Closes the server, and with it its process, when whoever started it asks. */
export function closeWhenAsked(app: App): void {
  process.once('SIGTERM', async () => {
    await app.close();
    process.exit(0);
  });
}
