import { Text, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { ConnectionBadge } from '../live/connection-badge.tsx';
import { useSession } from '../session.tsx';
import { Brand } from '../ui/brand.tsx';
import classes from './access-frame.module.css';
import { texts } from './texts.ts';

/** What sign-in, registration and the one-time link stand in. */
export function AccessFrame({ children }: { readonly children: ReactNode }) {
  // Opened by somebody who is signed in, a one-time link counts no companies: there the badge would wait for ever.
  const isSignedIn = useSession().kind === 'signedIn';
  return (
    <div className={classes.frame}>
      <aside className={classes.pitch}>
        <Brand />
        <div>
          <Text className={classes.headline}>{texts.access.headline}</Text>
          <ul className={classes.points}>
            {texts.access.points.map((point) => (
              <li key={point}>
                <IconCheck size={18} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <main className={classes.main}>
        <div className={classes.column}>
          <div className={classes.brand}>
            <Brand />
          </div>
          {children}
        </div>
      </main>
      {!isSignedIn && <ConnectionBadge companies={undefined} place="corner" />}
    </div>
  );
}

/** The heading of what stands in the frame. */
export function AccessTitle({ children }: { readonly children: string }) {
  return (
    <Title order={1} size="h2">
      {children}
    </Title>
  );
}
