import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty.module.css';

interface EmptyProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint?: string;
  /** Whether it is all that its page shows, and so names the page. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** What stands where there is nothing yet. */
export function Empty({ icon: Sign, title, hint, isPage = false, children }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.sign}>
        <Sign size={26} stroke={1.6} aria-hidden="true" />
      </span>
      <Text fw={600} component={isPage ? 'h1' : 'p'} m={0}>
        {title}
      </Text>
      {hint && (
        <Text size="sm" c="dimmed" maw="26rem">
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}
