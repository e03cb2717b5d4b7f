import { deflateRawSync, inflateRawSync } from 'node:zlib';

const BLOCK = 1024 * 1024; // bytes of texts that are kept together
const MOST_OPEN = 32; // blocks kept as they are; of more, those that were not asked for lately are packed

interface Block {
  /** The number of its first text, and where each of its texts ends. */
  first: number;
  ends: Uint32Array;
  bytes: Buffer | null;
  packed: Buffer | null;
}

/**
 * The texts of a spreadsheet, which its cells name by number. They can come to several times the file: they are kept as
 * bytes outside of the heap, and beyond 32 MB packed.
 */
export class SharedStrings {
  private readonly blocks: Block[] = [];
  /** Places of blocks that are not packed, the one that was used last at the end. */
  private readonly open = new Set<number>();
  private readonly blockSize: number;
  private readonly mostOpen: number;
  private pending: Buffer[] = [];
  private pendingSize = 0;
  private count = 0;

  /** @param blockSize in bytes. @param mostOpen blocks that are kept as they are. */
  constructor(blockSize = BLOCK, mostOpen = MOST_OPEN) {
    this.blockSize = blockSize;
    this.mostOpen = mostOpen;
  }

  add(text: string): void {
    const bytes = Buffer.from(text);
    this.pending.push(bytes);
    this.pendingSize += bytes.length;
    this.count++;
    if (this.pendingSize >= this.blockSize) this.seal();
  }

  /** To be called after the last text. */
  seal(): void {
    if (this.pending.length === 0) return;
    const ends = new Uint32Array(this.pending.length);
    let end = 0;
    for (const [index, { length }] of this.pending.entries()) {
      end += length;
      ends[index] = end;
    }
    const first = this.count - this.pending.length;
    this.blocks.push({ first, ends, bytes: Buffer.concat(this.pending), packed: null });
    this.pending = [];
    this.pendingSize = 0;
    this.use(this.blocks.length - 1);
  }

  /** The text of a number; empty where there is none. */
  get(index: number): string {
    if (!(index >= 0 && index < this.count)) return '';
    const place = this.placeOf(index);
    const block = this.blocks[place];
    if (!block) return '';
    block.bytes ??= inflateRawSync(block.packed ?? Buffer.alloc(0));
    this.use(place);
    const own = index - block.first;
    return block.bytes.toString('utf8', own === 0 ? 0 : block.ends[own - 1], block.ends[own]);
  }

  private use(place: number): void {
    this.open.delete(place);
    this.open.add(place);
    if (this.open.size <= this.mostOpen) return;
    const [oldest = 0] = this.open;
    this.open.delete(oldest);
    const block = this.blocks[oldest];
    if (!block?.bytes) return;
    block.packed ??= deflateRawSync(block.bytes, { level: 1 });
    block.bytes = null;
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
}
