/** What the log needs to know of a conversation to keep it in its place. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly lastMessageAt: string; // ISO 8601 in UTC, always of one length: compared as text
}

/** A place in the log: the conversation that stood there, or stands there. */
export type Place = Pick<Entry, 'id' | 'lastMessageAt'>;

export type ConversationLog<Row extends Entry> = ReturnType<typeof createConversationLog<Row>>;

/**
 * The conversations that the browser knows, the latest activity first. It stands outside the GraphQL cache because a
 * live event has to cost the same among 50 rows and 5,000: it moves one row and leaves the others as they are.
 */
export function createConversationLog<Row extends Entry>() {
  let rows: readonly Row[] = [];
  const known = new Map<string, Row>();
  const listeners = new Set<() => void>();

  function put(next: Row[], row: Row): boolean {
    const former = known.get(row.id);
    if (former && former.version >= row.version) return false;
    if (former) next.splice(indexOf(next, former), 1);
    next.splice(indexOf(next, row), 0, row);
    known.set(row.id, row);
    return true;
  }

  function change(next: readonly Row[]) {
    rows = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    rows: () => rows,
    get: (id: string) => known.get(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Takes in what was read or pushed; of two states of a conversation the one with the higher version is newer. */
    merge(incoming: readonly Row[]) {
      const next = [...rows];
      const changes = incoming.filter((row) => put(next, row));
      if (changes.length > 0) change(next);
    },
    /** Forgets these rows. */
    forget(ids: readonly string[]) {
      const gone = new Set(ids.filter((id) => known.delete(id)));
      if (gone.size > 0) change(rows.filter(({ id }) => !gone.has(id)));
    },
    /** Forgets all rows but these; of two states of a conversation the newer one stays. */
    replace(incoming: readonly Row[]) {
      const former = new Map(known);
      known.clear();
      const next: Row[] = [];
      for (const row of incoming) {
        const other = former.get(row.id);
        put(next, other && other.version > row.version ? other : row);
      }
      change(next);
    },
  };
}

/** The rows that belong (all without a condition), down to the place to which they have been read. */
export function visibleRows<Row extends Entry>(
  rows: readonly Row[],
  belongs: ((row: Row) => boolean) | undefined,
  readTo: Place | undefined,
): readonly Row[] {
  const read = readTo ? rows.slice(0, endOf(rows, readTo)) : rows;
  return belongs ? read.filter(belongs) : read;
}

/** Those whose visitor waits for a person come first, who has waited longest at the top; the others keep their order. */
export function waitingFirst<Row extends Entry & { readonly waitingSince: string | null }>(
  rows: readonly Row[],
  known: readonly Row[],
): readonly Row[] {
  const waiting = known.filter(({ waitingSince }) => Boolean(waitingSince));
  if (waiting.length === 0) return rows;
  waiting.sort((one, other) => ((one.waitingSince ?? '') < (other.waitingSince ?? '') ? -1 : 1));
  return [...waiting, ...rows.filter(({ waitingSince }) => !waitingSince)];
}

function endOf(rows: readonly Place[], place: Place): number {
  const index = indexOf(rows, place);
  const row = rows[index];
  return row && !comesBefore(place, row) ? index + 1 : index;
}

/** Where the place is, or would be: the first row that does not come before it. */
function indexOf(rows: readonly Place[], place: Place): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = rows[middle];
    if (row && comesBefore(row, place)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function comesBefore(one: Place, other: Place): boolean {
  if (one.lastMessageAt !== other.lastMessageAt) return one.lastMessageAt > other.lastMessageAt;
  return one.id > other.id;
}
