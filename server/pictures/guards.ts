import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
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
