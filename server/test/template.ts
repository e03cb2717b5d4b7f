import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.ts';
import { MIGRATIONS } from '../database/migrations.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of an embedded database with its tables: every story begins from a copy. */
    template: string;
  }
}

/** Migrates an embedded database once, for all stories. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-template-'));
  const file = join(folder, 'template.tar');
  const embedded = await startEmbedded({ template: null });
  const { host, port } = embedded;
  const dataSource = new DataSource({
    type: 'postgres',
    host,
    port,
    username: 'postgres',
    database: 'postgres',
    poolSize: 1,
    migrations: MIGRATIONS,
  });
  await dataSource.initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
  writeFileSync(file, await embedded.dump());
  await embedded.close();
  project.provide('template', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
