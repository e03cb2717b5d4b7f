import { Text, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { ConnectionBadge } from '../live/connection-badge.tsx';
import { Brand } from '../ui/brand.tsx';
import { AccessForm } from './access-form.tsx';
import classes from './access-screen.module.css';
import { texts } from './texts.ts';

interface AccessScreenProps {
  /** Called at the first sign that the person is about to come in. */
  readonly onApproach: () => void;
}

/** The sign-in and registration of somebody who comes in. */
export function AccessScreen({ onApproach }: AccessScreenProps) {
  return (
    <AccessFrame>
      <AccessForm onApproach={onApproach} />
    </AccessFrame>
  );
}

/** What sign-in, registration and the one-time link stand in. */
export function AccessFrame({ children }: { readonly children: ReactNode }) {
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
      <ConnectionBadge companies={undefined} place="corner" />
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
