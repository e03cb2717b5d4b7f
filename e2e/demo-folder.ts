import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDemo } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the data of a demo as it is at its first start: each journey's begins from a copy. */
    demoFolder: string;
  }
}

/** Makes a database with the demo once, for all journeys. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-demo-'));
  await (await startDemo({}, { DATA_DIR: folder })).close();
  project.provide('demoFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
