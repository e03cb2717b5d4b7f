import type { ExportSource } from '../exports/export.ts';
import { writeExpected } from './acceptance-table.ts';
import { namedByIds, namedByNames } from './named-store.ts';
import { allTests } from './store.ts';

/** The tests of a company as `importAcceptanceTests` takes them. */
export const acceptanceExport: ExportSource = {
  fileName: 'collaudo',
  columns: [
    { key: 'question', label: 'domanda' },
    { key: 'expected', label: 'atteso' },
    { key: 'words', label: 'parole' },
  ],
  async *rows({ companyId, read }) {
    const { tests, known } = await read(async (manager) => {
      const all = await allTests(manager, companyId);
      const ids = all.flatMap(({ expectedFaqId, expectedProductIds }) => [
        ...(expectedFaqId === null ? [] : [expectedFaqId]),
        ...expectedProductIds,
      ]);
      const expected = await namedByIds(manager, companyId, ids);
      const namesakes = await namedByNames(
        manager,
        companyId,
        expected.map(({ name }) => name),
      );
      const byId = new Map([...expected, ...namesakes].map((one) => [`${one.kind} ${one.id}`, one]));
      return { tests: all, known: [...byId.values()] };
    });
    yield tests.map((test) => ({
      question: test.question,
      expected: writeExpected(test, known),
      words: test.words,
    }));
  },
};
