import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'the log leaves out what PostgreSQL quotes',
    edits: [
      ['server/observability/log.ts', 'database ? withoutValues(database.message)', 'database ? database.message'],
    ],
    tests: [['server/observability/log.test.ts', 'of a failed query']],
  },
];
