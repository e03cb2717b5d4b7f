import { randomUUIDv7 } from 'node:crypto';
import { findAccount } from '../accounts/store.ts';
import { asReader, isUuid } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { maySee } from '../companies/policy.ts';
import { findCompany } from '../companies/store.ts';
import type { Context, Shared } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { accountIdOf, addressOf } from '../uploads/actions.ts';
import { companyOfToken, hashOneTimeToken, makeOneTimeToken } from '../uploads/one-time-token.ts';
import type { ExportFormat } from './export.ts';
import { type AskedExport, addExport, takeExport } from './store.ts';

const ADDRESS_FOR = 5 * 60_000; // 5 min from asking to fetching

/** Where an export can be fetched, once. */
export interface ExportAddress {
  url: string;
  expiresAt: Date;
}

/**
 * Makes the one-time address of an export: what it names is read to its end when it is fetched.
 * @throws UserError TOO_MANY_REQUESTS, IMPORT_NOT_FOUND.
 */
export async function createExport(
  context: Context,
  companyId: string,
  asked: { kind: string; format: ExportFormat; options: Record<string, unknown> },
): Promise<ExportAddress> {
  const { importId } = asked.options;
  await asReader(context, companyId, async () => undefined);
  const counted = { kind: 'export', subject: accountIdOf(context), limit: context.limits.exportsByPerson };
  await takeFromLimits(context.database, [counted], 'TOO_MANY_REQUESTS');
  return asReader(context, companyId, async (manager) => {
    if (importId !== undefined && !isUuid(String(importId))) throw new UserError('IMPORT_NOT_FOUND');
    const token = makeOneTimeToken(companyId);
    const expiresAt = new Date(Date.now() + ADDRESS_FOR);
    const accountId = accountIdOf(context);
    const tokenHash = hashOneTimeToken(token);
    await addExport(manager, { ...asked, companyId, id: randomUUIDv7(), accountId, tokenHash, expiresAt });
    return { url: `${addressOf(context)}/exports/${token}`, expiresAt };
  });
}

/**
 * Takes the one use of an export's address, if who asked for it may still see the company.
 * @throws UserError EXPORT_NOT_FOUND.
 */
export async function redeemExport(
  { database }: Pick<Shared, 'database'>,
  token: string,
): Promise<{ asked: AskedExport; company: Company }> {
  const companyId = companyOfToken(token);
  if (companyId === null) throw new UserError('EXPORT_NOT_FOUND');
  const found = await inCompany(database, companyId, async (manager) => {
    const asked = await takeExport(manager, companyId, hashOneTimeToken(token));
    const company = await findCompany(manager, companyId);
    return asked && company && { asked, company };
  });
  const account = found && (await asSystem(database, (manager) => findAccount(manager, found.asked.accountId)));
  if (!account || account.disabledAt !== null) throw new UserError('EXPORT_NOT_FOUND');
  const viewer = { kind: 'staff', account, sessionId: '', expiresAt: new Date() } as const;
  if (!maySee(viewer, found.company)) throw new UserError('EXPORT_NOT_FOUND');
  return found;
}
