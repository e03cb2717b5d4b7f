type Cell = string | number | null;

/** Begins with a mark by which Excel knows the encoding, and separates by semicolons, as Italian Excel reads it. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(written).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is made one that it does not. */
function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toLocaleString('it-IT', { useGrouping: false, maximumFractionDigits: 4 });
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Has the browser save a text as a file. */
export function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
