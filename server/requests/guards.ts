import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/visitor-asks-for-person.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'requests: a visitor leaves one where it is asked for',
    edits: [
      ['server/requests/store.ts', "status = 'ACTIVE'\n        and is_contact_offered\n", "status = 'ACTIVE'\n"],
      [
        'server/requests/actions.ts',
        'if (conversation.isContactOffered) return null;',
        'if (conversation) return null;',
      ],
    ],
    tests: [[STORIES, 'nobody leaves one who was not asked']],
  },
  {
    name: 'requests: a visitor leaves one in a conversation of their own',
    edits: [
      ['server/requests/actions.ts', 'conversation?.visitorId !== left.visitorId', 'conversation === null'],
      ['server/requests/store.ts', 'and visitor_id = $visitorId and status', 'and status'],
    ],
    tests: [[STORIES, 'nobody leaves one who was not asked']],
  },
  {
    name: 'requests: so many a day',
    edits: [
      [
        'server/requests/actions.ts',
        "[{ kind: 'request-visitor', subject: visitorId, limit: limits.requestsByVisitor }]",
        '[]',
      ],
    ],
    tests: [[STORIES, 'three a day']],
  },
  {
    name: 'requests: an address is one',
    edits: [['server/requests/request.ts', 'EMAIL.test(contact)', "contact.includes('@')"]],
    tests: [['server/requests/request.test.ts', 'no way to reach']],
  },
  {
    name: 'requests: who did it first did it',
    edits: [['server/requests/store.ts', 'and (done_at is null) = ($doneBy::text is not null) returning', 'returning']],
    tests: [[STORIES, 'who did what first']],
  },
  {
    name: 'a mail goes to who left the request alone',
    edits: [['web/requests/mail-link.ts', "encoded(contact).replaceAll('%40', '@')", 'contact']],
    tests: [['web/requests/mail-link.test.ts', 'names no other reader']],
  },
];
