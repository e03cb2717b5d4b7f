/** One thing that is pushed: the root value that a subscription's fields are read from, and where it stands. */
export interface Pushed<Root> {
  root: Root;
  /** Grows with every event of a source; for a log, the position of its newest item. */
  position: number;
}

/**
 * What a subscription listens to; shared by everybody who listens to the same on this node.
 *
 * - `log`: every item in order, none lost, none twice; a listener names the position after which it begins.
 * - `value`: how things stand, and again when they may have changed; a burst is told once.
 */
export interface LiveSource<Root> {
  kind: 'log' | 'value';
  /** What it is about; two sources with the same name tell the same. */
  name: string;
  /** Where this listener begins, for a log. */
  after: number;
  /** What came after a position, for a log; how things stand, for a value. `isLast`: there was no more to read. */
  read(after: number): Promise<Pushed<Root> & { isLast: boolean }>;
  /** Hears what happens from now on; call the result to stop. */
  listen(listener: (pushed: Pushed<Root>) => void): () => void;
}
