import type { Guard } from '../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a row-level policy, for reading',
    edits: [
      [
        'migrations/1763640000000-first-tables.ts',
        `on \${table} using (company_id = current_company()) with check`,
        `on \${table} using (true) with check`,
      ],
    ],
    tests: [['server/test/walls.test.ts', 'row-level security|as the role of the app']],
    needs: 'embedded',
  },
  {
    name: 'a row-level policy, for writing',
    edits: [
      [
        'migrations/1763640000000-first-tables.ts',
        'on accounts using (company_id = current_company()) with check (company_id = current_company())',
        'on accounts using (company_id = current_company()) with check (true)',
      ],
    ],
    tests: [['server/test/walls.test.ts', 'row-level security|as the role of the app']],
    needs: 'embedded',
  },
  {
    name: 'the uniqueness of client ids',
    edits: [
      ['migrations/1763640000000-first-tables.ts', 'create unique index messages_once', 'create index messages_once'],
      [
        'server/conversations/exchange-store.ts',
        'on conflict (company_id, conversation_id, client_message_id) where client_message_id is not null do nothing',
        '',
      ],
    ],
    tests: [
      ['server/test/visitor-asks.test.ts', 'is stored once'],
      ['server/test/same-moment.test.ts', ''],
    ],
    needs: 'embedded',
  },
  {
    name: 'disabling ends sessions and one-time links',
    edits: [
      [
        'migrations/1763730000000-editors-model-figures.ts',
        '  delete from password_links where account_id = client;\n',
        '',
      ],
    ],
    tests: [['server/test/account-races.test.ts', 'disabling and enabling']],
    needs: 'embedded',
  },
  {
    name: 'limits are charged from the narrowest to the widest',
    edits: [['migrations/1763744100000-limits-together.ts', 'continue when callers[i] = any(refused);', '']],
    tests: [['server/test/limits-together.test.ts', 'takes nothing from what others share']],
    needs: 'embedded',
  },
];
