import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/people-answer.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'handover: the assistant is silent while a person answers',
    edits: [
      [
        'server/conversations/exchange-store.ts',
        "and status = 'ACTIVE' and handled_since is null",
        "and status = 'ACTIVE'",
      ],
    ],
    tests: [[STORIES, 'is silent']],
  },
  {
    name: 'handover: an answer that was being written is owed no more',
    edits: [
      [
        'server/handover/store.ts',
        'where owed_replies.company_id = changed.company_id and conversation_id = changed.id\n',
        'where false\n',
      ],
    ],
    tests: [[STORIES, 'is stored nowhere']],
  },
  {
    name: 'handover: a colleague’s conversation is not taken unawares',
    edits: [
      [
        'server/handover/rules.ts',
        "handling.handlerId === null || handling.handlerId === from ? 'TAKES' : 'ANOTHERS'",
        "'TAKES'",
      ],
    ],
    tests: [
      ['server/handover/rules.test.ts', ''],
      [STORIES, 'only by naming them'],
    ],
  },
  {
    name: 'handover: of two who press at once one has it',
    edits: [['server/handover/store.ts', 'and id = $id for update', 'and id = $id']],
    tests: [[STORIES, 'of two who press at once']],
    needs: 'postgres',
  },
  {
    name: 'handover: only who has a conversation writes in it',
    edits: [
      ['server/conversations/handled-store.ts', "lockHandled('handler_id = $authorId::uuid')", "lockHandled('true')"],
    ],
    tests: [[STORIES, 'only by naming them']],
  },
  {
    name: 'handover: only who has a conversation gives it back',
    edits: [['server/handover/rules.ts', "return handlerId === personId ? 'GIVES' : 'ANOTHERS';", "return 'GIVES';"]],
    tests: [['server/handover/rules.test.ts', '']],
  },
  {
    name: 'handover: a visitor writes in a conversation of their own',
    edits: [
      ['server/conversations/handled-store.ts', "lockHandled('visitor_id = $visitorId::uuid')", "lockHandled('true')"],
    ],
    tests: [[STORIES, 'no other visitor']],
  },
  {
    name: 'handover: who may answer no more keeps nothing',
    edits: [['server/handover/timers.ts', 'if (!mayStay(handler))', 'if (handler.account === null)']],
    tests: [[STORIES, 'when the person is']],
  },
  {
    name: 'handover: how often a person writes',
    edits: [
      [
        'server/handover/actions.ts',
        "[{ kind: 'staff-message', subject: account.id, limit: limits.staffMessagesByPerson }]",
        '[]',
      ],
    ],
    tests: [[STORIES, 'so many things a minute']],
  },
  {
    name: 'handover: how long a person’s message is',
    edits: [['server/handover/actions.ts', 'cleanText(said.text, ROOM)', 'said.text']],
    tests: [[STORIES, 'what a person writes']],
  },
  {
    name: 'handover: what a person promised is a fact',
    edits: [
      [
        'server/assistant/model-request.ts',
        '[...factTexts(request, found.faqs, products), ...promised]',
        'factTexts(request, found.faqs, products)',
      ],
    ],
    tests: [[STORIES, 'as the context of its next answer']],
  },
  {
    name: 'handover: no e-mail address is shown as a name',
    edits: [['server/accounts/shown-name.ts', "!name.includes('@') && ", '']],
    tests: [['server/accounts/shown-name.test.ts', '']],
  },
];
