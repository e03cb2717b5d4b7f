import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'files: what names changes alone replaces the catalogue',
    edits: [
      ['server/imports/preview-actions.ts', "mode: report.isIncremental ? 'MERGE' : mode,", 'mode,'],
      ['server/imports/read-file.ts', "return isIncremental ? 'MERGE' : mode;", 'return mode;'],
    ],
    tests: [['server/test/shop-formats.test.ts', 'never replaces']],
  },
  {
    name: 'files: an XML of endless depth, names and texts',
    edits: [
      [
        'server/imports/formats/xml-reader.ts',
        "if (++this.depth > DEEPEST) throw new FileRefused('XML_TOO_DEEP');",
        'this.depth++;',
      ],
    ],
    tests: [['server/imports/formats/xml.test.ts', 'is refused']],
  },
  {
    name: 'files: another import undone than the one that was seen',
    edits: [
      [
        'server/imports/undo-actions.ts',
        "if (found.id !== importId.toLowerCase()) throw new UserError('ANOTHER_IMPORT');",
        '',
      ],
    ],
    tests: [['server/test/imported-products.test.ts', 'a colleague']],
  },
  {
    name: 'files: FAQs undone over somebody else’s change',
    edits: [
      [
        'server/imports/undo-store.ts',
        'and import.faqs_version = (select faqs_version from companies where id = $companyId)',
        '',
      ],
    ],
    tests: [['server/test/imported-faqs.test.ts', 'only while nothing was changed since']],
  },
  {
    name: 'files: the progress of somebody else’s file',
    edits: [
      [
        'server/imports/progress-store.ts',
        'from uploads where company_id = $companyId and id = $id and account_id = $accountId',
        'from uploads where company_id = $companyId and id = $id and $accountId::uuid is not null',
      ],
    ],
    tests: [['server/test/import-progress.test.ts', 'follows only their own']],
  },
  {
    name: 'previews of one file on the disk',
    edits: [
      [
        'server/imports/preview-actions.ts',
        'for (const each of takenBack) await removeRows(context.config.dataDir, each);',
        '',
      ],
    ],
    tests: [['server/test/files-on-disk.test.ts', 'however often']],
  },
];
