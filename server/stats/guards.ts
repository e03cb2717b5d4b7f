import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'flood: figures of a company are read once a second',
    edits: [['server/stats/resolvers.ts', 'const PACE = { pause: 1_000,', 'const PACE = { pause: 0,']],
    tests: [['server/test/live-figures.test.ts', 'a reading a second']],
  },
];
