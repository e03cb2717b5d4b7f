import { Parser } from 'htmlparser2';

// Everything between these is no text, or none that people are to read.
const SKIPPED = new Set(
  'script style template noscript head title svg math iframe object embed video audio canvas select textarea'.split(
    ' ',
  ),
);
// An empty line stands before and after these; a line end around those.
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr'.split(' '));
const LINES = new Set(
  'div section article header footer main aside nav address form fieldset figure figcaption caption li dt tr details summary center'.split(
    ' ',
  ),
);
const INLINE =
  'a abbr acronym b bdi bdo big br cite code dd del dfn em font i img input ins kbd label link mark meta o q s samp small span strike strong sub sup tbody td tfoot th thead time tt u var wbr body html button area base col colgroup map param picture source';
const NAMES = [...SKIPPED, ...PARAGRAPHS, ...LINES, ...INLINE.split(' ')].join('|');

const TAG = `/?(?:(?:${NAMES})(?=[\\s/>]|$)|[a-z]\\w*:[a-z])|!--|!\\[CDATA\\[|!doctype|\\?xml`;
const ENTITY = '(?:[a-z][a-z0-9]{1,30}|#\\d{1,7}|#x[0-9a-f]{1,6});';
const MARKUP = new RegExp(`<(?:${TAG})|&${ENTITY}`, 'i');
const NO_TAG = new RegExp(`<(?!${TAG})`, 'gi');
const NO_ENTITY = new RegExp(`&(?!${ENTITY})`, 'gi');
const BLOCK = new RegExp(`<(?:${[...PARAGRAPHS, ...LINES, 'br'].join('|')})(?=[\\s/>])`, 'i');

const MOST_TIMES = 8; // that a text was escaped on its way from system to system

interface Reading {
  /** Where a link leads is told behind its words. */
  addresses?: boolean;
}

/**
 * What people read of a text that may be HTML: without tags, scripts, styles and comments, entities as their characters,
 * with line ends and list marks. '3<5' and 'S > XL' stay. What it gives is read as itself.
 */
export function readableText(text: string, reading: Reading = {}): string {
  let read = text;
  for (let times = 0; times < MOST_TIMES && MARKUP.test(read); times++) {
    const next = readOnce(read, reading);
    if (next === read) break;
    read = next;
  }
  return read;
}

function readOnce(text: string, { addresses = false }: Reading): string {
  const writer = new TextWriter(!BLOCK.test(text), addresses);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (part) => writer.write(part),
      onclosetag: (name) => writer.close(name),
    },
    { recognizeCDATA: true },
  );
  parser.end(text.replace(NO_TAG, '&lt;').replace(NO_ENTITY, '&amp;'));
  return writer.text;
}

/** Writes a document down as text while it is read. */
class TextWriter {
  private readonly keepsLineEnds: boolean;
  private readonly addresses: boolean;
  private out = '';
  /** Line ends that stand before what comes next. */
  private ends = 0;
  private space = '';
  private skipped = 0;
  /** Of each list that is open the number of its next entry; 0 for one without numbers. */
  private readonly lists: number[] = [];
  private readonly links: { href: string; start: number }[] = [];
  private mark = '';
  private cells = 0;

  /** @param keepsLineEnds a text without blocks breaks its lines by itself. */
  constructor(keepsLineEnds: boolean, addresses: boolean) {
    this.keepsLineEnds = keepsLineEnds;
    this.addresses = addresses;
  }

  get text(): string {
    return this.out;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (SKIPPED.has(name)) this.skipped++;
    if (this.skipped > 0) return;
    this.part(name);
    if (name === 'ul' || name === 'ol') this.lists.push(name === 'ol' ? 1 : 0);
    else if (name === 'li') this.mark = this.nextMark();
    else if (name === 'tr') this.cells = 0;
    else if (name === 'td' || name === 'th') this.beginCell(this.cells++);
    else if (name === 'dd') this.beginCell(1);
    else if (name === 'a') this.links.push({ href: attributes.href ?? '', start: this.out.length });
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.skipped--;
    if (this.skipped > 0) return;
    if (name === 'a') this.endLink();
    else if (name === 'ul' || name === 'ol') this.lists.pop();
    else if (name === 'li') this.mark = '';
    if (name !== 'br') this.part(name);
  }

  write(part: string): void {
    if (this.skipped > 0) return;
    const plain = part.replace(/[\u00ad\u200b]/g, '').replaceAll('\u00a0', ' ');
    for (const [index, line] of (this.keepsLineEnds ? plain.split(/\r\n|\r|\n/) : [plain]).entries()) {
      if (index > 0) this.ends++;
      this.writeLine(line.replace(/\s+/g, ' '));
    }
  }

  private writeLine(text: string): void {
    const words = text.trim();
    if (text.startsWith(' ')) this.space ||= ' ';
    if (words === '') return;
    if (this.ends > 0 || this.out === '') {
      this.out += this.out === '' ? '' : '\n'.repeat(Math.min(this.ends, 2));
      this.out += this.mark;
    } else this.out += this.space;
    this.out += words;
    this.ends = 0;
    this.mark = '';
    this.space = text.endsWith(' ') ? ' ' : '';
  }

  /** What parts two lines, or two paragraphs; between the entries of lists no line is left empty. */
  private part(name: string): void {
    if (name === 'br') this.ends++;
    const isInList = this.lists.length > 0;
    if (PARAGRAPHS.has(name)) this.ends = Math.max(this.ends, isInList ? 1 : 2);
    else if (LINES.has(name)) this.ends = Math.max(this.ends, 1);
  }

  private nextMark(): string {
    const last = this.lists.length - 1;
    const number = this.lists[last] ?? 0;
    if (number === 0) return '• ';
    this.lists[last] = number + 1;
    return `${number}. `;
  }

  private beginCell(index: number): void {
    if (index === 0 || this.out === '' || this.ends > 1) return;
    if (index === 1 && this.ends === 0) this.space = this.out.endsWith(':') ? ' ' : ': ';
    else if (index === 1) [this.space, this.ends] = [': ', 0];
    else this.space = ' | ';
  }

  private endLink(): void {
    const { href = '', start = 0 } = this.links.pop() ?? {};
    const address = /^(?:mailto|tel):/i.test(href) ? href.replace(/^\w+:|\?.*$/g, '') : href;
    if (!this.addresses || !/^(?:mailto:|tel:|https?:\/\/)/i.test(href)) return;
    const said = plainAddress(this.out.slice(start));
    const plain = plainAddress(address);
    if (said !== '' && !said.includes(plain) && !plain.endsWith(said)) this.writeLine(` (${address})`);
  }
}

function plainAddress(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*https?:\/\/|\s/g, '')
    .replace(/\/$/, '');
}
