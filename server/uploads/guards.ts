import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'files: an address that works once',
    edits: [['server/uploads/store.ts', "and state = 'WAITING'", '']],
    tests: [['server/test/file-addresses.test.ts', 'works once']],
  },
  {
    name: 'files: an address that ends',
    edits: [['server/uploads/store.ts', 'and expires_at > now() returning', 'returning']],
    tests: [['server/test/file-addresses.test.ts', 'works for five minutes']],
  },
  {
    name: 'files: their sender alone',
    edits: [
      [
        'server/uploads/store.ts',
        'and id = $id and account_id = $accountId`',
        'and id = $id and $accountId::uuid is not null`',
      ],
      [
        'server/imports/store.ts',
        'and id = $id and account_id = $accountId`',
        'and id = $id and $accountId::uuid is not null`',
      ],
    ],
    tests: [['server/test/file-addresses.test.ts', 'serves only the one who asked']],
  },
  {
    name: 'files: their size, counted while they come',
    edits: [['server/uploads/file-store.ts', "if (size > largest) throw new UserError('UPLOAD_TOO_LARGE');", '']],
    tests: [['server/uploads/file-store.test.ts', 'larger than announced']],
  },
  {
    name: 'files of a person on the disk',
    edits: [['server/uploads/actions.ts', 'person + upload.size <= MOST_ON_DISK.person && ', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 250 MB']],
  },
  {
    name: 'files of a company on the disk',
    edits: [['server/uploads/actions.ts', ' && company + upload.size <= MOST_ON_DISK.company', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 500 MB']],
  },
  {
    name: 'files that are announced at once are counted one by one',
    edits: [['server/uploads/actions.ts', 'await lockAnnouncing(manager);', '']],
    tests: [['server/test/files-on-disk.test.ts', 'at most 250 MB']],
    needs: 'postgres',
  },
  {
    name: 'files: how many a person announces',
    edits: [
      [
        'server/uploads/actions.ts',
        "await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');",
        'void takeFromLimits; void counted;',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'files announced']],
  },
];
