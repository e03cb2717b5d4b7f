import type { ReactNode } from 'react';
import { AccountMenu } from '../accounts/account-menu.tsx';
import { useCompanyCount } from '../accounts/company-count.tsx';
import { ConnectionBadge } from '../live/connection-badge.tsx';
import { texts } from '../texts.ts';
import classes from './page.module.css';

interface PageProps {
  /** At the left of the bar: whose workspace this is. */
  readonly identity: ReactNode;
  /** At its right; the person's own matters where nothing else is given. */
  readonly account?: ReactNode;
  /** Whether a bar of sections stands at the bottom on a phone. */
  readonly hasThumbBar?: boolean;
  readonly children: ReactNode;
}

/** A page of the workspaces: the bar on top, the content below. */
export function Page({ identity, account, hasThumbBar = false, children }: PageProps) {
  return (
    <div className={classes.page} data-thumb-bar={hasThumbBar} data-stacked={account !== undefined}>
      <a className={classes.skip} href="#content">
        {texts.common.skipToContent}
      </a>
      <header className={classes.bar}>
        <div className={classes.inner}>
          <div className={classes.identity}>{identity}</div>
          <div className={classes.account}>
            <ConnectionBadge companies={useCompanyCount()} place="header" />
            {account ?? <AccountMenu />}
          </div>
        </div>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
