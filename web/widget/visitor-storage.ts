import type { UnsentMessage } from '../chat/connection.ts';

/** What the widget keeps in the browser, for one company. Nothing before the first message. */
export interface VisitorStorage {
  session(): StoredSession | undefined;
  keepSession(session: StoredSession): void;
  forgetSession(): void;
  unsent(): UnsentMessage[];
  keepUnsent(message: UnsentMessage): void;
  dropUnsent(clientMessageId: string): void;
  /** Tells when another tab kept or forgot a session. */
  watchSession(onChange: () => void): () => void;
}

/** Texts by key. Local storage is one; any object is another. */
type Texts = Record<string, string>;

export interface StoredSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** The conversation that went on last: how a tab learns that another one began it. */
  conversationId?: string;
}

/**
 * Keeps in local storage; in memory where the browser allows none, as in some frames. Each unsent message has its own
 * key, so that two tabs never overwrite what the other has still to send.
 */
export function createVisitorStorage(companyId: string, storage: Texts = availableStorage()): VisitorStorage {
  const sessionKey = `tuoshop:${companyId}`;
  const unsentPrefix = `${sessionKey}:unsent:`;
  takeOver(storage, `${FORMER_NAME}:${companyId}`, sessionKey);

  return {
    session() {
      const session = read<StoredSession>(storage, sessionKey);
      return session && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
    },
    keepSession: (session) => write(storage, sessionKey, session),
    forgetSession: () => void delete storage[sessionKey],
    unsent: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(unsentPrefix))
        .flatMap((key) => read<UnsentMessage>(storage, key) ?? [])
        .sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1)),
    keepUnsent: (message) => write(storage, unsentPrefix + message.clientMessageId, message),
    dropUnsent: (clientMessageId) => void delete storage[unsentPrefix + clientMessageId],
    watchSession(onChange) {
      const onStorage = (event: StorageEvent) => event.key === sessionKey && onChange();
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** What the keys began with before the product had its name: a conversation that was going on then goes on. */
const FORMER_NAME = 'helpie';

/** Renames what an earlier version of the widget kept; the newer stays where both are there. */
function takeOver(storage: Texts, former: string, name: string): void {
  for (const key of Object.keys(storage)) {
    if (key !== former && !key.startsWith(`${former}:`)) continue;
    try {
      storage[name + key.slice(former.length)] ??= `${storage[key]}`;
      delete storage[key];
    } catch {} // no room for both: it is tried again when the page is opened next
  }
}

function read<Value>(storage: Texts, key: string): Value | undefined {
  try {
    return JSON.parse(storage[key] ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** A full storage loses what a reload would have needed, not the message. */
function write(storage: Texts, key: string, value: object): void {
  try {
    storage[key] = JSON.stringify(value);
  } catch {}
}

function availableStorage(): Texts {
  try {
    return (localStorage as Storage | null) ?? {};
  } catch {
    return {};
  }
}
