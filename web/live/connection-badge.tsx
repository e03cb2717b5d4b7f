import { useSession } from '../session.tsx';
import classes from './connection-badge.module.css';
import { type Badge, badgeOf } from './connection-state.ts';
import { useConnection } from './socket.ts';
import { texts } from './texts.ts';

/** The connection's state at the bottom right. `companies` is what the subscription counted. */
export function ConnectionBadge({ companies }: { readonly companies: number | undefined }) {
  const isSignedIn = useSession().kind === 'signedIn';
  const badge = badgeOf(useConnection(), isSignedIn, companies);
  return (
    <div className={classes.badge} data-state={badge} role="status" aria-label={texts.connection.label}>
      <span className={classes.dot} aria-hidden="true" />
      {sentenceOf(badge, companies)}
    </div>
  );
}

function sentenceOf(badge: Badge, companies: number | undefined): string {
  return badge === 'connected' ? texts.connection.connected(companies ?? 0) : texts.connection[badge];
}
