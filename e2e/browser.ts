import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { type App, type Replacements, startApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { NO_HURRY } from '../server/test/no-limits.ts';

/** The demo shop on a free port, with an embedded database of its own. */
export async function startDemo(
  replacements: Replacements = {},
  environment: Record<string, string> = {},
): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'helpie-journey-'));
  const config = readConfig({ PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error', ...environment });
  const app = await startApp(config, { hasDemoHistory: false, longestWait: NO_HURRY, ...replacements });
  return {
    ...app,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A person's own browser: Chromium with an empty profile, in Italian. */
export interface Person {
  context: BrowserContext;
  page: Page;
  /** What the pages complained about in the console. */
  complaints: string[];
  close(): Promise<void>;
}

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 390, height: 844 };

/** Opens a browser for one person. CHROMIUM names the program. */
export async function openBrowser(viewport = WIDE): Promise<Person> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', // as root, Chromium has no other way
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const context = await browser.newContext({
    viewport,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const listen = (of: Page) => {
    of.on('pageerror', (error) => complaints.push(error.message));
    of.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  };
  listen(page);
  context.on('page', listen);
  return { context, page, complaints, close: () => browser.close() };
}
