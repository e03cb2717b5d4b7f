import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../database/sql.ts';
import type { PeopleCounts } from './people-figures.ts';
import type { Span } from './period.ts';

type Row = Omit<PeopleCounts, 'waits' | 'firstAnswers'> & Record<WaitColumn, number | null>;
type WaitColumn = `${'wait' | 'answer'}${'Count' | 'Median' | 'Ninetieth'}`;

/** What people of a company did in a span, counted from the rows: they are few beside all conversations. */
export async function countPeople(
  manager: EntityManager,
  companyId: string,
  { from, to }: Span,
): Promise<PeopleCounts> {
  const [row] = await queryPrepared<Row>(manager, COUNT_PEOPLE, { companyId, from, to });
  const { waitCount, waitMedian, waitNinetieth, answerCount, answerMedian, answerNinetieth, ...counts } = row as Row;
  return {
    ...counts,
    waits: { count: waitCount ?? 0, median: waitMedian, ninetieth: waitNinetieth },
    firstAnswers: { count: answerCount ?? 0, median: answerMedian, ninetieth: answerNinetieth },
  };
}

const waits = (name: string, seconds: string) => `count(${seconds})::int as "${name}Count",
      percentile_cont(0.5) within group (order by ${seconds}) as "${name}Median",
      percentile_cont(0.9) within group (order by ${seconds}) as "${name}Ninetieth"`;

const COUNT_PEOPLE = `
  select taken.*, requests.*, rated.*
  from (
    select ${waits('wait', 'waited')}, ${waits('answer', 'answered')}
    from (
      select case when person_asked_at <= taken_over_at
          then date_part('epoch', taken_over_at - person_asked_at) end as waited,
        date_part('epoch', person_answered_at - taken_over_at) as answered
      from conversations where company_id = $companyId and taken_over_at >= $from and taken_over_at < $to
    ) each
  ) taken, (
    select done.count + open.count as "requestsLeft", done.count as "requestsDone", open.all as "requestsOpen"
    from (
      select count(*)::int as count from contact_requests
      where company_id = $companyId and done_at is not null and created_at >= $from and created_at < $to
    ) done, (
      select count(*) filter (where created_at >= $from and created_at < $to)::int as count, count(*)::int as all
      from contact_requests where company_id = $companyId and done_at is null
    ) open
  ) requests, (
    select coalesce(json_agg(json_build_object('name', name, 'sum', sum, 'count', count)
      order by count desc, name, person), '[]') as rated
    from (
      select coalesce(answerer_id::text, answerer_name) as person,
        (array_agg(coalesce(answerer_name, '') order by rated_at desc, id desc))[1] as name,
        sum(satisfaction)::int as sum, count(*)::int as count
      from conversations
      where company_id = $companyId and rated_at >= $from and rated_at < $to and person_answered_at is not null
      group by 1
    ) persons
  ) rated`;
