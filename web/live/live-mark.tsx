import { type Connection, hearsOfChanges } from './connection-state.ts';
import classes from './live-title.module.css';
import { texts } from './texts.ts';

/** 'In diretta', or 'Riconnessione…' while what is shown may be old; nothing yet at first, in the same room. */
export function LiveMark({ connection }: { readonly connection: Connection }) {
  const isLive = hearsOfChanges(connection) || connection === 'waiting';
  return (
    <span className={classes.mark} data-live={isLive} data-waiting={connection === 'waiting'}>
      <span className={classes.dot} aria-hidden="true" />
      {isLive ? texts.connection.live : texts.connection.reconnecting}
    </span>
  );
}
