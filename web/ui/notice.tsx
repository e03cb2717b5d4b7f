import { Text } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly icon: ComponentType<{ size: number; stroke: number; className: string | undefined; 'aria-hidden': 'true' }>;
  readonly title: string;
  /** Whether something does not work, rather than waits. */
  readonly isWarning?: boolean;
  /** What more there is to say. */
  readonly children: ReactNode;
  /** What can be done about it here. */
  readonly action?: ReactNode;
}

/** Something to be done, said on the page where one would do it. */
export function Notice({ icon: Icon, title, isWarning = false, children, action }: NoticeProps) {
  return (
    <div className={`${classes.notice} ${isWarning ? classes.warning : ''}`}>
      <Icon size={22} stroke={1.7} aria-hidden="true" className={classes.sign} />
      <div className={classes.what}>
        <Text fw={600}>{title}</Text>
        <Text size="sm">{children}</Text>
      </div>
      {action}
    </div>
  );
}
