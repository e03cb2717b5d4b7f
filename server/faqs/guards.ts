import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a stale save of a FAQ',
    edits: [
      [
        'server/faqs/store.ts',
        'and id = $id and version = $version and deleted_at',
        'and id = $id and $version::int is not null and deleted_at',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'second save of a FAQ']],
  },
  {
    name: 'a deleted FAQ answers nobody',
    edits: [
      [
        'server/faqs/store.ts',
        'from faqs where company_id = $companyId and deleted_at is null order by',
        'from faqs where company_id = $companyId order by',
      ],
    ],
    tests: [['server/test/edited-faqs.test.ts', 'deleted answers no more']],
  },
  {
    name: 'the one door to what the assistant knows',
    edits: [
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
      ['server/faqs/actions.ts', "changeKnowledge(context, companyId, 'faqs', ", 'asReader(context, companyId, '],
    ],
    tests: [['server/architecture.test.ts', 'through one door']],
  },
];
