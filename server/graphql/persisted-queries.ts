import { createHash } from 'node:crypto';
import { UserError } from '../errors.ts';

const LARGEST = 4_000_000; // characters of all texts together
const LONGEST = 16_384; // characters of one; a longer one is sent whole each time

/**
 * Texts that programs had remembered, by their hash: "automatic persisted queries". They are shared by all, since a text
 * gives nobody rights; who comes after it was forgotten sends it once more.
 */
export class PersistedQueries {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /**
   * The text that a program means.
   * @param query null where the hash stands for it. @param hash SHA-256 in lower case; null where there is none.
   * @throws UserError PERSISTED_QUERY_NOT_FOUND, PERSISTED_QUERY_MISMATCH.
   */
  textOf(query: string | null, hash: string | null): string {
    if (query !== null) {
      if (hash !== null && hash !== sha256(query)) throw new UserError('PERSISTED_QUERY_MISMATCH');
      return query;
    }
    const text = hash === null ? undefined : this.#texts.get(hash);
    if (hash === null || text === undefined) throw new UserError('PERSISTED_QUERY_NOT_FOUND');
    this.#forget(hash);
    this.#add(hash, text);
    return text;
  }

  /** Remembers a text that was found valid, in place of those that were asked for least recently. */
  remember(hash: string | null, text: string): void {
    if (hash === null || text.length > LONGEST || this.#texts.has(hash)) return;
    this.#add(hash, text);
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= LARGEST) return;
      this.#forget(oldest);
    }
  }

  #add(hash: string, text: string): void {
    this.#texts.set(hash, text);
    this.#size += text.length;
  }

  #forget(hash: string): void {
    this.#size -= this.#texts.get(hash)?.length ?? 0;
    this.#texts.delete(hash);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
