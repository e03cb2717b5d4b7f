import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a company that is being removed is in no list',
    edits: [['server/companies/store.ts', "const stands = 'company.removed_at is null';", "const stands = 'true';"]],
    tests: [['server/test/companies.test.ts', 'hides it at once']],
  },
  {
    name: 'the policy check: who may see a company',
    edits: [['server/companies/access.ts', ' || !maySee(viewer, company)', '']],
    tests: [['server/test/isolation-matrix.test.ts', "Query.company[ ']"]],
  },
  {
    name: 'the policy check: who may manage one',
    edits: [['server/companies/access.ts', "if (!isAllowed(viewer, company)) throw new UserError('FORBIDDEN');", '']],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.addClientByLink']],
  },
  {
    name: 'the rights table itself',
    edits: [['server/companies/policy.ts', 'company.ownerId === account.id', 'true']],
    tests: [['server/companies/policy.test.ts', '']],
  },
  {
    name: 'who may see a company, asked by many at once',
    edits: [
      [
        'server/companies/access.ts',
        'return visible(viewer, await findCompany(companyId));',
        'return (await findCompany(companyId))!;',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Subscription.conversationActivity']],
  },
  {
    name: 'the policy check: who may answer',
    edits: [
      ['server/companies/access.ts', "if (!mayAnswer(viewer, company)) throw new UserError('FORBIDDEN');", ''],
      [
        'server/companies/access.ts',
        'const company = visible(viewer, await findCompany(companyId));\n  ',
        'const company = (await findCompany(companyId))!;\n  ',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.sendStaffMessage']],
  },
  {
    name: 'the policy check: who may edit',
    edits: [
      [
        'server/companies/policy.ts',
        'export function mayEdit(viewer: Viewer | Program, company: Company): boolean {\n  if (isProgram(viewer)) return viewer.companyId === company.id;\n  return isStaff(viewer) &&',
        'export function mayEdit(viewer: Viewer | Program, company: Company): boolean {\n  if (isProgram(viewer)) return viewer.companyId === company.id;\n  return !isStaff(viewer) &&',
      ],
    ],
    tests: [['server/companies/policy.test.ts', '']],
  },
  {
    name: 'the policy check: what a company has set up is for that company alone',
    edits: [
      [
        'server/companies/policy.ts',
        'mayEdit(viewer: Viewer | Program, company: Company): boolean {\n  if (isProgram(viewer)) return viewer.companyId === company.id;',
        'mayEdit(viewer: Viewer | Program, company: Company): boolean {\n  if (isProgram(viewer)) return company.id !== "";',
      ],
    ],
    tests: [['server/companies/policy.test.ts', 'has set up']],
  },
  {
    name: 'companies stand in one order on every database',
    edits: [
      [
        'server/companies/store.ts',
        `'and (company.folded_name, company.id) > (folded($name), $id::uuid)'}
        order by company.folded_name, company.id`,
        `'and (company.name, company.id) > ($name, $id::uuid)'}
        order by company.name, company.id`,
      ],
    ],
    tests: [['server/test/names-in-order.test.ts', 'the same everywhere']],
  },
];
