import type { FileRecord } from '../csv-records.ts';
import { LONGEST_ROW } from '../import.ts';
import { FileRefused } from '../refusals.ts';
import { numberOf } from './number-formats.ts';
import { XmlReader } from './xml-reader.ts';
import type { ZipArchive } from './zip.ts';

const MOST_READ = 1_000; // columns
const MOST_REPEATED = 200_001; // rows that are alike: one more than any catalogue has
const LONGEST_TEXT = 40_000; // characters of a cell
/** Stand in a cell and are no part of what it says. */
const ASIDE = new Set(['office:annotation', 'draw:frame', 'draw:custom-shape', 'draw:g', 'table:table']);

/** The rows of a sheet of an .ods that have something in them, in batches; false in the end where there is no such sheet. */
export async function* odsRows(zip: ZipArchive, index: number): AsyncGenerator<FileRecord[], boolean> {
  const sheet = new OdsSheet(index);
  const reader = new XmlReader(sheet);
  for await (const text of zip.readText('content.xml')) {
    reader.write(text);
    yield sheet.take();
    if (sheet.isOver) return true;
  }
  reader.end();
  return sheet.isOver;
}

type Attributes = ReadonlyMap<string, string>;

class OdsSheet {
  isOver = false;
  private readonly wanted: number;
  private records: FileRecord[] = [];
  private table = -1;
  private isInTable = false;
  private row = 0;
  private rowRepeat = 1;
  private cells: unknown[] = [];
  /** Characters of the row. */
  private length = 0;
  private column = 0;
  private columnRepeat = 1;
  private cell: Attributes | null = null;
  private written = '';
  private paragraphs = 0;
  private depthInParagraph = 0;
  private depthAside = 0;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  take(): FileRecord[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  open(name: string, attributes: Attributes): void {
    if (this.isOver) return;
    if (this.depthAside > 0 || (this.cell !== null && ASIDE.has(name))) {
      this.depthAside++;
      return;
    }
    if (name === 'table:table') {
      this.table++;
      this.isInTable = this.table === this.wanted;
    }
    if (!this.isInTable) return;
    if (name === 'table:table-row') this.openRow(attributes);
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.openCell(attributes);
    else if (this.cell !== null) this.openText(name, attributes);
  }

  text(text: string): void {
    if (this.depthInParagraph > 0 && this.depthAside === 0 && this.written.length < LONGEST_TEXT) this.written += text;
  }

  close(name: string): void {
    if (this.depthAside > 0) {
      this.depthAside--;
      return;
    }
    if (!this.isInTable || this.isOver) return;
    if (this.depthInParagraph > 0) this.depthInParagraph--;
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.closeCell();
    else if (name === 'table:table-row') this.closeRow();
    else if (name === 'table:table') this.isOver = true;
  }

  private openRow(attributes: Attributes): void {
    this.row++;
    this.rowRepeat = repeated(attributes.get('table:number-rows-repeated'));
    this.cells = [];
    this.length = 0;
    this.column = 0;
  }

  private openCell(attributes: Attributes): void {
    this.cell = attributes;
    this.columnRepeat = repeated(attributes.get('table:number-columns-repeated'));
    this.written = '';
    this.paragraphs = 0;
  }

  private openText(name: string, attributes: Attributes): void {
    if (this.depthInParagraph > 0) {
      this.depthInParagraph++;
      if (name === 'text:s') this.written += ' '.repeat(Math.min(100, repeated(attributes.get('text:c'))));
      else if (name === 'text:tab') this.written += '\t';
      else if (name === 'text:line-break') this.written += '\n';
    } else if (name === 'text:p' || name === 'text:h') {
      if (this.paragraphs++ > 0) this.written += '\n';
      this.depthInParagraph = 1;
    }
  }

  private closeCell(): void {
    const value = cellValue(this.cell ?? new Map(), this.written);
    this.cell = null;
    const end = Math.min(this.column + this.columnRepeat, MOST_READ);
    if (value !== '')
      for (let column = this.column; column < end; column++) {
        if (typeof value === 'string') this.length += value.length;
        if (this.length > LONGEST_ROW) throw new FileRefused('ROW_TOO_LONG', this.row);
        while (this.cells.length < column) this.cells.push('');
        this.cells[column] = value;
      }
    this.column += this.columnRepeat;
  }

  /** Of rows that are alike, empty ones are only counted. */
  private closeRow(): void {
    if (this.cells.length > 0)
      for (let count = 0; count < Math.min(this.rowRepeat, MOST_REPEATED); count++)
        this.records.push({ row: this.row + count, cells: this.cells });
    this.row += this.rowRepeat - 1;
  }
}

function repeated(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** What a cell says: its value, which every program writes alike, rather than what is shown of it. */
function cellValue(cell: Attributes, text: string): unknown {
  if (cell.get('calcext:value-type') === 'error') return '';
  const value = cell.get('office:value');
  switch (cell.get('office:value-type')) {
    case 'float':
      // A code that is shown with its zeros has them.
      return value === undefined || (/^0\d+$/.test(text) && Number(text) === Number(value)) ? text : numberOf(value);
    case 'percentage':
      return value === undefined ? text : `${Number((Number(value) * 100).toPrecision(15))}%`;
    case 'currency': {
      const currency = cell.get('office:currency') ?? 'EUR';
      if (value === undefined) return text;
      return currency === 'EUR' ? numberOf(value) : `${currency} ${Number(value).toFixed(2)}`;
    }
    case 'date':
      return (cell.get('office:date-value') ?? text).replace(/T00:00:00(?:\.0+)?$/, '');
    case 'boolean':
      // pandas puts it where numbers are.
      return (cell.get('office:boolean-value') ?? value ?? text).toLowerCase() === 'true';
    default:
      return cell.get('office:string-value') ?? text;
  }
}
