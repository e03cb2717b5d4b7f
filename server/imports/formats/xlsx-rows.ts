import type { FileRecord } from '../csv-records.ts';
import { LONGEST_ROW } from '../import.ts';
import { FileRefused } from '../refusals.ts';
import { PLAIN_NUMBER, readNumber } from './number-formats.ts';
import { StringText, type Workbook } from './workbook.ts';
import { localName, XmlReader } from './xml-reader.ts';
import type { ZipArchive } from './zip.ts';

const LONGEST_VALUE = 40_000; // characters; a cell holds 32,767
const MOST_READ = 1_000; // columns; what stands beyond is no table of ours

/** The rows of a sheet of an .xlsx that have something in them, in batches; false in the end where there is no such sheet. */
export async function* xlsxRows(zip: ZipArchive, book: Workbook, index: number): AsyncGenerator<FileRecord[], boolean> {
  const name = book.sheets[index];
  if (name === undefined || !zip.has(name)) return false;
  const sheet = new SheetRows(book);
  const reader = new XmlReader(sheet);
  for await (const text of zip.readText(name)) {
    reader.write(text);
    yield sheet.take();
  }
  reader.end();
  return true;
}

class SheetRows {
  private readonly book: Workbook;
  private records: FileRecord[] = [];
  private row = 0;
  private cells: unknown[] = [];
  /** Characters of the row. */
  private length = 0;
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private isInValue = false;
  private readonly inline = new StringText();
  private isInline = false;

  constructor(book: Workbook) {
    this.book = book;
  }

  take(): FileRecord[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  open(full: string, attributes: ReadonlyMap<string, string>): void {
    const name = localName(full);
    if (name === 'c') {
      const reference = attributes.get('r');
      this.column = reference === undefined ? this.column + 1 : columnOf(reference);
      this.type = attributes.get('t') ?? 'n';
      this.style = Number(attributes.get('s') ?? 0);
      this.value = '';
    } else if (name === 'v') this.isInValue = true;
    else if (name === 'row') {
      const number = Number(attributes.get('r'));
      this.row = Number.isInteger(number) && number > 0 ? number : this.row + 1;
      this.cells = [];
      this.length = 0;
      this.column = -1;
    } else if (name === 'is') {
      this.isInline = true;
      this.inline.begin();
    } else if (this.isInline) this.inline.open(name);
  }

  text(text: string): void {
    if (this.isInValue) {
      if (this.value.length < LONGEST_VALUE) this.value += text;
    } else if (this.isInline) this.inline.write(text);
  }

  close(full: string): void {
    const name = localName(full);
    if (name === 'c') this.keep(this.cell());
    else if (name === 'v') this.isInValue = false;
    else if (name === 'row') {
      if (this.cells.length > 0) this.records.push({ row: this.row, cells: this.cells });
    } else if (name === 'is') {
      this.isInline = false;
      this.value = this.inline.end();
    } else if (this.isInline) this.inline.close(name);
  }

  private keep(value: unknown): void {
    if (value === '' || this.column < 0 || this.column >= MOST_READ) return;
    if (typeof value === 'string') this.length += value.length;
    if (this.length > LONGEST_ROW) throw new FileRefused('ROW_TOO_LONG', this.row);
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = value;
  }

  private cell(): unknown {
    const { value } = this;
    switch (this.type) {
      case 's':
        return value === '' ? '' : this.book.strings.get(Number(value));
      case 'b':
        return value === '' ? '' : value.trim() === '1' || value === 'true';
      case 'e':
        return '';
      case 'n':
        return value === '' ? '' : readNumber(value, this.book.styles[this.style] ?? PLAIN_NUMBER, this.book.from1904);
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
      default:
        return value;
    }
  }
}

/** `AB12` is the 28th; from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < reference.length && index < 4; index++) {
    const letter = reference.charCodeAt(index) & ~0x20;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
