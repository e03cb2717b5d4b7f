import { randomUUID } from 'node:crypto';
import { searchedWords } from '../conversations/searched-words.ts';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { asSystem } from '../database/system.ts';

/** Whose every thirtieth conversation is. */
export const VISITOR = randomUUID();

/** Gives a shop so many people and conversations, and so many FAQs and products, past every rule. */
export async function fillShop(database: Database, id: string, many: number, known: number): Promise<void> {
  const [one = '', other = ''] = searchedWords('zaino rosso');
  await asSystem(database, async (manager) => {
    await query(manager, FILL_PEOPLE, { id, count: many });
    await query(manager, FILL_FAQS, { id, count: known });
    await query(manager, FILL_PRODUCTS, { id, count: known });
    await query(manager, FILL_AVAILABLE, { id });
    await query(manager, FILL_CONVERSATIONS, { id, count: many, visitor: VISITOR });
    await query(manager, FILL_MESSAGES, { id });
    await query(manager, FILL_WORDS, { id, one, other });
    await query(manager, FILL_GROUPS, { id, count: many });
    await query(manager, FILL_QUESTIONS, { id });
    await query(manager, FILL_WISHES, { id, count: many });
    await query(manager, FILL_WISH_MESSAGES, { id });
    await query(manager, FILL_TESTS, { id, count: many });
    await query(manager, FILL_RUNS, { id });
    for (const statement of FILL_REJECTED) await query(manager, statement, { id });
  });
}

const FILL_PEOPLE = `insert into accounts (id, email, role, company_id)
  select gen_random_uuid(), gen_random_uuid() || '@example.it', 'CLIENT', $id from generate_series(1, $count::int)`;
// Somebody is there for those who wait: they are told otherwise that nobody is.
const FILL_AVAILABLE = `insert into availabilities (account_id, is_available, seen_at)
  select owner_id, true, now() + interval '1 year' from companies where id = $id`;
const FILL_FAQS = `insert into faqs (company_id, id, code, question, answer, position)
  select $id, gen_random_uuid(), 'codice ' || n, 'Domanda ' || n, 'Risposta', n
    from generate_series(10, $count::int) as n`;
const FILL_PRODUCTS = `insert into products (company_id, catalogue_id, id, code, name, position)
  select $id, (select catalogue_id from companies
    where id = $id), gen_random_uuid(), 'codice ' || n, 'Prodotto ' || n, n from generate_series(10, $count::int) as n`;
const FILL_CONVERSATIONS = `insert into conversations
    (company_id, id, visitor_id, client_conversation_id, status, started_at, last_message_at, last_seq, answered_by_faq,
      answered_by_ai, answered_by_catalog, answered_by_fallback, is_unanswered, robot_signs, satisfaction, handled_since,
      handler_id, waiting_since)
  select $id, gen_random_uuid(), case when n % 30 = 0 then $visitor::uuid else gen_random_uuid() end, gen_random_uuid(),
    (array['ACTIVE', 'COMPLETED', 'ABANDONED'])[n % 3 + 1], now() - n * interval '1 minute',
    now() - n * interval '1 second', 40, n % 4 < 2, n % 5 < 2, n % 6 < 3, n % 7 < 2, n % 8 < 3, n % 4,
    case when n % 2 = 0 then 1 + n / 2 % 5 end, case when n % 12 = 0 then now() end,
    case when n % 12 = 0 then (select owner_id from companies where id = $id) end,
    case when n % 12 = 6 then now() + interval '1 year' end -- no patience is that short
  from generate_series(1, $count::int) as n`;
const FILL_WORDS = `insert into message_words (company_id, conversation_id, word, last_at)
  select company_id, id, word, last_message_at from conversations,
    unnest(array[$one, $other, left(id::text, 3), left(id::text, 4), right(id::text, 3), right(id::text, 2)]) word
  where company_id = $id and last_seq = 40
    and (word not in ($one, $other) or started_at < now() - interval '2000 minutes')
  on conflict do nothing`;
// As if they had been tried already: nobody tries them meanwhile.
const FILL_GROUPS = `insert into question_groups (company_id, id, kind, key, question_count, visitor_count, last_asked_at,
    ignored_at, checked_version)
  select $id, gen_random_uuid(), case when n % 2 = 0 then 'DECLINED' else 'UNANSWERED' end, 'words: ' || n, n % 40, 1,
    now() - n * interval '1 minute', case when n % 3 = 0 then now() end, 2147483647
  from generate_series(1, $count::int) as n`;
const FILL_QUESTIONS = `insert into grouped_questions (company_id, conversation_id, seq, kind, group_id, visitor_id, asked_at)
  select conversations.company_id, conversations.id, 1, grouped.kind, grouped.id, visitor_id, now()
  from (select *, row_number() over (order by id) as place from conversations where company_id = $id) conversations
  join (select *, row_number() over (order by id) as place from question_groups where company_id = $id) grouped using (place)`;
const FILL_WISHES = `insert into unmet_wishes (company_id, id, key, thing, wish_count, visitor_count, last_wished_at,
    ignored_at, checked_version)
  select $id, gen_random_uuid(), 'cosa ' || n, 'cosa', n % 40, n % 40, now() - n * interval '1 minute',
    case when n % 3 = 0 then now() end, 2147483647
  from generate_series(1, $count::int) as n`;
const FILL_WISH_MESSAGES = `insert into unmet_wish_messages (company_id, conversation_id, seq, wish_id, visitor_id, wished_at)
  select conversations.company_id, conversations.id, 1, wished.id, visitor_id, now()
  from (select *, row_number() over (order by id) as place from conversations where company_id = $id) conversations
  join (select *, row_number() over (order by id) as place from unmet_wishes where company_id = $id) wished using (place)`;
const FILL_TESTS = `insert into acceptance_tests (company_id, id, question, expected_kind, verdict, checked_version)
  select $id, gen_random_uuid(), 'Domanda ' || n, 'NO_ANSWER', (array['UNTRIED', 'PASSED', 'FAILED'])[n % 3 + 1], 2147483647
  from generate_series(1, $count::int) as n`;
const FILL_RUNS = `with runs as (
    insert into acceptance_runs (company_id, id, cause, state, test_count)
    select $id, gen_random_uuid(), 'BY_HAND', 'DONE', 100 from generate_series(1, 300) returning company_id, id
  )
  insert into acceptance_results (company_id, run_id, place, test_id, question, expected_kind, verdict, answer)
  select company_id, id, place, id, 'Domanda', 'NO_ANSWER', 'PASSED', '{}' from runs, generate_series(1, 100) place`;
const FILL_REJECTED = [
  `insert into rejected_answers (company_id, id, is_product, rejection_count, last_rejected_at)
    select company_id, id, false, 1 + position % 40, now() from faqs where company_id = $id`,
  `insert into rejected_days (company_id, answer_id, day, rejection_count)
    select company_id, id, current_date - n, 1 from rejected_answers, generate_series(1, 5) n where company_id = $id`,
  `insert into faq_hits (company_id, hour, faq_id, shard, hits)
    select company_id, date_trunc('hour', now()) - n * interval '1 day', id, -1, 1
    from rejected_answers, generate_series(1, 5) n where company_id = $id`,
  `insert into answer_feedback (company_id, conversation_id, seq, kind)
    select company_id, conversation_id, seq, 'NOT_THIS' from messages where company_id = $id and text = 'ciao'`,
];
const FILL_MESSAGES = `insert into messages (company_id, conversation_id, seq, id, sender, text)
  select company_id, id, seq, gen_random_uuid(), 'USER', 'ciao' from conversations, generate_series(1, 40) as seq
  where company_id = $id and last_seq = 40 and visitor_id = '${VISITOR}'`;
