/** What the processes of the benchmark of people who answer say to one another. */

/** A conversation that a person has: how they write, and how its visitor listens. */
export interface Pair {
  conversationId: string;
  personToken: string;
  visitorToken: string;
}

/** Where the clients go; without pairs, to a relay, which needs no more than numbers. */
export interface Door {
  url: string;
  companyId: string;
  pairs: Pair[];
}

/** So many messages a second by all persons together, each in turn, for so long. */
export interface Load {
  door: Door;
  kind: 'ours' | 'relay';
  conversations: number;
  perSecond: number;
  seconds: number;
}

/** From the person's Enter to the visitor's socket, ms. */
export interface Heard {
  sent: number;
  heard: number;
  p50: number;
  p99: number;
}
