import type { TestProject } from 'vitest/node';
import { dumpOfTables } from './dump.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of an embedded database with its tables: every story begins from a copy. */
    template: string;
  }
}

/** Migrates an embedded database once, for all stories. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { file, remove } = await dumpOfTables();
  project.provide('template', file);
  return remove;
}
