import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './failure.module.css';
import { refusalOf } from './refusal.ts';

interface FailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Whether it is all that its page shows, and so names the page. */
  readonly isPage?: boolean;
  /** What else can be done. */
  readonly actions?: ReactNode;
  /** What else may help. */
  readonly children?: ReactNode;
}

/** A part of the screen that could not be loaded: what, why, and another try. */
export function Failure({ title, error, onRetry, isPage = false, actions, children }: FailureProps) {
  return (
    <div className={classes.failure} role="alert">
      <Text fw={600} c="red.8" component={isPage ? 'h1' : 'p'} m={0}>
        {title}
      </Text>
      <Text size="sm">{refusalOf(error).message}</Text>
      {children}
      <Group gap="xs">
        <Button variant="default" onClick={onRetry}>
          {texts.common.retry}
        </Button>
        {actions}
      </Group>
    </div>
  );
}
