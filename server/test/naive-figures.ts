import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import { type Counts, NO_COUNTS } from '../stats/figures.ts';
import type { PeopleCounts } from '../stats/people-figures.ts';
import type { Span } from '../stats/period.ts';

/** What was said and how conversations ended. */
export interface Rows {
  messages: {
    sender: string;
    handover: string | null;
    conversationId: string;
    seq: number;
    author: string | null;
    source: string | null;
    confidence: number | null;
    responseTime: number | null;
    faqId: string | null;
    reason: string | null;
    corrections: number;
    sentAt: Date;
  }[];
  conversations: {
    id: string;
    askedAt: Date | null;
    status: string;
    satisfaction: number | null;
    startedAt: Date;
    takenOverAt: Date | null;
    endedAt: Date | null;
    ratedAt: Date | null;
  }[];
  requests: { createdAt: Date; doneAt: Date | null }[];
}

/** All rows of a company that figures are made of. */
export async function rowsOf(database: Database, companyId: string): Promise<Rows> {
  return {
    messages: await querySystem(
      database,
      `select sender, handover, conversation_id as "conversationId", seq, author_name as author, source, confidence, response_time as "responseTime", faq_id as "faqId", sent_at as "sentAt",
        fallback_reason as reason, model_corrections as corrections
      from messages where company_id = $companyId`,
      { companyId },
    ),
    conversations: await querySystem(
      database,
      `select id, person_asked_at as "askedAt", status, satisfaction, started_at as "startedAt", taken_over_at as "takenOverAt", ended_at as "endedAt", rated_at as "ratedAt"
      from conversations where company_id = $companyId`,
      { companyId },
    ),
    requests: await querySystem(
      database,
      'select created_at as "createdAt", done_at as "doneAt" from contact_requests where company_id = $companyId',
      { companyId },
    ),
  };
}

const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** The counts of a span, one by one from the rows. */
export function countNaively({ messages, conversations }: Rows, { from, to }: Span): Counts {
  const isIn = (moment: Date | null) => moment !== null && moment >= from && moment < to;
  const said = messages.filter(({ sentAt }) => isIn(sentAt));
  const bySource = (source: string) => said.filter((message) => message.source === source).length;
  const ended = conversations.filter(({ endedAt }) => isIn(endedAt));
  const rated = conversations.filter(({ ratedAt }) => isIn(ratedAt));
  return {
    ...NO_COUNTS,
    conversationsStarted: conversations.filter(({ startedAt }) => isIn(startedAt)).length,
    conversationsCompleted: ended.filter(({ status }) => status === 'COMPLETED').length,
    conversationsAbandoned: ended.filter(({ status }) => status === 'ABANDONED').length,
    conversationsTakenOver: conversations.filter(({ takenOverAt }) => isIn(takenOverAt)).length,
    userMessages: said.filter(({ sender }) => sender === 'USER').length,
    botMessages: said.filter(({ sender }) => sender === 'BOT').length,
    staffMessages: said.filter(({ sender, handover }) => sender === 'STAFF' && handover === null).length,
    faqReplies: bySource('FAQ'),
    aiReplies: bySource('AI'),
    catalogReplies: bySource('CATALOG'),
    fallbackReplies: bySource('FALLBACK'),
    unanswered: said.filter(({ reason }) => reason === 'NOT_FOUND').length,
    modelCorrections: sum(said.map(({ corrections }) => corrections)),
    confidenceSum: sum(said.map(({ confidence }) => confidence)),
    responseTimeSum: sum(said.map(({ responseTime }) => responseTime)),
    satisfactionSum: sum(rated.map(({ satisfaction }) => satisfaction)),
    satisfactionCount: rated.length,
  };
}

/** What people did in a span, one by one from the rows. */
export function countPeopleNaively({ messages, conversations, requests }: Rows, { from, to }: Span): PeopleCounts {
  const isIn = (moment: Date | null) => moment !== null && moment >= from && moment < to;
  const writtenIn = (id: string) =>
    messages
      .filter(({ conversationId, sender, handover }) => conversationId === id && sender === 'STAFF' && !handover)
      .toSorted((one, other) => one.seq - other.seq);
  const seconds = (since: Date | null | undefined, until: Date | null | undefined) =>
    since && until && since <= until ? [(until.getTime() - since.getTime()) / 1_000] : [];
  const taken = conversations.filter(({ takenOverAt }) => isIn(takenOverAt));
  const rated = conversations.flatMap(({ id, ratedAt, satisfaction }) => {
    const name = isIn(ratedAt) ? writtenIn(id).at(-1)?.author : undefined;
    return name ? [{ name, satisfaction: satisfaction ?? 0, ratedAt }] : [];
  });
  const left = requests.filter(({ createdAt }) => isIn(createdAt));
  return {
    waits: waitsOf(taken.flatMap(({ askedAt, takenOverAt }) => seconds(askedAt, takenOverAt))),
    firstAnswers: waitsOf(taken.flatMap(({ id, takenOverAt }) => seconds(takenOverAt, writtenIn(id)[0]?.sentAt))),
    requestsLeft: left.length,
    requestsDone: left.filter(({ doneAt }) => doneAt !== null).length,
    requestsOpen: requests.filter(({ doneAt }) => doneAt === null).length,
    // One person of the story has two names: the newest is told.
    rated:
      rated.length === 0
        ? []
        : [
            {
              name: rated.toSorted((one, other) => Number(other.ratedAt) - Number(one.ratedAt))[0]?.name ?? '',
              sum: sum(rated.map(({ satisfaction }) => satisfaction)),
              count: rated.length,
            },
          ],
  };
}

/** Between the two nearest where a part lies between them, as PostgreSQL's percentile_cont does. */
function waitsOf(seconds: number[]): PeopleCounts['waits'] {
  const ordered = seconds.toSorted((one, other) => one - other);
  const at = (part: number) => {
    const place = part * (ordered.length - 1);
    const [below = 0, above = 0] = [ordered[Math.floor(place)], ordered[Math.ceil(place)]];
    return ordered.length === 0 ? null : below + (above - below) * (place - Math.floor(place));
  };
  return { count: ordered.length, median: at(0.5), ninetieth: at(0.9) };
}
