import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'feeds: a name that leads into the own network',
    edits: [
      [
        'server/feeds/outside.ts',
        '(!isAllowed && found.some(({ address }) => !isPublicAddress(address)))',
        'isAllowed === null',
      ],
    ],
    tests: [['server/feeds/remote-file.test.ts', 'the own network']],
  },
  {
    name: 'feeds: an address of the own network',
    edits: [['server/feeds/remote-file.ts', 'refusePrivateHost(url, wanted.allowed);', 'void refusePrivateHost;']],
    tests: [['server/feeds/remote-file.test.ts', 'the own network']],
  },
  {
    name: 'feeds: addresses that wrap those of the own network',
    edits: [['server/feeds/feed-address.ts', ' || parsed.match(GLOBAL)', ' || GLOBAL !== null']],
    tests: [['server/feeds/feed-address.test.ts', 'an address of the whole internet']],
  },
  {
    name: 'feeds: how often a site sends on',
    edits: [
      ['server/feeds/remote-file.ts', 'redirects <= MOST_REDIRECTS; redirects++', 'redirects <= 99; redirects++'],
    ],
    tests: [['server/feeds/remote-file.test.ts', 'a fourth redirect']],
  },
  {
    name: 'feeds: what inflates without end',
    edits: [
      [
        'server/feeds/remote-file.ts',
        'inflated(createReadStream(path)), largest',
        'inflated(createReadStream(path)), 1e9',
      ],
    ],
    tests: [['server/feeds/remote-file.test.ts', 'inflates too far']],
  },
  {
    name: 'feeds: a site that stops in the middle',
    edits: [['server/feeds/remote-file.ts', 'silence: silence ?? SILENCE, whole', 'silence: SILENCE, whole']],
    tests: [['server/feeds/remote-file.test.ts', 'what stops in the middle']],
  },
  {
    name: 'feeds: a password for another sender',
    edits: [
      [
        'server/feeds/remote-file.ts',
        'credentials && isSameSender(first, url) ? credentials : null',
        'isSameSender(first, first) ? credentials : null',
      ],
    ],
    tests: [['server/feeds/remote-file.test.ts', 'do not go to another host']],
  },
  {
    name: 'feeds: a password that is kept for an address of somebody’s own',
    edits: [
      [
        'server/feeds/actions.ts',
        'before && isSameSender(new URL(before.address), url) ?',
        'before && isSameSender(url, url) ?',
      ],
    ],
    tests: [['server/test/feeds.test.ts', 'sent to nobody else']],
  },
  {
    name: 'feeds: a catalogue that shrinks asks',
    edits: [['server/feeds/question.ts', "if (removedCount > currentCount * shares.removed) return 'SHRINKS';", '']],
    tests: [['server/feeds/question.test.ts', 'go']],
  },
  {
    name: 'feeds: prices that move ask',
    edits: [['server/feeds/question.ts', "movedPriceCount > prices * shares.moved ? 'PRICES' : null", 'null']],
    tests: [['server/feeds/question.test.ts', 'prices']],
  },
  {
    name: 'feeds: whoever saves one is asked first who they are',
    edits: [
      [
        'server/feeds/actions.ts',
        'await asEditor(context, companyId, async () => undefined);\n  const { url,',
        'const { url,',
      ],
    ],
    tests: [['server/test/isolation-matrix.test.ts', 'whom the rights table names']],
  },
  {
    name: 'feeds: one process at a time',
    edits: [
      [
        'server/feeds/store.ts',
        'where company_id = $companyId and (lease_until is null or lease_until < now())\n      and (',
        'where company_id = $companyId\n      and (',
      ],
    ],
    tests: [['server/test/feeds.test.ts', 'another finds it at work']],
  },
  {
    name: 'feeds: who lost the lease changes nothing',
    edits: [['server/feeds/run-actions.ts', "if (!isMine) throw new UserError('FEED_OVERTAKEN');", '']],
    tests: [['server/test/feeds.test.ts', 'changes nothing itself']],
  },
  {
    name: 'feeds: how often a person has it fetched',
    edits: [
      [
        'server/feeds/actions.ts',
        "return takeFromLimits(database, [counted], 'TOO_MANY_REQUESTS');",
        'void counted; void database; return Promise.resolve();',
      ],
    ],
    tests: [['server/test/feeds.test.ts', 'not again and again']],
  },
  {
    name: 'pushes: a password',
    edits: [
      [
        'server/feeds/push.ts',
        'return isKey && isPassword && sent?.user',
        'return isKey && isPassword !== null && sent?.user',
      ],
    ],
    tests: [['server/feeds/push.test.ts', 'by address, user and password']],
  },
  {
    name: 'pushes: how often a wrong password is tried',
    edits: [
      ['server/feeds/push-actions.ts', "await takeFromLimits(database, [wrong], 'TOO_MANY_REQUESTS');", 'void wrong;'],
    ],
    tests: [['server/test/easyfatt.test.ts', 'too many wrong passwords']],
  },
  {
    name: 'pushes: how often a company sends',
    edits: [
      ['server/feeds/push-actions.ts', "await takeFromLimits(database, [sent], 'TOO_MANY_REQUESTS');", 'void sent;'],
    ],
    tests: [['server/test/easyfatt.test.ts', 'too many wrong passwords']],
  },
];
