import type { Guard } from '../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'files: what the server writes is its own alone',
    edits: [['server/start.mjs', 'process.umask(0o077);', '']],
    tests: [['server/test/private-files.test.ts', 'whatever the shell says']],
  },
];
