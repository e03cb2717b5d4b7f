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
];
