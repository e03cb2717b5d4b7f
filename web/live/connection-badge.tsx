import { useSession } from '../session.tsx';
import classes from './connection-badge.module.css';
import { type Badge, badgeOf } from './connection-state.ts';
import { useConnection } from './socket.ts';
import { texts } from './texts.ts';

interface ConnectionBadgeProps {
  /** What the subscription counted. */
  readonly companies: number | undefined;
  /** In the header of a workspace it is a dot, and speaks up only when something is wrong. */
  readonly place: 'corner' | 'header';
}

/** The connection's state. */
export function ConnectionBadge({ companies, place }: ConnectionBadgeProps) {
  const isSignedIn = useSession().kind === 'signedIn';
  const badge = badgeOf(useConnection(), isSignedIn, companies);
  const sentence = sentenceOf(badge, companies);
  return (
    <div
      className={classes.badge}
      data-place={place}
      title={sentence}
      data-state={badge}
      role="status"
      aria-label={texts.connection.label}
    >
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.sentence}>{sentence}</span>
    </div>
  );
}

function sentenceOf(badge: Badge, companies: number | undefined): string {
  return badge === 'connected' ? texts.connection.connected(companies ?? 0) : texts.connection[badge];
}
