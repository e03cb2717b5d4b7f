/** How the socket is: told by its own events, and by the clock when it stays away. */
export type Connection =
  /** The first connection is being made. */
  | 'waiting'
  | 'connected'
  /** Lost so briefly that nobody need know. */
  | 'interrupted'
  /** Lost for two seconds. */
  | 'reconnecting'
  /** It cannot be made. */
  | 'failed';

export type ConnectionEvent = 'connected' | 'closed' | 'missed' | 'givenUp';

export const MISSED_AFTER = 2_000; // ms without a connection after which people are told
export const GIVEN_UP_AFTER = 15_000; // ms after which it is an error, though the attempts go on

/** What the connection is after something happened to it. */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  if (event === 'connected') return 'connected';
  if (event === 'givenUp') return connection === 'connected' ? connection : 'failed';
  if (event === 'missed') return connection === 'interrupted' ? 'reconnecting' : connection;
  if (connection === 'connected') return 'interrupted';
  return connection === 'waiting' ? 'failed' : connection;
}

/** Whether what changes is heard of now; a short interruption is caught up before anybody notices. */
export function hearsOfChanges(connection: Connection): boolean {
  return connection === 'connected' || connection === 'interrupted';
}

export type Badge = 'waiting' | 'reconnecting' | 'signedOut' | 'connected' | 'failed';

/** What the connection badge says; `companies` is undefined until the subscription told it. */
export function badgeOf(connection: Connection, isSignedIn: boolean, companies: number | undefined): Badge {
  if (connection === 'failed' || connection === 'waiting' || connection === 'reconnecting') return connection;
  if (!isSignedIn) return 'signedOut';
  return companies === undefined ? 'waiting' : 'connected';
}
