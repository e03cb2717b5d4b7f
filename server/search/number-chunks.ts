const CHUNK_BITS = 11; // 8 kB: catalogues of one product are compiled too
const CHUNK = 1 << CHUNK_BITS;

/** Whole numbers from 0 to 2³²−1 that are only added and read: a row that doubles would move all of them at once. */
export class NumberChunks {
  length = 0;
  private readonly chunks: Uint32Array[] = [];
  private last = new Uint32Array(0);

  push(value: number): void {
    const at = this.length & (CHUNK - 1);
    if (at === 0) {
      this.last = new Uint32Array(CHUNK);
      this.chunks.push(this.last);
    }
    this.last[at] = value;
    this.length++;
  }

  /** 0 beyond the end. */
  at(index: number): number {
    return this.chunks[index >>> CHUNK_BITS]?.[index & (CHUNK - 1)] ?? 0;
  }
}
