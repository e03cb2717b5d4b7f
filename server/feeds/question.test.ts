import { describe, expect, test } from 'vitest';
import type { ImportReport } from '../imports/import.ts';
import { ReportInTheMaking } from '../imports/report.ts';
import { endOf, questionOf } from './question.ts';

function reportOf(given: Partial<ImportReport>): ImportReport {
  return { ...new ReportInTheMaking().finish({ currentCount: 100, removedCount: 0 }), ...given };
}
const refusal = { code: 'CSV_MISSING_FIELDS', sentence: 'Campi mancanti', panelSentence: '' } as const;

describe('what is asked before a catalogue changes by itself', () => {
  const cases: [what: string, given: Partial<ImportReport>, question: string | null][] = [
    ['a third of the products go', { removedCount: 31 }, 'SHRINKS'],
    ['three tenths go', { removedCount: 30 }, null],
    ['all of none are there', { currentCount: 0 }, null],
    ['a third of the prices are others', { pricedCount: 100, movedPriceCount: 31 }, 'PRICES'],
    ['three tenths are', { pricedCount: 100, movedPriceCount: 30 }, null],
    ['the few that have a price have others', { pricedCount: 2, movedPriceCount: 1 }, 'PRICES'],
    ['one price is another, of changes alone', { isIncremental: true, pricedCount: 1, movedPriceCount: 1 }, null],
    ['its columns say nothing', { refusal, columnsToMatch: [{ heading: 'a', examples: [], field: null }] }, 'COLUMNS'],
    ['it cannot be read at all', { refusal, removedCount: 100 }, null],
    ['it was kept before prices were counted', { newCount: 1 }, null],
  ];
  test.each(cases)('%s', (_, given, question) => {
    expect(questionOf(reportOf(given))).toBe(question);
  });
});

describe('how it ends', () => {
  test('with nothing new nothing is done', () => {
    expect(endOf(reportOf({ unchangedCount: 100 })).state).toBe('UNCHANGED');
  });
  test('what changes is counted', () => {
    expect(endOf(reportOf({ newCount: 1, changedCount: 2, removedCount: 3 }))).toEqual({
      ...{ state: 'APPLIED', question: null, newCount: 1, changedCount: 2, removedCount: 3, reason: '' },
    });
  });
  test('what cannot be read says why', () => {
    expect(endOf(reportOf({ refusal }))).toMatchObject({ state: 'FAILED', reason: 'Campi mancanti' });
  });
});
