const SEPARATOR = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Tables as lists: a line for each row, its first cell and what stands under the other headings. */
export function withoutTables(lines: readonly string[], goesOn: boolean): string[] {
  const known = goesOn ? withoutUnfinishedRow(lines) : lines;
  const written: string[] = [];
  for (let at = 0; at < known.length; at++) {
    const [line = '', next = ''] = [known[at], known[at + 1]];
    if (!line.includes('|') || !next.includes('|') || !SEPARATOR.test(next)) {
      written.push(line);
      continue;
    }
    const end = endOfRows(known, at + 2);
    const rows = known.slice(at + 2, end).map(cellsOf);
    if (rows.length > 0) written.push(...rows.map((row) => rowOf(row, cellsOf(line))));
    else if (!goesOn) written.push(cellsOf(line).filter(Boolean).join(' · '));
    at = end - 1;
  }
  return written;
}

/** Of a text that goes on, without the line that may become a row or a heading. */
function withoutUnfinishedRow(lines: readonly string[]): readonly string[] {
  if (!/^\s*\|/.test(lines.at(-1) ?? '')) return lines;
  const before = lines.slice(0, -1);
  const isHeading =
    /^\s*\|/.test(before.at(-1) ?? '') && !before.some((line) => line.includes('|') && SEPARATOR.test(line));
  return isHeading ? before.slice(0, -1) : before;
}

function endOfRows(lines: readonly string[], from: number): number {
  let end = from;
  while (lines[end]?.includes('|')) end += 1;
  return end;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function rowOf(row: readonly string[], headings: readonly string[]): string {
  const cells = row.map((cell, column) => {
    const heading = headings[column];
    return column > 0 && heading && cell ? `${heading}: ${cell}` : cell;
  });
  return `• ${cells.filter(Boolean).join(' · ')}`;
}
