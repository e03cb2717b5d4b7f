/** What was read lately, by what it was read from. All of it is forgotten when it holds too many words: texts may be long. */
export class Remembered<Source, Read> {
  private readonly known = new Map<Source, Read>();
  private readonly read: (source: Source) => Read;
  private readonly wordsOf: (read: Read) => number;
  private readonly most: number;
  /** How many words are held. */
  words = 0;

  /** @param most words that may be held besides those of the last source */
  constructor(most: number, read: (source: Source) => Read, wordsOf: (read: Read) => number) {
    this.most = most;
    this.read = read;
    this.wordsOf = wordsOf;
  }

  of(source: Source): Read {
    const known = this.known.get(source);
    if (known !== undefined) return known;
    const read = this.read(source);
    if (this.words > this.most) this.forget();
    this.known.set(source, read);
    this.words += this.wordsOf(read);
    return read;
  }

  private forget(): void {
    this.known.clear();
    this.words = 0;
  }
}
