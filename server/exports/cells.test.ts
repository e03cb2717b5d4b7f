import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeFormula, unescapeFormula } from './cells.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+39 02', "'+39 02"],
  ['-5', "'-5"],
  ['@nome', "'@nome"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ["l'anfora", "l'anfora"],
  ["'ndrangheta", "'ndrangheta"],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j, and read back', (cell, written) => {
  expect(escapeFormula(cell)).toBe(written);
  expect(unescapeFormula(written)).toBe(cell);
});

test('whatever a cell holds, no spreadsheet takes it for a formula, and it comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ';', '"') }), (cell) => {
      expect(escapeFormula(cell)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
    }),
  );
});

test.each([
  [['a;b', 'c'], ';', '"a;b";c\r\n'],
  [['a;b', 'c'], ',', 'a;b,c\r\n'],
  [['di "qualità"'], ',', '"di ""qualità"""\r\n'],
  [['due\nrighe'], ',', '"due\nrighe"\r\n'],
])('%j separated by %s', (cells, separator, line) => {
  expect(csvLine(cells, separator)).toBe(line);
});
