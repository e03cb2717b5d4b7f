import { fold } from '../language/fold.ts';
import { csvLine } from './cells.ts';
import type { ExportColumn, ExportFormat, ExportRow, ExportSource, ExportValue, Nesting } from './export.ts';

const BYTE_ORDER_MARK = '\ufeff'; // without it Excel takes a CSV for Windows-1252

/** An export as text, piece by piece. */
export async function* exportText(
  source: ExportSource,
  slices: AsyncIterable<ExportRow[]>,
  format: ExportFormat,
  separator: string,
): AsyncGenerator<string> {
  if (format === 'CSV') yield* csvText(source, slices, separator);
  else yield* source.nesting ? nestedText(source.columns, source.nesting, slices) : jsonText(source, slices);
}

async function* csvText(source: ExportSource, slices: AsyncIterable<ExportRow[]>, separator: string) {
  const columns = source.columns.filter(({ only }) => only !== 'JSON');
  yield BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ label }) => label),
      separator,
    );
  for await (const rows of slices) {
    yield (source.tableRows ? rows.flatMap(source.tableRows) : rows)
      .map((row) =>
        csvLine(
          columns.map(({ key, write = cellOf }) => write(row[key] ?? null)),
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
  const isOneWithComma = value.length === 1 && String(value[0]).includes(',');
  return isOneWithComma ? `${value[0]};` : value.join(';');
}

async function* jsonText(source: ExportSource, slices: AsyncIterable<ExportRow[]>) {
  const keys = source.columns.filter((column) => column.only !== 'CSV').map(({ key }) => key);
  let isFirst = true;
  yield '[';
  for await (const rows of slices) {
    const entries = rows.map((row) => JSON.stringify(only(keys, row)));
    if (entries.length > 0) yield `${isFirst ? '\n' : ',\n'}${entries.join(',\n')}`;
    isFirst &&= entries.length === 0;
  }
  yield '\n]\n';
}

/** Entry by entry, and each entry row by row: neither has to fit into memory. */
async function* nestedText(
  columns: readonly ExportColumn[],
  { by, name, keys }: Nesting,
  slices: AsyncIterable<ExportRow[]>,
) {
  const outer = columns.map(({ key }) => key).filter((key) => !keys.includes(key));
  let open: ExportValue = null;
  yield '[';
  for await (const rows of slices) {
    let text = '';
    for (const row of rows) {
      const inner = JSON.stringify(only(keys, row));
      if (row[by] === open) text += `,\n    ${inner}`;
      else {
        const head = JSON.stringify(only(outer, row)).slice(0, -1);
        text += `${open === null ? '' : '\n  ]},'}\n${head},${JSON.stringify(name)}:[\n    ${inner}`;
      }
      open = row[by] ?? null;
    }
    if (text) yield text;
  }
  yield open === null ? '\n]\n' : '\n  ]}\n]\n';
}

function only(keys: readonly string[], row: ExportRow): ExportRow {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
}

/** A file's name after its company, e.g. `prodotti_bottega_di_anna.csv`: plain letters whatever the company is called. */
export function exportFileName(source: ExportSource, companyName: string, format: ExportFormat): string {
  const plain = fold(companyName)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)
    .replace(/^_+|_+$/g, '');
  return `${source.fileName}_${plain || 'azienda'}.${format.toLowerCase()}`;
}
