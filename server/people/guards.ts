import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'accounts: how often one sets passwords for others',
    edits: [['server/people/actions.ts', 'await countSet(context);\n  const passwordHash', 'const passwordHash']],
    tests: [['server/test/limits-of-people.test.ts', 'passwords set for others']],
  },
  {
    name: 'accounts: how often one makes links for others',
    edits: [['server/people/actions.ts', 'await countSet(context);\n  return makeLink', 'return makeLink']],
    tests: [['server/test/limits-of-people.test.ts', 'links made for others']],
  },
  {
    name: 'accounts: how many people one adds',
    edits: [
      ['server/people/actions.ts', 'await countAdded(context);', ''],
      ['server/people/actions.ts', 'await countAdded(context);', ''],
    ],
    tests: [
      ['server/test/limits-of-people.test.ts', 'people added'],
      ['server/test/account-races.test.ts', 'tell an admin about e-mails'],
    ],
  },
];
