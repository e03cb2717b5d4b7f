/** What the tabs of a browser share; `localStorage` is one. */
type SharedTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** Work that no two tabs do at the same time; `navigator.locks` is one. */
export type Locks = Pick<LockManager, 'request'> | undefined;

const KEY = 'tuoshop:alerted';
const SAME = 3_000; // ms in which all tabs hear of the same thing

/**
 * Whether this tab is the one that alerts: of all tabs that hear of the same thing, the first that asks. Where the browser
 * shares nothing between tabs, each is alone.
 */
export async function claimAlert(texts: SharedTexts, locks: Locks, now: () => number): Promise<boolean> {
  const claim = () => {
    const before = Number(texts.getItem(KEY) ?? 0);
    const isFirst = !(Math.abs(now() - before) < SAME);
    if (isFirst) texts.setItem(KEY, `${now()}`);
    return isFirst;
  };
  try {
    return locks ? await locks.request(KEY, async () => claim()) : claim();
  } catch {
    return true;
  }
}
