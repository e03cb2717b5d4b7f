import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'accounts: the superadmin’s password is told before it counts',
    edits: [
      ['server/onboarding/demo.ts', '    tellSuperadmin(superadminPassword);\n', ''],
      ['server/app.ts', '  const stopTimers = [', '  replacements.tellSuperadmin?.("later");\n  const stopTimers = ['],
    ],
    tests: [['server/test/start.test.ts', 'superadmin']],
  },
  {
    name: 'flood: how many companies somebody makes',
    edits: [['server/onboarding/actions.ts', "await takeFromLimits(database, counted, 'TOO_MANY_COMPANIES');", '']],
    tests: [['server/test/companies.test.ts', 'as many as may be']],
  },
];
