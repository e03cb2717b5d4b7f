import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/data-source.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';

/** The tokens of a company on one day of Europe/Rome. */
export interface DailyUsage {
  /** Of calls that are under way: the most that they can cost. */
  reserved: number;
  used: number;
  calls: number;
}

const TODAY = `(now() at time zone 'Europe/Rome')::date`;

/** What one call may cost. */
export interface Reservation {
  companyId: string;
  /** The most that it can cost, tokens. */
  tokens: number;
  /** What it has probably cost, should its process die. */
  likely: number;
  /** From when on its process is taken for dead, ms from now: longer than any call takes. */
  leaseFor: number;
}

const GIVE_BACK = `
  with expired as (
    delete from ai_reservations where company_id = $companyId::uuid and id in (
      select id from ai_reservations where company_id = $companyId::uuid and expires_at < now() for update skip locked
    ) returning day, tokens, likely
  ), given as (
    select day, sum(tokens)::bigint as tokens, sum(likely)::bigint as likely from expired group by day
  )
  update ai_usage set reserved = greatest(0, reserved - given.tokens), used = used + given.likely
  from given where ai_usage.company_id = $companyId::uuid and ai_usage.day = given.day`;

const RESERVE = `
  with taken as (
    insert into ai_usage (company_id, day, reserved, calls)
    select $companyId::uuid, ${TODAY}, $tokens::bigint, 1 where $tokens::bigint <= $dailyTokens::bigint
    on conflict (company_id, day) do update set reserved = ai_usage.reserved + excluded.reserved, calls = ai_usage.calls + 1
      where ai_usage.used + ai_usage.reserved + excluded.reserved <= $dailyTokens::bigint
    returning day
  )
  insert into ai_reservations (company_id, id, day, tokens, likely, expires_at)
  select $companyId::uuid, $id::uuid, day, $tokens::bigint, $likely::bigint, now() + $leaseFor::float8 * interval '1 millisecond' from taken
  returning id`;

/**
 * Sets aside the most that a call can cost, after what dead processes had set aside was given back; returns the
 * reservation's id, null where too little is left.
 */
export function reserveTokens(
  database: Database,
  { companyId, tokens, likely, leaseFor }: Reservation,
  dailyTokens: number,
): Promise<string | null> {
  return inCompany(database, companyId, async (manager) => {
    await queryPrepared(manager, GIVE_BACK, { companyId });
    const values = { companyId, tokens, dailyTokens, id: randomUUIDv7(), likely, leaseFor };
    const [reserved] = await queryPrepared<{ id: string }>(manager, RESERVE, values);
    return reserved?.id ?? null;
  });
}

const SETTLE = `
  with settled as (
    delete from ai_reservations where company_id = $companyId::uuid and id = $reservationId::uuid returning day, tokens
  )
  update ai_usage set reserved = greatest(0, reserved - settled.tokens), used = used + $used::bigint
  from settled where ai_usage.company_id = $companyId::uuid and ai_usage.day = settled.day`;

/** Gives back what was set aside, and counts what the call has cost. */
export async function settleTokens(
  database: Database,
  companyId: string,
  reservationId: string,
  used: number,
): Promise<void> {
  await inCompany(database, companyId, (manager) => queryPrepared(manager, SETTLE, { companyId, reservationId, used }));
}

export function usageToday(database: Database, companyId: string): Promise<DailyUsage> {
  return inCompany(database, companyId, async (manager) => {
    const rows = await query<DailyUsage>(
      manager,
      `select reserved::float8 as reserved, used::float8 as used, calls from ai_usage
      where company_id = $companyId::uuid and day = ${TODAY}`,
      { companyId },
    );
    return rows[0] ?? { reserved: 0, used: 0, calls: 0 };
  });
}
