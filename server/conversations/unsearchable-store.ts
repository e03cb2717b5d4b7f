import type { EntityManager } from 'typeorm';
import type { ReplySource } from '../assistant/reply.ts';
import { query } from '../database/sql.ts';
import { searchedWords } from './searched-words.ts';

const AT_ONCE = 50; // conversations in one transaction

interface Said {
  companyId: string;
  conversationId: string;
  sender: string;
  text: string;
  sentAt: Date;
  source: ReplySource | null;
  faqQuestion: string | null;
}

/**
 * Gives their words to conversations that are older than searching, the newest first; returns how many. Any number of
 * processes may do so at once. System door.
 */
export async function makeSearchable(manager: EntityManager): Promise<number> {
  const taken = await query<{ companyId: string; conversationId: string }>(
    manager,
    `select company_id as "companyId", conversation_id as "conversationId" from unsearchable_conversations
    order by conversation_id desc limit $limit for update skip locked`,
    { limit: AT_ONCE },
  );
  if (taken.length === 0) return 0;
  const place = {
    companyIds: taken.map(({ companyId }) => companyId),
    ids: taken.map(({ conversationId }) => conversationId),
  };
  const said = await query<Said>(
    manager,
    `select messages.company_id as "companyId", conversation_id as "conversationId", sender, text,
      sent_at as "sentAt", source, faqs.question as "faqQuestion"
    from unnest($companyIds::uuid[], $ids::uuid[]) as taken (company, conversation)
    join messages on messages.company_id = company and conversation_id = conversation
    left join faqs on faqs.company_id = company and faqs.id = messages.faq_id
    where handover is null`,
    place,
  );
  await query(
    manager,
    `insert into message_words (company_id, conversation_id, word, last_at)
    select company, conversation, word, at
    from json_to_recordset($said::json) as said (company uuid, conversation uuid, word text, at timestamptz)
    order by 1, 2, 3
    on conflict (company_id, conversation_id, word)
    do update set last_at = greatest(message_words.last_at, excluded.last_at)`,
    { said: JSON.stringify(wordsOf(said)) },
  );
  await query(
    manager,
    `delete from unsearchable_conversations using unnest($companyIds::uuid[], $ids::uuid[]) as taken (company, conversation)
    where company_id = company and conversation_id = conversation`,
    place,
  );
  return taken.length;
}

/** Each word of each conversation once, when it was said last: the words that storing the messages would have left. */
function wordsOf(said: readonly Said[]) {
  const found = new Map<string, { company: string; conversation: string; word: string; at: Date }>();
  for (const { companyId: company, conversationId: conversation, sentAt: at, ...message } of said) {
    for (const word of searchedWords(findableText(message))) {
      const key = `${conversation} ${word}`;
      if ((found.get(key)?.at ?? 0) < at) found.set(key, { company, conversation, word, at });
    }
  }
  return [...found.values()];
}

function findableText({ sender, source, text, faqQuestion }: Pick<Said, 'sender' | 'source' | 'text' | 'faqQuestion'>) {
  if (sender !== 'BOT' || source === 'AI' || source === 'CATALOG') return text;
  return source === 'FAQ' ? (faqQuestion ?? '') : '';
}
