import type { TestProject } from 'vitest/node';
import { seedDemo } from '../onboarding/demo.ts';
import { dump, dumpOfTables } from './dump.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of an embedded database with the demo's shops and logins: every journey begins from a copy. */
    demo: string;
  }
}

/** Makes the demo once, for all journeys. */
export default async function setup(project: TestProject): Promise<() => void> {
  const tables = await dumpOfTables();
  const demo = await dump(tables.file, (database) => seedDemo(database, () => undefined));
  project.provide('demo', demo.file);
  return () => {
    demo.remove();
    tables.remove();
  };
}
