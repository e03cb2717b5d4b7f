import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import { type Counts, NO_COUNTS } from '../stats/figures.ts';
import type { Span } from '../stats/period.ts';

/** What was said and how conversations ended. */
export interface Rows {
  messages: {
    sender: string;
    handover: string | null;
    source: string | null;
    confidence: number | null;
    responseTime: number | null;
    faqId: string | null;
    reason: string | null;
    corrections: number;
    sentAt: Date;
  }[];
  conversations: {
    status: string;
    satisfaction: number | null;
    startedAt: Date;
    takenOverAt: Date | null;
    endedAt: Date | null;
    ratedAt: Date | null;
  }[];
}

/** All rows of a company that figures are made of. */
export async function rowsOf(database: Database, companyId: string): Promise<Rows> {
  return {
    messages: await querySystem(
      database,
      `select sender, handover, source, confidence, response_time as "responseTime", faq_id as "faqId", sent_at as "sentAt",
        fallback_reason as reason, model_corrections as corrections
      from messages where company_id = $companyId`,
      { companyId },
    ),
    conversations: await querySystem(
      database,
      `select status, satisfaction, started_at as "startedAt", taken_over_at as "takenOverAt", ended_at as "endedAt", rated_at as "ratedAt"
      from conversations where company_id = $companyId`,
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
