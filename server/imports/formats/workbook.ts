import { kindOfBuiltIn, kindOfFormat, type NumberKind } from './number-formats.ts';
import { SharedStrings } from './shared-strings.ts';
import { localName, XmlReader } from './xml-reader.ts';
import type { ZipArchive } from './zip.ts';

/** What an .xlsx says beside its sheets. */
export interface Workbook {
  /** The files of its sheets, those that are shown first. */
  sheets: string[];
  from1904: boolean;
  strings: SharedStrings;
  /** What numbers are, by the style of their cell. */
  styles: NumberKind[];
}

type Attributes = ReadonlyMap<string, string>;

/** Calls for every element of one of an archive's files. */
async function eachElement(
  zip: ZipArchive,
  name: string,
  open: (name: string, attributes: Attributes, parent: string) => void,
): Promise<void> {
  if (!zip.has(name)) return;
  const parents: string[] = [];
  const reader = new XmlReader({
    open(full, attributes) {
      const local = localName(full);
      open(local, attributes, parents.at(-1) ?? '');
      parents.push(local);
    },
    text() {},
    close() {
      parents.pop();
    },
  });
  for await (const text of zip.readText(name)) reader.write(text);
  reader.end();
}

/** Where a workbook is in its archive; null where there is none. */
export async function workbookName(zip: ZipArchive): Promise<string | null> {
  let found: string | null = null;
  await eachElement(zip, '_rels/.rels', (name, attributes) => {
    if (name === 'Relationship' && attributes.get('Type')?.endsWith('/officeDocument'))
      found ??= (attributes.get('Target') ?? '').replace(/^\//, '');
  });
  const name = found ?? 'xl/workbook.xml';
  return /\.xml$/i.test(name) && zip.has(name) ? name : null;
}

/** Reads all that the sheets' cells lean on. @throws FileRefused. */
export async function readWorkbook(zip: ZipArchive, name: string): Promise<Workbook> {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const targets = new Map<string, { target: string; type: string }>();
  await eachElement(zip, `${folder}_rels/${name.slice(folder.length)}.rels`, (element, attributes) => {
    if (element !== 'Relationship') return;
    const target = attributes.get('Target') ?? '';
    targets.set(attributes.get('Id') ?? '', {
      target: target.startsWith('/') ? target.slice(1) : folder + target,
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
    });
  });
  const shown: string[] = [];
  const hidden: string[] = [];
  let from1904 = false;
  await eachElement(zip, name, (element, attributes) => {
    if (element === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '');
    if (element !== 'sheet') return;
    const found = targets.get(attributes.get('r:id') ?? relationOf(attributes));
    if (found?.type === 'worksheet')
      (/hidden/i.test(attributes.get('state') ?? '') ? hidden : shown).push(found.target);
  });
  const part = (type: string) => [...targets.values()].find((each) => each.type === type)?.target ?? '';
  return {
    sheets: [...shown, ...hidden],
    from1904,
    strings: await readStrings(zip, part('sharedStrings')),
    styles: await readStyles(zip, part('styles')),
  };
}

/** The relation's prefix is anything that the file says it is. */
function relationOf(attributes: Attributes): string {
  return [...attributes].find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

async function readStyles(zip: ZipArchive, name: string): Promise<NumberKind[]> {
  const formats = new Map<number, NumberKind>();
  const styles: NumberKind[] = [];
  await eachElement(zip, name, (element, attributes, parent) => {
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (element === 'numFmt' && parent === 'numFmts') formats.set(id, kindOfFormat(attributes.get('formatCode') ?? ''));
    else if (element === 'xf' && parent === 'cellXfs') styles.push(formats.get(id) ?? kindOfBuiltIn(id));
  });
  return styles;
}

async function readStrings(zip: ZipArchive, name: string): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (!zip.has(name)) return strings;
  const text = new StringText();
  const reader = new XmlReader({
    open: (full) => {
      const local = localName(full);
      if (local === 'si') text.begin();
      else text.open(local);
    },
    text: (part) => text.write(part),
    close: (full) => {
      const local = localName(full);
      if (local === 'si') strings.add(text.end());
      else text.close(local);
    },
  });
  for await (const part of zip.readText(name)) reader.write(part);
  reader.end();
  strings.seal();
  return strings;
}

const LONGEST_TEXT = 40_000; // characters; a cell holds 32,767

/** The text of a cell, which may be in several parts, each with a look of its own; how it is pronounced is left out. */
export class StringText {
  private text = '';
  private isInText = false;
  private isPhonetic = false;

  begin(): void {
    this.text = '';
    this.isInText = false;
    this.isPhonetic = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true;
    else if (name === 't') this.isInText = !this.isPhonetic;
  }

  write(text: string): void {
    if (this.isInText && this.text.length < LONGEST_TEXT) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    else if (name === 't') this.isInText = false;
  }

  /** With the characters that XML has no place for, which are written `_x000D_`. */
  end(): string {
    if (!this.text.includes('_x')) return this.text;
    return this.text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}
