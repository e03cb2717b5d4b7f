import type { Event } from '../live/events.ts';

/** Somebody who can sign in. Never carries the password's hash. */
export interface Account {
  id: string;
  /** Lower case. */
  email: string;
  hasPassword: boolean;
  /** null until the company is completed; a text that is none of `Role` is a role this version does not know. */
  role: Role | (string & {}) | null;
  /** The company of a client; null for everybody else. */
  companyId: string | null;
  disabledAt: Date | null;
  createdAt: Date;
  lastLoginAt: Date | null;
  previousLoginAt: Date | null;
  /** The name that visitors read when this person answers them; null until they chose one. */
  shownName: string | null;
  /** Made by the demo, with a password that everybody can read: it signs in nowhere else. */
  isDemo: boolean;
  version: number;
}

type Role = 'SUPERADMIN' | 'ADMIN' | 'CLIENT';

/** Who is asking, found out once an operation. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'visitor'; companyId: string; visitorId: string; expiresAt: Date }
  | { kind: 'staff'; account: Account; sessionId: string; expiresAt: Date };

/** What brings in a company's catalogue by itself, for this company alone. No request ever comes from it. */
export interface Program {
  kind: 'program';
  companyId: string;
}

// A superadmin may do whatever an admin may, on every company.
export const isSuperAdmin = (account: Account) => account.role === 'SUPERADMIN';
export const isAdmin = (account: Account) => account.role === 'ADMIN' || isSuperAdmin(account);
export const isClient = (account: Account) => account.role === 'CLIENT';

/** What tells that an account changed: as one of a company's people, if it is one. */
export function eventOf({ id, companyId }: Pick<Account, 'id' | 'companyId'>): Event {
  return companyId === null ? { kind: 'account', id } : { kind: 'person', companyId, id };
}
