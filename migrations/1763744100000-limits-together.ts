import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts for several callers in one statement: all messages of a company count on one row, and each used to wait until the
 * one before it was on the disk. The function for one caller stays, for processes of the version before.
 */
export class LimitsTogether1763744100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The rows come from the narrowest to the widest, those of one width sorted, so that two statements never wait for each
-- other. Whoever is refused takes nothing from what is wider.
create function take_from_limits_together(callers int[], kinds text[], subjects text[], seconds int[], most int[])
returns table (caller int, wait double precision) language plpgsql as $$
declare
  at timestamptz;
  taken int;
  refused int[] := '{}';
begin
  for i in 1 .. cardinality(kinds) loop
    continue when callers[i] = any(refused);
    at := to_timestamp(floor(extract(epoch from now()) / seconds[i]) * seconds[i]);
    taken := null;
    insert into rate_limits as stored (kind, subject, window_start, count) values (kinds[i], subjects[i], at, 1)
    on conflict on constraint rate_limits_pkey do update set count = stored.count + 1 where stored.count < most[i]
    returning stored.count into taken;
    if taken is null or taken > most[i] then
      refused := refused || callers[i];
      caller := callers[i];
      wait := extract(epoch from at + seconds[i] * interval '1 second' - now())::double precision;
      return next;
    end if;
  end loop;
end $$;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function take_from_limits_together(int[], text[], text[], int[], int[])');
  }
}
