import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/weekly-letter.test.ts';
const RULES = 'server/weekly/week.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'weekly: half a week is no week to be compared with',
    edits: [['server/weekly/week.ts', 'since <= momentOf(formerWeek) ?', 'since <= momentOf(week) ?']],
    tests: [[RULES, 'in the week before is compared with no half of one']],
  },
  {
    name: 'weekly: a week that goes on has no letter',
    edits: [['server/weekly/week.ts', 'addDays(mondayOf(dayOf(now)), -WEEK)', 'mondayOf(dayOf(now))']],
    tests: [[RULES, 'on ']],
  },
  {
    name: 'weekly: what was asked before is not new',
    edits: [['server/weekly/store.ts', 'earlier.asked_at < $from', 'earlier.asked_at < $from and false']],
    tests: [[STORIES, 'what nobody had asked before']],
  },
  {
    name: 'weekly: who sets a letter aside does so for themselves',
    edits: [
      [
        'server/weekly/store.ts',
        'account_id = $accountId and week >= $week::date',
        '$accountId::uuid is not null and week >= $week::date',
      ],
    ],
    tests: [[STORIES, 'nobody else does']],
  },
  {
    name: 'weekly: the next letter comes by time alone',
    edits: [['server/weekly/subscriptions.ts', '      nextChange: nextLetter,\n', '']],
    tests: [[STORIES, 'on Monday at midnight']],
  },
];
