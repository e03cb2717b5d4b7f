import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a silent connection is noticed by who is at work',
    edits: [
      [
        'server/database/impatient-client.ts',
        'if (!(await doubt.isAtWork(processID, sentAt))) setImmediate(giveUp);\n',
        'if (isAnswered) return;\n',
      ],
    ],
    tests: [['server/database/impatient-client.test.ts', 'swallows everything']],
  },
  {
    name: 'nobody waits for a database that is silent',
    edits: [['server/database/doubt.ts', 'this.#isSilent = atWork === null;', '']],
    tests: [['server/database/doubt.test.ts', 'is silent until']],
  },
  {
    name: 'a statement that waits for the processor is no lost one',
    edits: [['server/database/doubt.ts', 'of [LOOK_AGAIN, null]', 'of [null]']],
    tests: [['server/database/doubt.test.ts', 'looked at again']],
  },
  {
    name: 'a slow database is no silent one',
    edits: [['server/database/impatient-client.ts', 'if (isHeard) doubt?.hear();', '']],
    tests: [['server/database/impatient-client.test.ts', 'heard of']],
  },
  {
    name: 'behind a pooler numbers of processes say nothing',
    edits: [['server/database/doubt.ts', '!this.knowsProcesses || ', '']],
    tests: [['server/database/doubt.test.ts', 'behind a pooler']],
  },
  {
    name: 'the tenant filter ends with its transaction',
    edits: [
      [
        'server/database/tenant.ts',
        "set_config('app.company_id', $companyId, true)",
        "set_config('app.company_id', $companyId, false)",
      ],
    ],
    tests: [['server/test/walls.test.ts', 'interleaved|without a company']],
  },
  {
    name: 'the tenant filter: the role of the app',
    edits: [['server/database/tenant.ts', "set_config('role', $appRole, true)", '$appRole::text']],
    tests: [['server/test/walls.test.ts', 'as the role of the app']],
  },
  {
    name: 'the size of a page',
    edits: [['server/database/paging.ts', ' || first > LARGEST_PAGE', '']],
    tests: [['server/test/both-doors.test.ts', 'a page too large']],
  },
  {
    name: 'the rate limits',
    edits: [
      ['server/database/rate-limits.ts', 'if (wait !== null) throw', 'if (wait !== null && database === null) throw'],
    ],
    tests: [['server/test/accounts.test.ts', 'limits']],
  },
  {
    name: 'limits: who counts on the widest alone waits for nobody in a circle',
    edits: [['server/database/rate-limits.ts', 'width: place - counted.length', 'width: place']],
    tests: [['server/test/limits-together.test.ts', 'count on the widest alone']],
    needs: 'postgres',
  },
  {
    name: 'nobody is told what was true before they asked',
    edits: [['server/database/gather.ts', 'cache: false', 'cache: true']],
    tests: [['server/database/gather.test.ts', 'true afterwards']],
  },
  {
    name: 'a statement has the same name in every process, and nobody else has it',
    edits: [['server/database/sql.ts', 'name: statementName(text)', 'name: String(known.size)']],
    tests: [['server/database/sql.test.ts', 'the same name in every process']],
  },
  {
    name: 'statements have no names where a pooler does not bring them along',
    edits: [
      [
        'server/database/real-connection.ts',
        'if (isFirst && isDirect) keeping.isTrusted',
        'if (isFirst) keeping.isTrusted',
      ],
    ],
    tests: [['server/test/pooler.test.ts', 'no statement may have a name']],
    needs: 'postgres',
  },
  {
    name: 'an upgrade is not cut off half-way',
    edits: [
      [
        'server/database/up-to-date.ts',
        "set_config('statement_timeout', '0', true)",
        "set_config('statement_timeout', '1000', true)",
      ],
    ],
    tests: [['server/test/patient-upgrade.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: 'what is under way when the database is closed',
    edits: [['server/database/data-source.ts', 'await finished(dataSource);', '']],
    tests: [['server/test/database.test.ts', 'finishes what is under way']],
  },
  {
    name: 'a connection that breaks while nobody holds it',
    edits: [['server/database/impatient-client.ts', "this.on('error', () => undefined);", '']],
    tests: [['server/database/impatient-client.test.ts', 'ends no process']],
  },
  {
    name: 'a connection that does not answer is cut',
    edits: [
      [
        'server/database/impatient-client.ts',
        'if (patience.milliseconds > 0 && result instanceof Promise) this.#watch(result, patience.milliseconds);',
        '',
      ],
    ],
    tests: [['server/test/database-away.test.ts', 'swallows everything']],
    needs: 'postgres',
  },
  {
    name: 'what is asked by a callback is watched',
    edits: [['server/database/impatient-client.ts', 'if (patience.milliseconds > 0) this.#watchCallback(args);', '']],
    tests: [['server/database/impatient-client.test.ts', 'whoever asks with']],
  },
  {
    name: 'nobody waits to be let in by a database that hangs',
    edits: [
      ['server/database/impatient-client.ts', 'this.#watch(result, 0);', ''],
      ['server/database/impatient-client.ts', 'const done = this.#watchCalls(0);', 'const done = () => undefined;'],
    ],
    tests: [['server/database/impatient-client.test.ts', 'nobody waits to be let in']],
  },
  {
    name: 'who is at work is asked anew where the kept connection is silent',
    edits: [
      [
        'server/database/asker.ts',
        'const waiting = setTimeout(tryNew, kept ? NEW_AFTER : 0);',
        'const waiting = setTimeout(tryNew, kept ? 9e8 : 0);',
      ],
    ],
    tests: [['server/test/database-away.test.ts', 'the kept one was swallowed']],
    needs: 'postgres',
  },
  {
    name: 'nobody is told that something is stored before it is on the disk',
    edits: [['server/database/log-marks.ts', 'if (marks.isOwed) await shared();', '']],
    tests: [['server/database/log-marks.test.ts', 'share the next']],
  },
  {
    name: 'who wrote while a sync was under way waits for the next',
    edits: [
      ['server/database/log-marks.ts', 'if (underway === null) {', 'if (underway !== null) return underway;\n    {'],
    ],
    tests: [['server/database/log-marks.test.ts', 'share the next']],
  },
  {
    name: 'what PostgreSQL wrote to is synced when it asks',
    edits: [['server/database/durable-files.ts', 'else touch(path);', '']],
    tests: [['server/database/durable-files.test.ts', 'from then on']],
  },
  {
    name: 'a start waits for the embedded database',
    edits: [
      [
        'server/database/data-source.ts',
        'connectionTimeoutMillis: FIRST_ANSWER_WITHIN',
        'connectionTimeoutMillis: place.longestWait ?? LONGEST_WAIT',
      ],
    ],
    tests: [['server/test/database.test.ts', 'waits for the first answer']],
  },
  {
    name: 'disk: what was written without being synced is put on the disk by the first start that syncs',
    edits: [['server/database/embedded-worker.ts', ' || !(await isMarkedSynced(place))', '']],
    tests: [['server/test/power-cut-crash.test.ts', 'until it was started in full again']],
  },
];
