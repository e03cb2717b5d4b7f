/** Bytes that can be read from anywhere, as often as needed. */
export interface FileBytes {
  name: string;
  size: number;
  /** @param counted whether they count for how far the reading has come, and how much: 0 to 1. */
  bytes(counted: number, from?: number, to?: number): AsyncIterable<Uint8Array>;
}
