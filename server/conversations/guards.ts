import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'an answer is rejected by its own visitor',
    edits: [
      [
        'server/conversations/feedback-store.ts',
        'and visitor_id = $visitorId::uuid for no key update',
        'and $visitorId::uuid is not null for no key update',
      ],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'nobody else']],
  },
  {
    name: 'only answers are rejected',
    edits: [['server/conversations/feedback-store.ts', " and source in ('FAQ', 'CATALOG')", '']],
    tests: [['server/test/corrected-answers.test.ts', 'is none']],
  },
  {
    name: 'the first choice stays',
    edits: [
      ['server/conversations/feedback-store.ts', 'where stored.faq_id is null and excluded.faq_id is not null', ''],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'is noted once']],
  },
  {
    name: 'how often an answer is rejected',
    edits: [
      [
        'server/conversations/visitor-actions.ts',
        "[{ kind: 'rejection-visitor', subject: visitorId, limit: limits.rejectionsByVisitor }]",
        '[]',
      ],
    ],
    tests: [['server/test/corrected-answers.test.ts', 'so often an hour']],
  },
  {
    name: 'only what was understood is taken away',
    edits: [['server/conversations/exchange-store.ts', "and each ->> 'rest' = $text limit 1", 'limit 1']],
    tests: [['server/test/corrected-answers.test.ts', 'is not taken away']],
  },
  {
    name: 'nothing is written on for a visitor who left',
    edits: [['server/conversations/open-reply.ts', 'around.onVisitorGone(() => abort.abort(VISITOR_LEFT)),', '']],
    tests: [['server/test/model-fails.test.ts', 'in the middle of an answer finds']],
  },
  {
    name: 'how many conversations are removed at once',
    edits: [['server/conversations/actions.ts', 'ids.length < 1 || ids.length > MOST_SELECTED', 'false']],
    tests: [['server/test/conversation-removal.test.ts', 'BAD_CONVERSATION_SELECTION']],
  },
  {
    name: 'who may remove conversations',
    edits: [
      ['server/conversations/actions.ts', 'await asManager(context, companyId,', 'await asEditor(context, companyId,'],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.removeConversations']],
  },
  {
    name: 'figures forget what is removed',
    edits: [
      ['server/conversations/removal-store.ts', 'await query(manager, TAKE_FROM_COUNTERS, { companyId, ids });', ''],
    ],
    tests: [['server/test/conversation-removal.test.ts', 'all that was counted']],
  },
  {
    name: 'an export is read in slices',
    edits: [['server/conversations/conversation-export.ts', 'const AT_ONCE = 1_000;', 'const AT_ONCE = 1_000_000;']],
    tests: [['server/test/conversation-export.test.ts', 'in slices']],
  },
  {
    name: "the visitor's own conversation, when it is read",
    edits: [
      [
        'server/conversations/access.ts',
        "if (found.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');",
        '',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Subscription.chatMessages']],
  },
  {
    name: "the visitor's own conversation, when it is written to",
    edits: [
      [
        'server/conversations/exchange-store.ts',
        'and visitor_id = $visitorId::uuid\n      and status',
        'and ($visitorId::uuid is not null)\n      and status',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'Mutation.sendMessage']],
  },
  {
    name: 'the row lock of seq',
    edits: [
      [
        'server/conversations/exchange-store.ts',
        "and status = 'ACTIVE' and handled_since is null\n    for update",
        "and status = 'ACTIVE'",
      ],
    ],
    tests: [['server/test/same-moment.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: 'flood: how many conversations a visitor may start',
    edits: [['server/conversations/exchange-actions.ts', 'await countStart(context, visitorId);', '']],
    tests: [['server/test/limits.test.ts', 'conversation after conversation']],
  },
  {
    name: 'flood: the same text again and again',
    edits: [
      [
        'server/conversations/exchange-actions.ts',
        "startedAt, 'TOO_FAST');",
        "startedAt + Math.random() * 1e12, 'TOO_FAST');",
      ],
    ],
    tests: [['server/test/limits.test.ts', 'the same again and again']],
  },
  {
    name: 'flood: how many conversations an address may start',
    edits: [
      [
        'server/conversations/exchange-actions.ts',
        "{ kind: 'conversation-address', subject: caller.addressSubject, limit: limits.conversationsByAddress },",
        '',
      ],
    ],
    tests: [['server/test/limits-of-people.test.ts', 'conversations from an address']],
  },
  {
    name: 'counters of several companies are locked in one order',
    edits: [['server/conversations/counters.ts', ' order by 1, 2\n', '\n']],
    tests: [['server/test/two-processes-ending.test.ts', '']],
    needs: 'postgres',
  },
  {
    name: 'pages pass by nothing that moves',
    edits: [
      [
        'server/conversations/moved-rows.ts',
        '.sent_at < $openSince::timestamptz or not (',
        '.sent_at is not null or not (',
      ],
    ],
    tests: [['server/test/moving-pages.test.ts', 'while they move at random']],
  },
  {
    name: 'a conversation ends after it began',
    edits: [['server/conversations/ending-store.ts', "'greatest(now(), started_at)'", "'now()'"]],
    tests: [['server/test/clock.test.ts', 'ends no conversation before']],
  },
];
