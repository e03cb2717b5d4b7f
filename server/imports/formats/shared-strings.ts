import { deflateRawSync, inflateRawSync } from 'node:zlib';

const PLAIN = 24 * 1024 * 1024; // characters kept as they are; texts of most files come to less
const BLOCK = 128 * 1024; // characters
const OPEN_BLOCKS = 48;

interface Block {
  /** The number of its first text. */
  first: number;
  packed: Buffer;
}

/**
 * The texts of a spreadsheet, which its cells name by number. They can come to several times the file: all but the first
 * are kept packed, and those around the ones that were asked for last unpacked.
 */
export class SharedStrings {
  private readonly plain: string[] = [];
  private readonly blocks: Block[] = [];
  /** Unpacked blocks by their place, the one that was used last at the end. */
  private readonly open = new Map<number, string[]>();
  private pending: string[] = [];
  private pendingLength = 0;
  private length = 0;
  private count = 0;
  private readonly mostPlain: number;

  /** @param mostPlain characters that are kept as they are. */
  constructor(mostPlain = PLAIN) {
    this.mostPlain = mostPlain;
  }

  add(text: string): void {
    this.count++;
    this.length += text.length;
    if (this.length <= this.mostPlain) {
      this.plain.push(text);
      return;
    }
    this.pending.push(text);
    this.pendingLength += text.length;
    if (this.pendingLength > BLOCK) this.pack();
  }

  /** The text of a number; empty where there is none. */
  get(index: number): string {
    if (index < this.plain.length) return this.plain[index] ?? '';
    const firstPending = this.count - this.pending.length;
    if (index >= firstPending) return this.pending[index - firstPending] ?? '';
    const place = this.placeOf(index);
    return this.unpacked(place)[index - (this.blocks[place]?.first ?? 0)] ?? '';
  }

  private pack(): void {
    const packed = deflateRawSync(JSON.stringify(this.pending), { level: 1 });
    this.blocks.push({ first: this.count - this.pending.length, packed });
    this.pending = [];
    this.pendingLength = 0;
  }

  private placeOf(index: number): number {
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.blocks[middle]?.first ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private unpacked(place: number): string[] {
    const block = this.blocks[place];
    const texts =
      this.open.get(place) ?? (block ? (JSON.parse(inflateRawSync(block.packed).toString()) as string[]) : []);
    this.open.delete(place);
    this.open.set(place, texts);
    const [oldest] = this.open.keys();
    if (this.open.size > OPEN_BLOCKS && oldest !== undefined) this.open.delete(oldest);
    return texts;
  }
}
