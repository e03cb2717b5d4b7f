import type { UnsentMessage } from '../chat/connection.ts';

/** What the widget keeps in the browser, for one company. Nothing before the first message. */
export interface Keeping {
  session(): KeptSession | undefined;
  keepSession(session: KeptSession): void;
  forgetSession(): void;
  unsent(): UnsentMessage[];
  keepUnsent(message: UnsentMessage): void;
  dropUnsent(clientMessageId: string): void;
  /** Tells when another tab kept or forgot a session. */
  watchSession(onChange: () => void): () => void;
}

export interface KeptSession {
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
export function createKeeping(companyId: string, storage: Storage = availableStorage()): Keeping {
  const sessionKey = `helpie:${companyId}`;
  const unsentPrefix = `${sessionKey}:unsent:`;

  return {
    session() {
      const session = read<KeptSession>(storage, sessionKey);
      return session && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
    },
    keepSession: (session) => write(storage, sessionKey, session),
    forgetSession: () => storage.removeItem(sessionKey),
    unsent: () =>
      Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
        .filter((key) => key.startsWith(unsentPrefix))
        .flatMap((key) => read<UnsentMessage>(storage, key) ?? [])
        .sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1)),
    keepUnsent: (message) => write(storage, unsentPrefix + message.clientMessageId, message),
    dropUnsent: (clientMessageId) => storage.removeItem(unsentPrefix + clientMessageId),
    watchSession(onChange) {
      const onStorage = (event: StorageEvent) => event.key === sessionKey && onChange();
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function read<Value>(storage: Storage, key: string): Value | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** A full storage loses what a reload would have needed, not the message. */
function write(storage: Storage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {}
}

function availableStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
