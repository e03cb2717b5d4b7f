import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'tenancy: rows of companies that are asked for by their ids are those of the viewer',
    edits: [
      [
        'server/today/overview-store.ts',
        /where company\.id = any\(\$ids::uuid\[\]\) and \$\{text\}/,
        'where company.id = any($ids::uuid[])',
      ],
    ],
    tests: [['server/test/today.test.ts', 'those of others are not among them']],
  },
  {
    name: 'tenancy: who needs somebody is told of the viewer’s companies alone',
    edits: [
      [
        'server/today/watch-store.ts',
        /from companies company where \$\{text\} offset 0/,
        'from companies company offset 0',
      ],
    ],
    tests: [['server/test/today.test.ts', 'who needs somebody comes first']],
  },
];
