import { LONGEST_ROW } from './import.ts';
import { FileRefused } from './refusals.ts';

const DEEPEST = 32; // levels inside an entry; a product has two

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, LINE_END] = [...'"\\[]{},\n'].map(
  (character) => character.charCodeAt(0),
);

/**
 * Cuts a JSON list that comes in pieces into the texts of its entries and reads each with JSON.parse: memory is bounded by
 * the longest entry, and nothing that is nested too deeply reaches the parser.
 * @returns the entries in batches, one for each piece.
 * @throws FileRefused when the text is no list, is broken off, or holds something that is no JSON.
 */
export async function* readJsonList(pieces: AsyncIterable<string>): AsyncGenerator<unknown[]> {
  const list = new JsonList();
  for await (const piece of pieces) yield list.take(piece);
  list.end();
}

class JsonList {
  private state: 'before' | 'inside' | 'after' = 'before';
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** The beginning of an entry whose end has not come yet. */
  private begun = '';
  private line = 1;
  /** Where the entry that is being read begins. */
  private entryLine = 1;
  private count = 0;
  /** The last character that is no space, of all that came. */
  private last = '';

  take(piece: string): unknown[] {
    const entries: unknown[] = [];
    this.last = /\S(?=\s*$)/.exec(piece.slice(-1_000))?.[0] ?? this.last;
    let from = 0;
    if (this.state === 'before') {
      from = this.findStart(piece);
      if (from < 0) return entries;
    }
    let start = from;
    for (let index = from; index < piece.length && this.state === 'inside'; index++) {
      const code = piece.charCodeAt(index);
      if (code === LINE_END) this.line++;
      if (this.isInString) this.goOnInString(code);
      else if (code === QUOTE) this.isInString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) this.open();
      else if (this.depth > 0) {
        if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.depth--;
      } else if (code === COMMA || code === CLOSE_LIST) {
        this.finish(this.begun + piece.slice(start, index), code === CLOSE_LIST, entries);
        start = index + 1;
        if (code === CLOSE_LIST) this.state = 'after';
      }
    }
    this.keep(piece.slice(start));
    return entries;
  }

  end(): void {
    if (this.state === 'after') return;
    if (this.state === 'before') throw new FileRefused('JSON_EMPTY');
    if (this.last !== ']') throw new FileRefused('JSON_NO_ARRAY');
    throw new FileRefused('JSON_INCOMPLETE', this.entryLine + lineEnds(/^\s*/.exec(this.begun)?.[0] ?? ''));
  }

  /** Where the list's first entry may begin; -1 while only spaces came. */
  private findStart(piece: string): number {
    const index = piece.search(/\S/);
    this.line += lineEnds(index < 0 ? piece : piece.slice(0, index));
    if (index < 0) return -1;
    if (piece[index] !== '[') throw new FileRefused('JSON_NO_ARRAY');
    this.state = 'inside';
    this.entryLine = this.line;
    return index + 1;
  }

  private goOnInString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInString = false;
  }

  private open(): void {
    if (++this.depth > DEEPEST) throw new FileRefused('JSON_TOO_DEEP', this.line);
  }

  private finish(text: string, isLast: boolean, entries: unknown[]): void {
    this.begun = '';
    const isEmptyList = isLast && this.count === 0 && text.trim() === '';
    if (!isEmptyList) {
      entries.push(this.parse(text));
      this.count++;
    }
    this.entryLine = this.line;
  }

  private parse(text: string): unknown {
    if (text.length > LONGEST_ROW) throw new FileRefused('ROW_TOO_LONG', this.entryLine);
    try {
      return JSON.parse(text);
    } catch (error) {
      const place = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
      throw new FileRefused('JSON_BAD_CHARACTER', this.entryLine + lineEnds(text.slice(0, place)));
    }
  }

  /** What a piece leaves over: of an entry the beginning, after the list only spaces. */
  private keep(rest: string): void {
    if (this.state === 'after') {
      if (rest.trim() !== '') throw new FileRefused('JSON_BAD_CHARACTER', this.line);
      return;
    }
    if (this.begun.length + rest.length > LONGEST_ROW) throw new FileRefused('ROW_TOO_LONG', this.entryLine);
    this.begun += rest;
  }
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}
