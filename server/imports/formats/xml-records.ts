import { LONGEST_ROW } from '../import.ts';
import { FileRefused } from '../refusals.ts';
import type { XmlPlace } from './xml-forms.ts';
import { checkRoot, isVariant, placeOf, tellsOfChanges } from './xml-forms.ts';
import { type XmlHandler, XmlReader } from './xml-reader.ts';

/** An entry of an XML. */
export interface XmlRecord {
  /** Its place among the entries, from 1. */
  row: number;
  /** By the names of what stands directly in it, without prefixes; a list where a name stands more than once. */
  values: Map<string, string | string[]>;
  /** Its variants where it lists them inside, by the names of what stands in each. */
  variants: Map<string, string>[];
  /** Where it was found; null where it was told by its names alone. */
  place: XmlPlace | null;
  /** Some of its names had the prefix that Merchant's have. */
  isMerchant: boolean;
}

export interface XmlReading {
  /** Whether an element with such names in it is an entry, where no form is known. */
  isEntry(names: readonly string[]): boolean;
  /** Called before the first entry of a file that only tells of changes. */
  onChangesOnly(): void;
}

/** The entries of an XML that comes in pieces, a batch for each piece. @throws FileRefused. */
export async function* readXml(pieces: AsyncIterable<string>, reading: XmlReading): AsyncGenerator<XmlRecord[]> {
  const collector = new RecordCollector(reading);
  const reader = new XmlReader(collector);
  for await (const piece of pieces) {
    reader.write(piece);
    yield collector.take();
  }
  reader.end();
  if (!collector.hasPlace) throw new FileRefused('XML_NO_PRODUCTS');
}

interface Field {
  texts: string[];
  isPrefixed: boolean;
}

interface Frame {
  name: string;
  isPrefixed: boolean;
  path: string;
  text: string;
  href: string | undefined;
  /** What stands directly in it; made when the first of it comes. */
  fields: Map<string, Field> | null;
  hasChildren: boolean;
}

const MOST_NAMES = 200; // in one entry
const MOST_TEXTS = 50; // under one name
const MOST_LISTED = 1_000; // variants of one entry, more than are ever taken

class RecordCollector implements XmlHandler {
  private readonly reading: XmlReading;
  private readonly stack: Frame[] = [];
  private records: XmlRecord[] = [];
  private count = 0;
  /** The path of entries that were told by their names; until then any element may be one. */
  private guessed: string | null = null;
  /** How deep the entry stands that is being read; 0 outside of one. */
  private entryDepth = 0;
  private length = 0;
  private variants: Map<string, string>[] = [];
  private isMerchant = false;
  private isFormKnown = false;

  constructor(reading: XmlReading) {
    this.reading = reading;
  }

  /** Whether the file has a place for entries, be it an empty one. */
  get hasPlace(): boolean {
    return this.count > 0 || this.isFormKnown;
  }

  take(): XmlRecord[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  open(full: string, attributes: ReadonlyMap<string, string>): void {
    const colon = full.indexOf(':');
    const name = full.slice(colon + 1);
    const parent = this.stack.at(-1);
    const path = parent ? `${parent.path}/${name.toLowerCase()}` : name.toLowerCase();
    if (!parent) checkRoot(path);
    else parent.hasChildren = true;
    if (tellsOfChanges(path, attributes)) this.reading.onChangesOnly();
    this.isFormKnown ||= /^(?:easyfattproducts|rss\/channel|feed|products\/offer)$/.test(path);
    const frame: Frame = {
      name,
      isPrefixed: colon >= 0,
      path,
      text: '',
      href: leadsTo(attributes),
      fields: null,
      hasChildren: false,
    };
    this.stack.push(frame);
    if (this.entryDepth === 0 && this.isEntryAt(path)) {
      this.entryDepth = this.stack.length;
      this.length = 0;
      this.variants = [];
      this.isMerchant = false;
    }
    // In a file of somebody's own an entry may tell all it has in its attributes.
    if (!this.isFormKnown && attributes.size > 0)
      for (const [attribute, value] of attributes) this.keep(frame, attribute, value, false);
  }

  text(text: string): void {
    const frame = this.stack.at(-1);
    if (!frame) return;
    if (this.entryDepth > 0) this.grow(text.length);
    else if (frame.text.length > LONGEST_ROW) return;
    frame.text += text;
  }

  close(): void {
    const frame = this.stack.pop();
    if (!frame) return;
    const depth = this.stack.length + 1;
    if (depth === this.entryDepth) {
      this.entryDepth = 0;
      this.finish(frame);
      return;
    }
    const parent = this.stack.at(-1);
    if (!parent) return;
    const text = frame.text.trim() || (frame.hasChildren ? '' : (frame.href ?? ''));
    if (this.entryDepth > 0 && isVariant(frame.path)) this.keepVariant(frame);
    else if (this.entryDepth > 0 && isVariant(parent.path)) this.keep(parent, frame.name, text, false);
    else if (this.entryDepth > 0) {
      // Markup that is no text of its own, as in XHTML, belongs to what it stands in.
      if (depth > this.entryDepth + 1) parent.text += ` ${text}`;
      else this.keep(parent, frame.name, text, frame.isPrefixed);
    } else if (this.guessed === null && !this.isFormKnown) this.guess(frame, parent, text);
  }

  private isEntryAt(path: string): boolean {
    return this.isFormKnown ? placeOf(path) !== null : path === this.guessed;
  }

  /** An element that has what an entry needs is the first of the entries; else it is something of what it stands in. */
  private guess(frame: Frame, parent: Frame, text: string): void {
    if (frame.fields && this.reading.isEntry([...frame.fields.keys()])) {
      this.guessed = frame.path;
      this.finish(frame);
    } else if (!frame.hasChildren) this.keep(parent, frame.name, text, frame.isPrefixed);
  }

  private keep(frame: Frame, name: string, text: string, isPrefixed: boolean): void {
    frame.fields ??= new Map();
    const known = frame.fields.get(name);
    // `g:title` and `title` may both be there; Merchant reads its own.
    if (known?.isPrefixed && !isPrefixed) return;
    if (!known || (isPrefixed && !known.isPrefixed)) {
      if (frame.fields.size < MOST_NAMES) frame.fields.set(name, { texts: [text], isPrefixed });
    } else if (known.texts.length < MOST_TEXTS && text !== '') known.texts.push(text);
    this.isMerchant ||= isPrefixed && this.entryDepth > 0;
  }

  private keepVariant({ fields }: Frame): void {
    if (!fields || this.variants.length >= MOST_LISTED) return;
    this.variants.push(new Map([...fields].map(([name, { texts }]) => [name, texts[0] ?? ''])));
  }

  private grow(by: number): void {
    this.length += by;
    if (this.length > LONGEST_ROW) throw new FileRefused('XML_TOO_LONG');
  }

  private finish({ path, fields }: Frame): void {
    const place = placeOf(path);
    const values = new Map<string, string | string[]>();
    for (const [name, { texts }] of fields ?? []) values.set(name, texts.length > 1 ? texts : (texts[0] ?? ''));
    this.records.push({ row: ++this.count, values, variants: this.variants, place, isMerchant: this.isMerchant });
  }
}

/** Atom says where a page is in an attribute. */
function leadsTo(attributes: ReadonlyMap<string, string>): string | undefined {
  const relation = attributes.get('rel');
  return relation === undefined || relation === 'alternate' ? attributes.get('href') : undefined;
}
