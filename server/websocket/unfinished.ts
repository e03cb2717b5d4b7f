const CONTROL = 8; // opcodes from here on are pings and the like, which may come between two pieces

/**
 * Whether a WebSocket message has begun and not ended, told from the bytes as they come: the library tells of whole
 * messages alone, and whoever never ends theirs keeps what has come of it in memory.
 */
export class Unfinished {
  #header: number[] = [];
  /** Bytes of the frame's content that are still to come. */
  #left = 0;
  #isInFrame = false;
  #isInMessage = false;
  #ended = 0;

  /** Messages that have ended so far. */
  get ended(): number {
    return this.#ended;
  }

  get isUnfinished(): boolean {
    return this.#isInMessage || this.#isInFrame || this.#header.length > 0;
  }

  /** Takes the next bytes of the connection. */
  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      if (this.#isInFrame) {
        const taken = Math.min(this.#left, bytes.length - at);
        this.#left -= taken;
        at += taken;
      } else {
        this.#header.push(bytes[at] as number);
        at++;
        this.#readHeader();
      }
      if (this.#isInFrame && this.#left === 0) {
        this.#isInFrame = false;
        if (!this.#isInMessage) this.#ended++;
      }
    }
  }

  #readHeader(): void {
    const [first = 0, second] = this.#header;
    if (second === undefined) return;
    const size = second & 0x7f;
    const sizeBytes = size === 127 ? 8 : size === 126 ? 2 : 0;
    const isMasked = (second & 0x80) !== 0;
    if (this.#header.length < 2 + sizeBytes + (isMasked ? 4 : 0)) return;
    const large = this.#header.slice(2, 2 + sizeBytes);
    this.#left = sizeBytes === 0 ? size : large.reduce((sum, byte) => sum * 256 + byte, 0);
    this.#isInFrame = true;
    this.#header = [];
    const isLast = (first & 0x80) !== 0;
    if ((first & 0x0f) < CONTROL) this.#isInMessage = !isLast;
  }
}
