import { expect, test } from 'vitest';
import { sufferDatabaseKills } from './database-kills.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';
import { isRealPostgres } from './story-database.ts';

const KILLS = 4;

const programs = findPostgresPrograms();
const line = '!'.repeat(96);
if (isRealPostgres && !programs)
  console.log(
    `${line}\n! A killed PostgreSQL was not tried: no initdb and postgres here (PATH, /usr/lib/postgresql).\n${line}`,
  );

// More kills: `npm run abuse -- database-killed`.
test.skipIf(!isRealPostgres || !programs)(
  `PostgreSQL killed ${KILLS} times under people who write: nothing acknowledged is lost, nobody dies, writing goes on`,
  async () => {
    const after = await sufferDatabaseKills(programs ?? '', KILLS);
    console.log(after);
    expect(after.recoveries).toBe(KILLS);
    expect(after.interrupted).toBeGreaterThan(KILLS);
    expect(after.retries).toBeGreaterThan(KILLS);
    expect(after.died).toBe(0);
    expect(after.faults).toEqual([]);
    expect(after.writesAfter).toHaveLength(KILLS);
  },
  600_000, // it takes about 20 s; most of it is PostgreSQL and the servers starting
);
