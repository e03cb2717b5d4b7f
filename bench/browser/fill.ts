import type { App } from '../../server/app.ts';
import { makeVisitorToken } from '../../server/conversations/visitor-token.ts';
import { querySystem } from '../../server/database/system.ts';

/** A log of many conversations, and one conversation of many messages. */
export interface Filled {
  /** Conversations that lie deep in the log, and their visitors' tokens. */
  resting: { id: string; token: string }[];
  long: { id: string; token: string };
}

/** Gives a company so many conversations, and the newest of them so many messages. */
export async function fillLog(app: App, companyId: string, rows: number): Promise<Filled> {
  const { database, keys } = app.shared;
  await querySystem(database, CONVERSATIONS, { companyId, rows });
  await querySystem(database, MESSAGES, { companyId });
  const found = await querySystem<{ id: string; visitorId: string; messages: number }>(
    database,
    `select id, visitor_id as "visitorId", last_seq as messages from conversations where company_id = $companyId
    order by last_message_at`,
    { companyId },
  );
  const filled = found.map(({ id, visitorId, messages }) => ({
    id,
    messages,
    token: makeVisitorToken(keys, companyId, visitorId, new Date()).token,
  }));
  const long = filled.find(({ messages }) => messages > 2);
  if (!long) throw new Error('there is no long conversation');
  return { resting: filled.filter((each) => each !== long).slice(0, 500), long };
}

const CONVERSATIONS = `insert into conversations (company_id, id, visitor_id, client_conversation_id, started_at,
    last_message_at, last_message_text, last_question_text, last_reply_source, last_seq)
  select $companyId::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), now() - n * interval '200 milliseconds',
    'Ecco la risposta', 'Domanda numero ' || n, 'FAQ', case when n = 1 then $rows::int else 2 end
  from generate_series(1, $rows::int) n`;
const MESSAGES = `insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence, response_time)
  select company_id, id, seq, gen_random_uuid(), case when seq % 2 = 0 then 'USER' else 'BOT' end,
    case when seq % 2 = 0 then 'Domanda numero ' || seq else 'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.' end,
    last_message_at, case when seq % 2 = 1 then 'FAQ' end, case when seq % 2 = 1 then 0.95 end, case when seq % 2 = 1 then 12 end
  from conversations, generate_series(1, last_seq) seq where company_id = $companyId`;
