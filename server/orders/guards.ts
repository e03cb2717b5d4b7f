import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/orders.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'orders: three wrong tries of a visitor',
    edits: [['server/orders/actions.ts', "await takeFromLimits(database, [own], 'ORDER_TRIES_OVER');", 'void own;']],
    tests: [[STORIES, 'three wrong tries']],
  },
  {
    name: 'orders: a try is counted before it is known to be wrong',
    edits: [
      [
        'server/orders/actions.ts',
        'const wrong = await takeWrongTry(context, companyId, visitorId, sought);\n  const order = await askForVisitor(context, company, sought)',
        'let wrong: Counted[] = [];\n  const order = await askForVisitor(context, company, sought)',
      ],
      [
        'server/orders/actions.ts',
        "if (!order) throw new UserError('ORDER_NOT_FOUND');\n  await giveBack(database, wrong);",
        "if (!order) {\n    wrong = await takeWrongTry(context, companyId, visitorId, sought);\n    throw new UserError('ORDER_NOT_FOUND');\n  }\n  await giveBack(database, wrong);",
      ],
    ],
    tests: [[STORIES, 'three wrong tries']],
  },
  {
    name: 'orders: a right try costs nothing',
    edits: [
      [
        'server/orders/actions.ts',
        "if (!order) throw new UserError('ORDER_NOT_FOUND');\n  await giveBack(database, wrong);",
        "if (!order) throw new UserError('ORDER_NOT_FOUND');",
      ],
    ],
    tests: [[STORIES, 'three wrong tries']],
  },
  {
    name: 'orders: only in a conversation of one’s own',
    edits: [['server/conversations/access.ts', 'found.visitorId !== visitorId', 'found === null']],
    tests: [[STORIES, 'before the shop is']],
  },
  {
    name: 'orders: visitors are not told what is wrong at the shop',
    edits: [
      [
        'server/orders/actions.ts',
        "if (error instanceof UserError) throw new UserError('ORDER_UNAVAILABLE');",
        'void UserError;',
      ],
    ],
    tests: [[STORIES, 'not blamed for a shop']],
  },
  {
    name: 'orders: an address of the own network',
    edits: [['server/orders/shop-actions.ts', 'refusePrivateShop(url, allowed);', 'void refusePrivateShop;']],
    tests: [['server/orders/shop-actions.test.ts', 'in a private network']],
  },
  {
    name: 'orders: a name that leads into the own network',
    edits: [
      [
        'server/orders/shop-actions.ts',
        'publicLookup(isNamedPrivate(url, allowed))',
        'publicLookup(isNamedPrivate(url, allowed) || true)',
      ],
    ],
    tests: [['server/orders/shop-actions.test.ts', 'in a private network']],
  },
  {
    name: 'orders: an answer without end',
    edits: [['server/orders/shop-actions.ts', 'size > LONGEST_ANSWER', 'size > 1e9']],
    tests: [['server/orders/shop-actions.test.ts', 'more than any order']],
  },
  {
    name: 'orders: a shop that is slow',
    edits: [
      ['server/orders/shop-actions.ts', 'AbortSignal.timeout(asked.whole ?? WHOLE)', 'AbortSignal.timeout(WHOLE)'],
    ],
    tests: [['server/orders/shop-actions.test.ts', 'waited for so long']],
  },
  {
    name: 'orders: a link of the web',
    edits: [['server/orders/order.ts', '!/^https?:$/.test(url.protocol) || url.username', 'url.username']],
    tests: [['server/orders/order.test.ts', 'tells nothing']],
  },
  {
    name: 'orders: over TLS',
    edits: [
      [
        'server/orders/shop-address.ts',
        "if (url.protocol !== 'https:' && !isNamedPrivate(url, allowed)) throw",
        'if (url === null) throw',
      ],
    ],
    tests: [['server/orders/shop-actions.test.ts', 'http://www.negozio.it/ordini']],
  },
];
