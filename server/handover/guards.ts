import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/people-answer.test.ts';
const ASKED = 'server/test/visitor-asks-for-person.test.ts';

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
        "...promised.map((text) => ({ name: '', heading: '', text, isPromise: true })),",
        '',
      ],
    ],
    tests: [[STORIES, 'as the context of its next answer']],
  },
  {
    name: 'handover: mine are the viewer’s alone',
    edits: [
      [
        'server/conversations/log-filter.ts',
        "add('handler_id = $viewerId::uuid',",
        "add('$viewerId::uuid is not null',",
      ],
    ],
    tests: [[STORIES, 'the log tells what people have']],
  },
  {
    name: 'handover: nobody waits longer than the shop lets them',
    edits: [
      [
        'server/handover/store.ts',
        "waiting.waiting_since < now() - company.person_patience * interval '1 second'",
        'false',
      ],
    ],
    tests: [[ASKED, 'is told when nobody came']],
  },
  {
    name: 'handover: nobody waits for who is gone',
    edits: [['server/handover/store.ts', /or not \$\{somebodyThere\('waiting\.company_id'\)\}/, '']],
    tests: [[ASKED, 'waits for nobody who has gone']],
  },
  {
    name: 'handover: outside the hours nobody is waited for',
    edits: [['server/conversations/person-asked.ts', 'const isThere = isTime && (', 'const isThere = true && (']],
    tests: [[ASKED, 'has nobody waiting outside them']],
  },
  {
    name: 'handover: a wait ends with the hours',
    edits: [['server/handover/store.ts', 'waiting.company_id = any($closed::uuid[])', 'false']],
    tests: [[ASKED, 'has nobody waiting outside them']],
  },
  {
    name: 'handover: another shop’s people are nobody’s',
    edits: [
      [
        'server/people/availability-store.ts',
        'and (person.company_id = of_person.id or person.id = of_person.owner_id)',
        '',
      ],
    ],
    tests: [[ASKED, 'another shop’s people']],
  },
  {
    name: 'handover: who may not come in is not there',
    edits: [
      [
        'server/people/availability-store.ts',
        'join accounts person on person.id = available.account_id and person.disabled_at is null',
        'join accounts person on person.id = available.account_id',
      ],
    ],
    tests: [[ASKED, 'another shop’s people']],
  },
  {
    name: 'handover: whoever was gone for a while is there no more',
    edits: [
      [
        'server/people/availability-store.ts',
        "where is_available and seen_at < now() - $awayFor::float8 * interval '1 millisecond' returning",
        'where is_available and $awayFor < 0 returning',
      ],
    ],
    tests: [[ASKED, 'while a connection of theirs lives']],
  },
  {
    name: 'handover: only where the shop offers one a person is asked for',
    edits: [['server/assistant/answer.ts', '!company.isPersonOffered || !asksForPerson', '!asksForPerson']],
    tests: [
      ['server/assistant/person-asked.test.ts', 'only where the shop has persons'],
      [ASKED, 'switches it off'],
    ],
  },
  {
    name: 'handover: no e-mail address is shown as a name',
    edits: [['server/accounts/shown-name.ts', "!name.includes('@') && ", '']],
    tests: [['server/accounts/shown-name.test.ts', '']],
  },
  {
    name: 'handover: how many products a message shows',
    edits: [
      ['server/handover/actions.ts', "if (different.length > MOST_CARDS) throw new UserError('TOO_MANY_CARDS');", ''],
    ],
    tests: [['server/test/saved-replies.test.ts', 'no more than five']],
  },
  {
    name: 'handover: products of a message are the shop’s',
    edits: [
      ['server/handover/actions.ts', 'return cards.length === productIds.length ? cards : null;', 'return cards;'],
    ],
    tests: [['server/test/saved-replies.test.ts', 'of no other shop']],
  },
  {
    name: 'handover: how often it is told that somebody types',
    edits: [
      [
        'server/handover/hint-actions.ts',
        'return allowances.typing.has(who, performance.now());',
        'return allowances !== null && who !== null;',
      ],
    ],
    tests: [['server/test/typing-and-read.test.ts', 'more often than once a second']],
  },
  {
    name: 'handover: nobody is told that they type themselves',
    edits: [
      [
        'server/live/writings.ts',
        "event.kind !== 'typing' || (event.name === null) !== (reader === 'STAFF')",
        "event.kind !== 'typing' || reader === undefined",
      ],
    ],
    tests: [['server/test/typing-and-read.test.ts', 'to the other side alone']],
  },
  {
    name: 'handover: only who has a conversation types in it',
    edits: [
      [
        'server/handover/hint-actions.ts',
        "if (conversation.handlerId !== account.id) throw new UserError('NOT_YOUR_CONVERSATION');",
        '',
      ],
    ],
    tests: [['server/test/typing-and-read.test.ts', 'in a conversation of others']],
  },
  {
    name: 'handover: what another visitor’s chat showed',
    edits: [
      [
        'server/handover/store.ts',
        ' and visitor_id = $visitorId and visitor_read_seq < shown.seq',
        ' and visitor_read_seq < shown.seq',
      ],
    ],
    tests: [['server/test/typing-and-read.test.ts', 'goes forward only']],
  },
];
