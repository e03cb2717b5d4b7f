import type { Counter } from '../conversations/counters.ts';
import { isUnanswered } from '../conversations/unanswered.ts';
import type { DemoVisit } from './demo-visit.ts';

type Counts = { hour: string } & Partial<Record<Counter, number>>;

const SOURCES = {
  FAQ: 'faq_replies',
  AI: 'ai_replies',
  CATALOG: 'catalog_replies',
  FALLBACK: 'fallback_replies',
} as const;

/** What visits add to the counters, hour by hour. */
export function countsOf(visits: readonly DemoVisit[]): Counts[] {
  const hours = new Map<string, Counts>();
  const add = (moment: Date, counter: Counter, amount = 1) => {
    const hour = hourOf(moment);
    const counts = hours.get(hour) ?? { hour };
    counts[counter] = (counts[counter] ?? 0) + amount;
    hours.set(hour, counts);
  };
  for (const { visit, messages, endedAt } of visits) {
    add(visit.startedAt, 'conversations_started');
    for (const { sender, sentAt, reply, responseTime } of messages) {
      add(sentAt, sender === 'USER' ? 'user_messages' : 'bot_messages');
      if (!reply) continue;
      add(sentAt, SOURCES[reply.source]);
      add(sentAt, 'unanswered', isUnanswered(reply) ? 1 : 0);
      add(sentAt, 'confidence_sum', reply.confidence);
      add(sentAt, 'response_time_sum', responseTime ?? 0);
    }
    add(endedAt, visit.status === 'COMPLETED' ? 'conversations_completed' : 'conversations_abandoned');
    if (visit.satisfaction === null) continue;
    add(endedAt, 'satisfaction_sum', visit.satisfaction);
    add(endedAt, 'satisfaction_count');
  }
  return [...hours.values()];
}

/** How often each FAQ answered, hour by hour. */
export function hitsOf(visits: readonly DemoVisit[]): { hour: string; faq: string; hits: number }[] {
  const hits = new Map<string, { hour: string; faq: string; hits: number }>();
  for (const { reply, sentAt } of visits.flatMap(({ messages }) => messages)) {
    if (!reply?.faqId) continue;
    const hour = hourOf(sentAt);
    const key = `${hour} ${reply.faqId}`;
    const hit = hits.get(key) ?? { hour, faq: reply.faqId, hits: 0 };
    hits.set(key, { ...hit, hits: hit.hits + 1 });
  }
  return [...hits.values()];
}

/** The beginning of an hour, UTC. */
function hourOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 13)}:00:00.000Z`;
}
