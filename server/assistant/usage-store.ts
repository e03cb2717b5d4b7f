import type { Database } from '../database/data-source.ts';
import { inCompany } from '../database/tenant.ts';

/** The tokens of a company on one day of Europe/Rome. */
export interface DailyUsage {
  /** Of calls that are under way: the most that they can cost. */
  reserved: number;
  used: number;
  calls: number;
}

const TODAY = `(now() at time zone 'Europe/Rome')::date`;

/** Sets aside the most that a call can cost; returns the day that it counts for, null where too little is left. */
export function reserveTokens(
  database: Database,
  companyId: string,
  tokens: number,
  dailyTokens: number,
): Promise<string | null> {
  return inCompany(database, companyId, async (manager) => {
    const rows = await manager.query<{ day: string }[]>(
      `insert into ai_usage (company_id, day, reserved, calls) select $1::uuid, ${TODAY}, $2::bigint, 1
        where $2::bigint <= $3::bigint
      on conflict (company_id, day) do update set reserved = ai_usage.reserved + excluded.reserved, calls = ai_usage.calls + 1
        where ai_usage.used + ai_usage.reserved + excluded.reserved <= $3::bigint
      returning day::text as day`,
      [companyId, tokens, dailyTokens],
    );
    return rows[0]?.day ?? null;
  });
}

/** Gives back what was set aside, and counts what the call has cost. */
export async function settleTokens(
  database: Database,
  companyId: string,
  day: string,
  reserved: number,
  used: number,
): Promise<void> {
  await inCompany(database, companyId, (manager) =>
    manager.query(
      `update ai_usage set reserved = greatest(0, reserved - $3::bigint), used = used + $4::bigint
      where company_id = $1::uuid and day = $2::date`,
      [companyId, day, reserved, used],
    ),
  );
}

export function usageToday(database: Database, companyId: string): Promise<DailyUsage> {
  return inCompany(database, companyId, async (manager) => {
    const rows = await manager.query<DailyUsage[]>(
      `select reserved::float8 as reserved, used::float8 as used, calls from ai_usage
      where company_id = $1::uuid and day = ${TODAY}`,
      [companyId],
    );
    return rows[0] ?? { reserved: 0, used: 0, calls: 0 };
  });
}
