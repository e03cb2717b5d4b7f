import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'files: an export for who may still see the company',
    edits: [['server/exports/actions.ts', ' || account.disabledAt !== null', '']],
    tests: [['server/test/exports.test.ts', 'disabled since']],
  },
  {
    name: 'files: no formula in a spreadsheet',
    edits: [['server/exports/cells.ts', 'return FORMULA.test(cell)', 'return cell === null']],
    tests: [['server/exports/cells.test.ts', '']],
  },
  {
    name: 'flood: how many exports somebody asks for',
    edits: [
      ['server/exports/actions.ts', "await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');", ''],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'exports']],
  },
];
