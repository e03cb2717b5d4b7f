import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/data-source.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { ModelFailure } from './faults.ts';
import { isUsedUp, type Share } from './shares.ts';

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
  /** Whose shares of the day it takes from. */
  shares?: readonly Share[];
}

/** How many tokens there are in a day of Europe/Rome. */
export interface DailyLimits {
  /** A company's. */
  dailyTokens: number;
  /** A company's that was made of late by somebody who came of late. */
  newCompanyTokens: number;
  /** All companies' together. */
  totalTokens: number;
}

/** The model that a company has of its own. */
export interface OwnLimits {
  /** null: none; shares are then counted of a usual day. */
  dailyTokens: number | null;
  /** Of a company without a limit of its own. */
  usualTokens: number;
}

/** Where tokens are counted: those of the server's model, or those that companies pay themselves. */
export type Book = 'SERVER' | 'OWN';

/** What was set aside for a call. */
export interface Reserved {
  id: string;
  book: Book;
  likely: number;
  subjects: readonly string[];
}

/** Why nothing was set aside. */
export type BudgetRefusal = Extract<ModelFailure, 'LIMIT_REACHED' | 'SHARE_REACHED' | 'TOTAL_REACHED'>;

/** A company's day, and what is left for all. */
export interface CompanyDay {
  dailyTokens: number;
  /** Of all companies, of calls that are under way too. */
  total: number;
}

const NEW_FOR = '7 days';

/** Whoever has been here for a while, or was there from the beginning, is no stranger. System door. */
export async function dayOf(database: Database, companyId: string, limits: DailyLimits): Promise<CompanyDay> {
  const [row] = await querySystem<{ isNew: boolean; total: number }>(
    database,
    `select coalesce((
        select not company.is_demo and company.created_at > now() - $newFor::interval
          and (owner.id is null or (owner.role <> 'SUPERADMIN' and owner.created_at > now() - $newFor::interval))
        from companies company left join accounts owner on owner.id = company.owner_id where company.id = $companyId
      ), true) as "isNew",
      (select coalesce(sum(used + reserved), 0)::float8 from ai_usage where day = ${TODAY}) as total`,
    { companyId, newFor: NEW_FOR },
  );
  const { isNew = true, total = 0 } = row ?? {};
  const { dailyTokens, newCompanyTokens } = limits;
  return { dailyTokens: isNew ? Math.min(dailyTokens, newCompanyTokens) : dailyTokens, total };
}

interface Statements {
  giveBack: string;
  reserve: string;
  spent: string;
  settle: string;
  today: string;
}

const BOOKS: Readonly<Record<Book, Statements>> = {
  SERVER: statementsOf('ai_usage', 'ai_reservations'),
  OWN: statementsOf('own_model_usage', 'own_model_reservations'),
};

function statementsOf(usage: string, reservations: string): Statements {
  return {
    giveBack: `
  with expired as (
    delete from ${reservations} where company_id = $companyId::uuid and id in (
      select id from ${reservations} where company_id = $companyId::uuid and expires_at < now() for update skip locked
    ) returning day, tokens, likely
  ), given as (
    select day, sum(tokens)::bigint as tokens, sum(likely)::bigint as likely from expired group by day
  )
  update ${usage} set reserved = greatest(0, reserved - given.tokens), used = used + given.likely
  from given where ${usage}.company_id = $companyId::uuid and ${usage}.day = given.day`,

    reserve: `
  with taken as (
    insert into ${usage} (company_id, day, reserved, calls)
    select $companyId::uuid, ${TODAY}, $tokens::bigint, 1 where $tokens::bigint <= $dailyTokens::bigint
    on conflict (company_id, day) do update
      set reserved = ${usage}.reserved + excluded.reserved, calls = ${usage}.calls + 1
      where ${usage}.used + ${usage}.reserved + excluded.reserved <= $dailyTokens::bigint
    returning day
  )
  insert into ${reservations} (company_id, id, day, tokens, likely, expires_at)
  select $companyId::uuid, $id::uuid, day, $tokens::bigint, $likely::bigint, now() + $leaseFor::float8 * interval '1 millisecond' from taken
  returning id`,

    spent: `
  select (used + reserved - $tokens::bigint)::float8 as spent, share.subject, share.tokens::float8 as tokens
  from ${usage} daily left join ai_shares share on share.company_id = daily.company_id and share.day = daily.day
    and share.subject = any($subjects::text[])
  where daily.company_id = $companyId::uuid and daily.day = ${TODAY}`,

    settle: `
  with settled as (
    delete from ${reservations} where company_id = $companyId::uuid and id = $reservationId::uuid returning day, tokens
  )
  update ${usage} set reserved = greatest(0, reserved - settled.tokens), used = used + $used::bigint
  from settled where ${usage}.company_id = $companyId::uuid and ${usage}.day = settled.day
  returning ${usage}.day::text as day`,

    today: `
  select reserved::float8 as reserved, used::float8 as used, calls from ${usage}
  where company_id = $companyId::uuid and day = ${TODAY}`,
  };
}

const NO_LIMIT = 1_000_000_000_000_000; // tokens a day: more than any service sells

/**
 * Sets aside the most that a call can cost, after what dead processes had set aside was given back. All companies together
 * may be over their limit by what is asked for in the same moment.
 */
export async function reserveTokens(
  database: Database,
  reservation: Reservation,
  limits: DailyLimits,
): Promise<Reserved | { refused: BudgetRefusal }> {
  const { companyId, tokens } = reservation;
  const { dailyTokens, total } = await dayOf(database, companyId, limits);
  if (total + tokens > limits.totalTokens) return { refused: 'TOTAL_REACHED' };
  return reserveIn('SERVER', database, reservation, { dailyTokens, leftOf: (spent) => dailyTokens - spent });
}

/** The same for a company's own model: nothing is taken from what all companies have together. */
export function reserveOwnTokens(
  database: Database,
  reservation: Reservation,
  { dailyTokens, usualTokens }: OwnLimits,
): Promise<Reserved | { refused: BudgetRefusal }> {
  const leftOf = (spent: number) => (dailyTokens === null ? usualTokens : dailyTokens - spent);
  return reserveIn('OWN', database, reservation, { dailyTokens: dailyTokens ?? NO_LIMIT, leftOf });
}

/** A company's tokens of today. */
interface Day {
  dailyTokens: number;
  /** What shares are counted of, where so much of the day was spent. */
  leftOf(spent: number): number;
}

async function reserveIn(
  book: Book,
  database: Database,
  { companyId, tokens, likely, leaseFor, shares = [] }: Reservation,
  day: Day,
): Promise<Reserved | { refused: BudgetRefusal }> {
  const id = randomUUIDv7();
  return inCompany(database, companyId, async (manager) => {
    await queryPrepared(manager, BOOKS[book].giveBack, { companyId });
    const values = { companyId, tokens, dailyTokens: day.dailyTokens, id, likely, leaseFor };
    const [reserved] = await queryPrepared<{ id: string }>(manager, BOOKS[book].reserve, values);
    if (!reserved) return { refused: 'LIMIT_REACHED' } as const;
    await takeFromShares(manager, book, { companyId, tokens, likely, shares }, day);
    return { id, book, likely, subjects: shares.map(({ subject }) => subject) };
  }).catch((error: unknown) => {
    if (error instanceof ShareUsedUp) return { refused: 'SHARE_REACHED' } as const;
    throw error;
  });
}

/** Thrown to take everything back. */
class ShareUsedUp extends Error {}

/** What was reserved holds the row of the company's day: who comes at the same moment waits, and sees what was taken. */
async function takeFromShares(
  manager: EntityManager,
  book: Book,
  { companyId, tokens, likely, shares = [] }: Omit<Reservation, 'leaseFor'>,
  { leftOf }: Day,
): Promise<void> {
  if (shares.length === 0) return;
  const subjects = shares.map(({ subject }) => subject);
  const rows = await query<{ spent: number; subject: string | null; tokens: number | null }>(
    manager,
    BOOKS[book].spent,
    { companyId, tokens, subjects },
  );
  const left = leftOf(rows[0]?.spent ?? 0);
  const had = (share: Share) => rows.find(({ subject }) => subject === share.subject)?.tokens ?? 0;
  if (shares.some((share) => isUsedUp(share, had(share), likely, left))) throw new ShareUsedUp();
  await query(
    manager,
    `insert into ai_shares (company_id, day, subject, tokens)
    select $companyId::uuid, ${TODAY}, subject, $likely::bigint from unnest($subjects::text[]) as asked (subject)
    on conflict (company_id, day, subject) do update set tokens = ai_shares.tokens + excluded.tokens`,
    { companyId, subjects, likely },
  );
}

const SETTLE_SHARES = `
  update ai_shares set tokens = greatest(0, tokens + $change::bigint)
  where company_id = $companyId::uuid and day = $day::date and subject = any($subjects::text[])`;

/** Gives back what was set aside, and counts what the call has cost. */
export async function settleTokens(
  database: Database,
  companyId: string,
  { id: reservationId, book, likely, subjects }: Reserved,
  used: number,
): Promise<void> {
  await inCompany(database, companyId, async (manager) => {
    const [settled] = await queryPrepared<{ day: string }>(manager, BOOKS[book].settle, {
      companyId,
      reservationId,
      used,
    });
    if (!settled || subjects.length === 0) return;
    await query(manager, SETTLE_SHARES, {
      companyId,
      day: settled.day,
      subjects: [...subjects],
      change: used - likely,
    });
  });
}

/** Forgets what was had of days that are over. */
export async function forgetOldShares(manager: EntityManager): Promise<void> {
  await query(manager, `delete from ai_shares where day < ${TODAY} - 1`);
}

export function usageToday(database: Database, companyId: string, book: Book): Promise<DailyUsage> {
  return inCompany(database, companyId, async (manager) => {
    const rows = await query<DailyUsage>(manager, BOOKS[book].today, { companyId });
    return rows[0] ?? { reserved: 0, used: 0, calls: 0 };
  });
}
