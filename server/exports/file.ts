import { fold } from '../language/fold.ts';
import { csvLine } from './cells.ts';
import type { ExportFormat, ExportRow, ExportSource, ExportValue } from './export.ts';

const BYTE_ORDER_MARK = '\ufeff'; // without it Excel takes a CSV for Windows-1252

/** An export as text, piece by piece. */
export async function* exportText(
  source: ExportSource,
  slices: AsyncIterable<ExportRow[]>,
  format: ExportFormat,
  separator: string,
): AsyncGenerator<string> {
  yield* format === 'CSV' ? csvText(source, slices, separator) : jsonText(source, slices);
}

async function* csvText({ columns }: ExportSource, slices: AsyncIterable<ExportRow[]>, separator: string) {
  yield BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ label }) => label),
      separator,
    );
  for await (const rows of slices) {
    yield rows
      .map((row) =>
        csvLine(
          columns.map(({ key }) => cellOf(row[key] ?? null)),
          separator,
        ),
      )
      .join('');
  }
}

function cellOf(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value !== 'object') return String(value);
  // Without a semicolon, whoever reads the cell would part it at its comma.
  const isOneWithComma = value.length === 1 && value[0]?.includes(',');
  return isOneWithComma ? `${value[0]};` : value.join(';');
}

async function* jsonText({ columns }: ExportSource, slices: AsyncIterable<ExportRow[]>) {
  let isFirst = true;
  yield '[';
  for await (const rows of slices) {
    const entries = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))),
    );
    if (entries.length > 0) yield `${isFirst ? '\n' : ',\n'}${entries.join(',\n')}`;
    isFirst &&= entries.length === 0;
  }
  yield '\n]\n';
}

/** A file's name after its company, e.g. `prodotti_bottega_di_anna.csv`: plain letters whatever the company is called. */
export function exportFileName(source: ExportSource, companyName: string, format: ExportFormat): string {
  const plain = fold(companyName)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)
    .replace(/^_+|_+$/g, '');
  return `${source.fileName}_${plain || 'azienda'}.${format.toLowerCase()}`;
}
