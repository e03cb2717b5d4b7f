import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a program that knows nothing of the chat’s language leaves it as it is',
    edits: [
      ['server/shop/actions.ts', 'language: language ?? lookOf(company).language', "language: language ?? 'VISITOR'"],
    ],
    tests: [['server/test/other-languages.test.ts', 'leaves it so']],
  },
  {
    name: 'the sites that may show a chat',
    edits: [['server/shop/sites.ts', "sites.length === 0 ? '*'", "sites.length >= 0 ? '*'"]],
    tests: [['server/test/widget-on-a-site.test.ts', 'anywhere, until']],
  },
  {
    name: 'what a site may be, in a header',
    edits: [
      [
        'server/shop/sites.ts',
        "if (!url || !host || !isNamed || url.username !== '' || url.password !== '')",
        'if (!url)',
      ],
    ],
    tests: [['server/shop/sites.test.ts', 'is none']],
  },
  {
    name: 'no bubble of a company that does not exist',
    edits: [['server/http/shop-pages.ts', 'front === null ? NO_BUBBLE : ', '']],
    tests: [['server/test/widget-on-a-site.test.ts', 'a picture that says so by its size']],
  },
  {
    name: 'a name on the mock shop is a text',
    edits: [['server/shop/demo-page.ts', 'const name = escaped(company.name);', 'const name = company.name;']],
    tests: [['server/test/widget-on-a-site.test.ts', 'a page that shows how it looks']],
  },
  {
    name: 'flood: the words to click are found once',
    edits: [['server/shop/shop.ts', 'known.set(knowledge, words);', '']],
    tests: [['server/shop/shop.test.ts', 'found once']],
  },
  {
    name: "what a page without a chat may be, in a script on the shop's page",
    edits: [['server/shop/chat-look.ts', '!hiddenPages.every(isPage)', 'false']],
    tests: [['server/shop/chat-look.test.ts', 'is refused']],
  },
  {
    name: "an assistant's face is a picture of its own company",
    edits: [
      [
        'server/shop/actions.ts',
        'await requireOwnPicture(manager, company.id, look.avatarUrl, lookOf(company).avatarUrl);',
        '',
      ],
    ],
    tests: [['server/test/foreign-pictures.test.ts', 'face']],
  },
];
