import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: "pictures: another company's stands on no product and is no logo",
    // The row's company is asked for here, and by the wall between companies: each would do alone.
    edits: [
      ['server/companies/picture-store.ts', "if (own.length === 0) throw new UserError('PICTURE_NOT_FOUND');", ''],
    ],
    tests: [['server/test/foreign-pictures.test.ts', 'product that is there|no company']],
  },
  {
    name: "pictures: an import takes another company's over as a copy",
    edits: [['server/imports/pictures-store.ts', '!own.has(id)', '!own.has(id) && false']],
    tests: [['server/test/foreign-pictures.test.ts', 'copy of one']],
  },
  {
    name: 'files: a picture is judged by its content',
    edits: [
      [
        'server/pictures/actions.ts',
        "(await fileTypeFromBuffer(bytes))?.mime ?? ''",
        "(await fileTypeFromBuffer(bytes))?.mime ?? 'image/png'",
      ],
    ],
    tests: [['server/test/pictures.test.ts', 'SVG|a zip']],
  },
  {
    name: 'pictures: what a stored message shows stays',
    edits: [['server/pictures/unused-store.ts', 'unused.filter((address) => !shown.has(address))', 'unused']],
    tests: [['server/test/pictures.test.ts', 'stored message shows']],
  },
  {
    name: 'pictures: what a product or a logo shows stays',
    edits: [
      ['server/pictures/unused-store.ts', 'due.filter((address) => !used.has(address))', 'due'],
      ['server/pictures/unused-store.ts', 'addresses.filter((address) => !used.has(address))', 'addresses'],
    ],
    tests: [['server/test/pictures.test.ts', 'is not the logo']],
  },
];
