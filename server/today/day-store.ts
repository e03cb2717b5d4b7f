import type { EntityManager } from 'typeorm';
import { visitorName } from '../conversations/conversation.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { ageOf, CATALOGUE_COLUMNS, type CatalogueAge, type CatalogueRow } from './catalogue-age.ts';

/** What of a company's last days needs its people. */
export interface CompanyDay {
  companyId: string;
  lowRatingCount: number;
  lowRatings: LowRating[];
  missedWishCount: number;
  missedWishes: MissedWish[];
  catalogue: CatalogueAge;
}

export interface LowRating {
  conversationId: string;
  visitorName: string;
  satisfaction: number;
  comment: string | null;
  ratedAt: Date;
}

/** What a visitor wanted and the catalogue does not have. */
export interface MissedWish {
  conversationId: string;
  seq: number;
  text: string;
  askedAt: Date;
}

const SINCE = `now() - interval '7 days'`;
const MOST_RATINGS = 3;
const MOST_WISHES = 4;
const MOST_READ = 100; // wishes; more are as good as many
const LONGEST_TEXT = 160; // characters

export async function readCompanyDay(manager: EntityManager, companyId: string): Promise<CompanyDay> {
  const ratings = await listLowRatings(manager, companyId);
  const wishes = await listMissedWishes(manager, companyId);
  return {
    companyId,
    lowRatingCount: ratings.count,
    lowRatings: ratings.newest,
    missedWishCount: wishes.length,
    missedWishes: eachOnce(wishes).slice(0, MOST_WISHES),
    catalogue: await readCatalogueAge(manager, companyId),
  };
}

async function listLowRatings(
  manager: EntityManager,
  companyId: string,
): Promise<{ count: number; newest: LowRating[] }> {
  const rows = await queryPrepared<Omit<LowRating, 'visitorName'> & { visitorId: string; count: number }>(
    manager,
    `select id as "conversationId", visitor_id as "visitorId", satisfaction, comment, rated_at as "ratedAt",
      count(*) over ()::int as count
    from conversations where company_id = $companyId and rated_at >= ${SINCE} and satisfaction <= 2
    order by rated_at desc, id desc limit ${MOST_RATINGS}`,
    { companyId },
  );
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ visitorId, count: _, ...rating }) => ({ ...rating, visitorName: visitorName(visitorId) })),
  };
}

/** The newest first; as many as are counted. */
function listMissedWishes(manager: EntityManager, companyId: string): Promise<MissedWish[]> {
  return queryPrepared(
    manager,
    `select asked.conversation_id as "conversationId", asked.seq, left(asked.text, ${LONGEST_TEXT}) as text,
      asked.sent_at as "askedAt"
    from (
      select conversation_id, reply_to, sent_at from messages
      where company_id = $companyId and fallback_reason = 'NOTHING_TO_SUGGEST' and sent_at >= ${SINCE}
      order by sent_at desc limit ${MOST_READ}
    ) answered
    join messages asked on asked.company_id = $companyId and asked.conversation_id = answered.conversation_id
      and asked.seq = answered.reply_to
    order by answered.sent_at desc`,
    { companyId },
  );
}

/** Who asks the same again, or in capitals, wants one thing. */
function eachOnce(wishes: readonly MissedWish[]): MissedWish[] {
  const known = new Map<string, MissedWish>();
  for (const wish of wishes) {
    const key = wish.text
      .toLocaleLowerCase('it')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!known.has(key)) known.set(key, wish);
  }
  return [...known.values()];
}

async function readCatalogueAge(manager: EntityManager, companyId: string): Promise<CatalogueAge> {
  const [row] = await query<CatalogueRow>(
    manager,
    `select ${CATALOGUE_COLUMNS} from companies company where company.id = $companyId`,
    { companyId },
  );
  if (!row) throw new Error('a company was asked about that is not there');
  return ageOf(row);
}
