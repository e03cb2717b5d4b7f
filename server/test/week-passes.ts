import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

const HAPPENED: Readonly<Record<string, readonly string[]>> = {
  conversations: ['started_at', 'last_message_at', 'ended_at', 'rated_at', 'last_question_at'],
  messages: ['sent_at'],
  hourly_counters: ['hour'],
  answer_feedback: ['created_at'],
  grouped_questions: ['asked_at'],
  conversions: ['happened_at'],
  contact_requests: ['created_at'],
};

/** Everything that happened at a company happened a week before, as Rome's clocks show it; the company is older than that. */
export async function aWeekPasses(database: Database, id: string): Promise<void> {
  await querySystem(database, `update companies set created_at = created_at - interval '50 days' where id = $id`, {
    id,
  });
  for (const [table, columns] of Object.entries(HAPPENED)) {
    const earlier = columns.map(
      (name) => `${name} = (${name} at time zone 'Europe/Rome' - interval '7 days') at time zone 'Europe/Rome'`,
    );
    const isNoTotal = table === 'hourly_counters' ? " and hour > '-infinity'" : '';
    await querySystem(database, `update ${table} set ${earlier.join(', ')} where company_id = $id${isNoTotal}`, { id });
  }
}
