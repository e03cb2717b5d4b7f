import { describe, expect, test } from 'vitest';
import type { Account, Program, Viewer } from '../accounts/account.ts';
import type { Company } from './company.ts';
import { mayAnswer, mayCompleteRegistration, mayEdit, mayManage, maySee } from './policy.ts';

const OWNER = 'owner';
const company = { id: 'shop', ownerId: OWNER } as Company;

function staff(account: Partial<Account>): Viewer {
  const whole = { id: 'somebody', companyId: null, role: null, ...account } as Account;
  return { kind: 'staff', account: whole, sessionId: 'session', expiresAt: new Date() };
}
const visitor: Viewer = { kind: 'visitor', companyId: company.id, visitorId: 'visitor', expiresAt: new Date() };

describe('the rights table', () => {
  const cases: [who: string, viewer: Viewer, sees: boolean, edits: boolean, manages: boolean][] = [
    ['nobody', { kind: 'anonymous' }, false, false, false],
    ['a visitor of the company', visitor, false, false, false],
    ['a client of the company', staff({ role: 'CLIENT', companyId: 'shop' }), true, true, false],
    ['a client of another company', staff({ role: 'CLIENT', companyId: 'other' }), false, false, false],
    ['a client who once owned it', staff({ role: 'CLIENT', companyId: 'other', id: OWNER }), false, false, false],
    ['its admin', staff({ role: 'ADMIN', id: OWNER }), true, true, true],
    ['another admin', staff({ role: 'ADMIN' }), false, false, false],
    ['an admin with the company of a client', staff({ role: 'ADMIN', companyId: 'shop' }), false, false, false],
    ['a superadmin', staff({ role: 'SUPERADMIN' }), true, true, true],
    ['an account without a role', staff({ role: null, id: OWNER, companyId: 'shop' }), false, false, false],
    ['an unknown role', staff({ role: 'AUDITOR', id: OWNER, companyId: 'shop' }), false, false, false],
    ['a role in other letters', staff({ role: 'admin', id: OWNER }), false, false, false],
  ];
  test.each(cases)('%s', (_, viewer, sees, edits, manages) => {
    expect([maySee(viewer, company), mayEdit(viewer, company), mayManage(viewer, company)]).toEqual([
      sees,
      edits,
      manages,
    ]);
    expect(mayAnswer(viewer, company)).toBe(sees);
  });

  test('what a company has set up changes its own catalogue, and nothing else', () => {
    const program = (companyId: string): Program => ({ kind: 'program', companyId });
    expect([maySee(program('shop'), company), mayEdit(program('shop'), company)]).toEqual([true, true]);
    expect([mayManage(program('shop'), company), mayAnswer(program('shop'), company)]).toEqual([false, false]);
    expect([maySee(program('other'), company), mayEdit(program('other'), company)]).toEqual([false, false]);
  });

  test('a company that lost its owner is the superadmin’s alone', () => {
    const orphan = { ...company, ownerId: null };
    expect(maySee(staff({ role: 'ADMIN', id: OWNER }), orphan)).toBe(false);
    expect(mayManage(staff({ role: 'SUPERADMIN' }), orphan)).toBe(true);
  });

  test('only an account without a role completes a registration', () => {
    const roles = [null, 'CLIENT', 'ADMIN', 'SUPERADMIN', 'AUDITOR', ''];
    expect(roles.map((role) => mayCompleteRegistration(staff({ role })))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([visitor, { kind: 'anonymous' } as const].map(mayCompleteRegistration)).toEqual([false, false]);
  });
});
