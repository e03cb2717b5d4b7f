import DataLoader from 'dataloader';

const MOST_AT_ONCE = 500; // keys of one reading
const WAIT_AT_MOST = 20; // ms for the reading before; one that hangs holds up nobody

/**
 * Reads that many ask for at the same moment, made together: whoever asks while one is under way shares the next, which
 * begins after they asked, so that nobody is told what was true before. Nothing is remembered.
 * @param read as many results as keys, in their order; null for what there is not.
 */
export function gather<Key, Value>(
  read: (keys: readonly Key[]) => Promise<(Value | null)[]>,
): (key: Key) => Promise<Value | null> {
  let underway: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value | null>(
    (keys) => {
      const reading = read(keys);
      underway = reading.catch(() => undefined);
      return reading;
    },
    {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: (begin) => {
        const isFree = Promise.race([underway, new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST).unref())]);
        void isFree.then(() => setImmediate(begin));
      },
    },
  );
  return (key) => loader.load(key);
}
