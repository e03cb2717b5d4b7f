const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front, so that it stays text. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Takes off again what `escapeFormula` put in front. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** One row of a CSV, with its line end. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell), separator)).join(separator)}\r\n`;
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell) || cell !== cell.trim();
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
