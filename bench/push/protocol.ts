/** What the processes of the push benchmark say to one another. */

/** The dashboard's own operation. */
export const OPERATION = `subscription Activity($companyId: ID!) {
  conversationActivity(companyId: $companyId) {
    id visitorName status messageCount lastMessageText lastMessageSender lastMessageAt isReplyPending version
  }
}`;

/** Where the clients go. */
export interface Door {
  url: string;
  companyId: string;
  token: string;
}

/** What a server process has used up so far. */
export interface Usage {
  /** Processor time, ms. */
  cpu: number;
  /** Memory after a garbage collection: the process, and its JavaScript heap with its buffers; bytes. */
  resident: number;
  heap: number;
}

export type ServerRequest =
  | { kind: 'usage' }
  /** Push that often a second, for so long, then answer; the server of the product is driven through HTTP instead. */
  | { kind: 'publish'; perSecond: number; seconds: number };

/** What the clients saw. Latencies in ms, from the message's `lastMessageAt` to its arrival. */
export interface Seen {
  connections: number;
  deliveries: number;
  p50: number;
  p99: number;
}
