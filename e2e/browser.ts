import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { hashPassword } from '../server/accounts/credentials.ts';
import { addAccount } from '../server/accounts/store.ts';
import type { Replacements } from '../server/app/replacements.ts';
import { type App, startApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { asSystem } from '../server/database/system.ts';
import type { CallTimes } from '../server/model/retry.ts';
import { farFromMidnight } from '../server/test/midnight.ts';
import { NO_HURRY } from '../server/test/no-limits.ts';
import { watch } from './seen.ts';

/** The model's limits where a journey takes its time between two words: a busy machine is no service that hangs. */
const PATIENT: CallTimes = { total: 300_000, firstWord: 60_000, thinking: 120_000, stall: 60_000, worthTrying: 3_000 };

let made: string | undefined;

/** From now on each demo begins from a copy of this folder, instead of making a database and filling it. */
export function beginFrom(folder: string): void {
  made = folder;
}

/** The demo shop on a free port, with an embedded database of its own, which no power cut has to spare. */
export async function startDemo(
  replacements: Replacements = {},
  environment: Record<string, string> = {},
): Promise<App> {
  await farFromMidnight();
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-journey-'));
  if (made !== undefined) cpSync(made, folder, { recursive: true });
  const usual = { PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error', DURABILITY: 'relaxed' };
  const config = readConfig({ ...usual, ...environment });
  const app = await startApp(config, {
    hasDemoHistory: false,
    longestWait: NO_HURRY,
    modelTimes: PATIENT,
    ...replacements,
  });
  return {
    ...app,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Somebody who can sign in. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

/** A client of a company, added as the test needs them. */
export async function addClient(app: App, companyId: string, email = 'commessa@demoshop.it'): Promise<Login> {
  const password = 'mare e monti blu';
  const passwordHash = await hashPassword(password);
  await asSystem(app.shared.database, (manager) =>
    addAccount(manager, { email, role: 'CLIENT', companyId, passwordHash }),
  );
  return { email, password };
}

/** Opens the product and signs in, by what one types. */
export async function signInAs({ page }: Person, app: Pick<App, 'url'>, { email, password }: Login): Promise<void> {
  await page.goto(app.url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
}

/** A person's own browser: Chromium with an empty profile. */
export interface Person {
  context: BrowserContext;
  page: Page;
  /** What the pages complained about in the console. */
  complaints: string[];
  close(): Promise<void>;
}

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 390, height: 844 };

/** Opens a browser for one person, in Italian unless it is said otherwise. CHROMIUM names the program. */
export async function openBrowser(viewport = WIDE, locale = 'it-IT'): Promise<Person> {
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
    locale,
    timezoneId: 'Europe/Rome',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const listen = (of: Page) => {
    watch(of);
    of.on('pageerror', (error) => complaints.push(error.message));
    of.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  };
  listen(page);
  context.on('page', listen);
  return { context, page, complaints, close: () => browser.close() };
}
