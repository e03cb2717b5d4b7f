import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Company } from '../companies/company.ts';
import { type CompanyScope, inScope, listCompanies, SELECTED_COMPANY } from '../companies/store.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query } from '../database/sql.ts';
import { addDays, dayOf, momentOf } from '../language/rome.ts';
import { ageOf, CATALOGUE_COLUMNS, type CatalogueRow, PRODUCT_COUNT } from './catalogue-age.ts';
import { type CompanyOverview, type CompanySort, LINE_DAYS, type ModelState } from './overview.ts';

const RATED_FOR = 30; // days

// Of a `company`; what has nothing to be put in order by is null.
const TODAYS = `(select sum(conversations_started) from hourly_counters
  where company_id = company.id and hour >= $today)`;
const LAST_ACTIVITY = `(select last_message_at from conversations
  where company_id = company.id order by last_message_at desc limit 1)`;
const OPEN_QUESTIONS = `(select count(*) from question_groups where company_id = company.id
  and kind = 'UNANSWERED' and status = 'OPEN')`;
const SATISFACTION = `(select avg(satisfaction) from conversations
  where company_id = company.id and rated_at >= $today::timestamptz - interval '${RATED_FOR} days')`;

/** SQL: the number by which companies are put in order. */
const KEYS: Readonly<Record<Exclude<CompanySort, 'NAME'>, string>> = {
  CREATED: 'extract(epoch from company.created_at)',
  ACTIVE: 'case when company.is_active then 1 else 0 end',
  CONVERSATIONS_TODAY: `coalesce(${TODAYS}, 0)`,
  OPEN_QUESTIONS,
  SATISFACTION,
  PRODUCTS: PRODUCT_COUNT,
  CATALOGUE_CHANGED: `case when ${PRODUCT_COUNT} > 0 then extract(epoch from company.catalogue_changed_at) end`,
  LAST_ACTIVITY: `extract(epoch from ${LAST_ACTIVITY})`,
};

/** What is asked for of a list of companies. */
export interface OverviewQuery {
  search: string;
  sort: CompanySort;
  isDescending: boolean;
}

/** One page of the companies of a scope, in an order. System door. */
export function listInOrder(
  manager: EntityManager,
  scope: CompanyScope,
  { search, sort, isDescending }: OverviewQuery,
  page: PageArgs,
  now: Date,
): Promise<Page<Company>> {
  if (sort === 'NAME' && !isDescending) return listCompanies(manager, scope, search, page);
  if (sort === 'NAME') return listFromTheEnd(manager, scope, search, page);
  const { text, values } = inScope(scope);
  const key = `coalesce(${isDescending ? '-' : ''}(${KEYS[sort]})::float8, 'Infinity')`;
  return readPage(
    page,
    // JSON has no infinity: what has no value is last, and written as null.
    z.tuple([z.number().nullable(), z.string(), z.uuid()]),
    ({ place, foldedName, id }: Placed): [number | null, string, string] => [
      Number.isFinite(place) ? place : null,
      foldedName,
      id,
    ],
    (limit, after) =>
      query<Placed>(
        manager,
        `select * from (
          select ${SELECTED_COMPANY}, company.folded_name as "foldedName", ${key} as place
          from companies company where ${text}${search === '' ? '' : FOUND}
          offset 0
        ) company
        ${after === null ? '' : 'where (place, "foldedName", id) > ($place::float8, folded($name), $id::uuid)'}
        order by place, "foldedName", id limit $limit`,
        {
          ...values,
          limit,
          search,
          today: momentOf(dayOf(now)),
          place: after === null ? null : (after[0] ?? 'Infinity'),
          name: after?.[1],
          id: after?.[2],
        },
      ),
  );
}

type Placed = Company & { foldedName: string; place: number };

const FOUND = ' and strpos(company.folded_name, folded($search)) > 0';

function listFromTheEnd(
  manager: EntityManager,
  scope: CompanyScope,
  search: string,
  page: PageArgs,
): Promise<Page<Company>> {
  const { text, values } = inScope(scope);
  return readPage(
    page,
    z.tuple([z.string(), z.uuid()]),
    ({ foldedName, id }: Company & { foldedName: string }): [string, string] => [foldedName, id],
    (limit, after) =>
      query(
        manager,
        `select ${SELECTED_COMPANY}, company.folded_name as "foldedName" from companies company
        where ${text}${search === '' ? '' : FOUND}
          ${after === null ? '' : 'and (company.folded_name, company.id) < (folded($name), $id::uuid)'}
        order by company.folded_name desc, company.id desc limit $limit`,
        { ...values, limit, search, name: after?.[0], id: after?.[1] },
      ),
  );
}

interface FigureRow extends CatalogueRow {
  id: string;
  openQuestionCount: number;
  satisfaction: number | null;
  lastActivityAt: Date | null;
}

/** How companies are doing, in their order. System door: whoever asks has been asked for permission. */
export async function readOverviews(
  manager: EntityManager,
  companies: readonly Company[],
  modelStateOf: (company: Company) => ModelState,
  now: Date,
): Promise<CompanyOverview[]> {
  const ids = companies.map(({ id }) => id);
  const today = dayOf(now);
  const rows = await query<FigureRow>(
    manager,
    `select company.id, ${OPEN_QUESTIONS}::int as "openQuestionCount", (${SATISFACTION} * 20)::float8 as satisfaction,
      ${LAST_ACTIVITY} as "lastActivityAt", ${CATALOGUE_COLUMNS}
    from companies company where company.id = any($ids::uuid[])`,
    { ids, today: momentOf(today) },
  );
  const lines = await readLines(manager, ids, today);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return companies.flatMap((company) => {
    const row = byId.get(company.id);
    if (!row) return [];
    const conversationDays = lines.get(company.id) ?? new Array<number>(LINE_DAYS).fill(0);
    return [
      {
        id: company.id,
        company,
        conversationsToday: conversationDays.at(-1) ?? 0,
        conversationDays,
        openQuestionCount: row.openQuestionCount,
        satisfaction: row.satisfaction === null ? null : Math.round(row.satisfaction * 10) / 10,
        catalogue: ageOf(row),
        model: modelStateOf(company),
        lastActivityAt: row.lastActivityAt,
      },
    ];
  });
}

/** The conversations that started on each of the last days. */
async function readLines(
  manager: EntityManager,
  ids: readonly string[],
  today: string,
): Promise<Map<string, number[]>> {
  const first = addDays(today, 1 - LINE_DAYS);
  const rows = await query<{ id: string; place: number; count: number }>(
    manager,
    `select company_id as id, ((hour at time zone 'Europe/Rome')::date - $first::date) as place,
      sum(conversations_started)::int as count
    from hourly_counters where company_id = any($ids::uuid[]) and hour >= $from
    group by 1, 2`,
    { ids, first, from: momentOf(first) },
  );
  const lines = new Map(ids.map((id) => [id, new Array<number>(LINE_DAYS).fill(0)]));
  for (const { id, place, count } of rows) {
    const line = lines.get(id);
    if (line && place < LINE_DAYS) line[place] = count;
  }
  return lines;
}

/** Those of some companies that are in a scope, by name. System door. */
export function findInScope(manager: EntityManager, scope: CompanyScope, ids: readonly string[]): Promise<Company[]> {
  const { text, values } = inScope(scope);
  return query(
    manager,
    `select ${SELECTED_COMPANY} from companies company where company.id = any($ids::uuid[]) and ${text}
    order by company.folded_name, company.id`,
    { ...values, ids },
  );
}
