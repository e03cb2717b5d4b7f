import { expect, test } from 'vitest';
import type { Account, Viewer } from '../accounts/account.ts';
import type { Context } from '../context.ts';
import { Documents } from '../graphql/documents.ts';
import { schema } from '../graphql/schema.ts';
import { openSubscription, readSubscription } from './operations.ts';

const documents = new Documents(schema, true);
const COUNT = 'subscription { visibleCompanyCount }';

/** The hub's key for what this viewer subscribes to; the source has the same name for everybody. */
async function keyOf(viewer: Viewer, query = COUNT): Promise<string> {
  const source = { name: 'the same for all' };
  const context = { viewer, live: { latest: () => source } } as unknown as Context;
  return (await openSubscription(schema, readSubscription(schema, documents, { query }), context)).key;
}

function staff(id: string, role: string | null, companyId: string | null = null): Viewer {
  const account = { id, role, companyId } as Account;
  return { kind: 'staff', account, sessionId: `session of ${id}`, expiresAt: new Date() };
}

test('what the hub shares, it shares only between those whose eyes see the same', async () => {
  const apart = [
    staff('1', 'CLIENT', 'shop'),
    staff('2', 'CLIENT', 'other'),
    staff('3', 'ADMIN'),
    staff('4', 'ADMIN'),
    staff('3', 'AUDITOR'),
    staff('3', null),
    staff('5', 'SUPERADMIN'),
  ];
  const keys = await Promise.all(apart.map((viewer) => keyOf(viewer)));
  expect(new Set(keys).size).toBe(apart.length);
});

test('two clients of one company share, and two documents do not', async () => {
  const [first, second] = [staff('1', 'CLIENT', 'shop'), staff('2', 'CLIENT', 'shop')];
  expect(await keyOf(first)).toBe(await keyOf(second));
  expect(await keyOf(first)).not.toBe(await keyOf(first, 'subscription { count: visibleCompanyCount }'));
});
