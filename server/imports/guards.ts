import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'files: what names changes alone replaces the catalogue',
    edits: [
      ['server/imports/preview-actions.ts', "mode: report.isMerged ? 'MERGE' : mode,", 'mode,'],
      ['server/imports/read-file.ts', "return isMerged(notes) ? 'MERGE' : mode;", 'return mode;'],
    ],
    tests: [['server/test/shop-formats.test.ts', 'never replaces']],
  },
  {
    name: 'files: what a whole transmission of Easyfatt does not name goes',
    edits: [
      ['server/imports/read-file.ts', 'isWhole && isMerged(notes) && report.rowCount > 0', 'report.rowCount < 0'],
    ],
    tests: [['server/imports/formats/xml.test.ts', 'what people added here stays']],
  },
  {
    name: 'files: what people added stays in a whole transmission of Easyfatt',
    edits: [['server/imports/formats/xml-entries.ts', 'notes.keepsAdditions = true;', '']],
    tests: [['server/imports/formats/xml.test.ts', 'what people added here stays']],
  },
  {
    name: 'files: a hundred variants of a product',
    edits: [
      [
        'server/imports/variant-rows.ts',
        'if (list.variants.length === MOST_VARIANTS) {',
        'if (list.leftOut.length < 0) {',
      ],
    ],
    tests: [['server/imports/variants.test.ts', 'beyond a hundred']],
  },
  {
    name: 'files: 400,000 variants of a catalogue',
    edits: [
      [
        'server/imports/product-reader.ts',
        "if (this.report.variantCount > this.mostVariants) throw new FileRefused('TOO_MANY_VARIANTS');",
        '',
      ],
    ],
    tests: [['server/imports/variants.test.ts', 'more variants than a catalogue may have']],
  },
  {
    name: 'files: an archive that inflates without end',
    edits: [
      [
        'server/imports/formats/zip.ts',
        "if (this.inflated > this.mostInflated) throw new FileRefused('INFLATED_TOO_LARGE');",
        '',
      ],
    ],
    tests: [['server/imports/formats/spreadsheet.test.ts', 'no more than its limit']],
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
    name: 'flood: blank rows are counted',
    edits: [['server/imports/records.ts', 'blankRows += batch.length - data.length;', '']],
    tests: [['server/imports/csv-records.test.ts', 'blank rows']],
  },
  {
    name: 'flood: one file of a person is read at a time',
    edits: [
      ['server/imports/reading-turns.ts', 'this.#persons.run(accountId, () =>', 'this.#persons.run(companyId, () =>'],
    ],
    tests: [['server/imports/reading-turns.test.ts', 'one of each person']],
  },
  {
    name: 'flood: one file of a company is read at a time',
    edits: [['server/imports/reading-turns.ts', 'perKey: 1,', 'perKey: AT_ONCE,']],
    tests: [['server/imports/reading-turns.test.ts', 'one of each company']],
  },
  {
    name: 'flood: how long one’s files keep the readers busy',
    edits: [['server/imports/reading-turns.ts', 'allowance.charge(seconds, now);', 'allowance.charge(0, now);']],
    tests: [['server/imports/reading-turns.test.ts', 'kept the readers busy']],
  },
  {
    name: 'flood: a reading that overruns gives its place back',
    edits: [['server/imports/reader.ts', 'setTimeout(() => resolve(null), longest)', 'setTimeout(() => undefined, 1)']],
    tests: [['server/imports/reader.test.ts', 'overruns']],
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
  {
    name: 'imports: a kill in the middle keeps the preview',
    edits: [
      ['server/imports/leftover-store.ts', "case when origin is null then 'PREVIEWED' else 'FAILED' end", "'FAILED'"],
    ],
    tests: [['server/test/import-crash.test.ts', 'and the preview']],
  },
  {
    name: 'files: a word for nothing is nothing',
    edits: [['server/imports/records.ts', "NOTHING.test(cell) ? '' : ", '']],
    tests: [['server/imports/read-file.test.ts', 'where nothing is']],
  },
  {
    name: 'files: headings that were cut at their dots',
    edits: [['server/imports/records.ts', 'cut.whole(entry)', 'entry']],
    tests: [['server/imports/read-file.test.ts', 'cut at their dots']],
  },
];
