import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './failure.module.css';
import { refusalOf } from './refusal.ts';

interface FailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What else may help. */
  readonly children?: ReactNode;
}

/** A part of the screen that could not be loaded: what, why, and another try. */
export function Failure({ title, error, onRetry, children }: FailureProps) {
  return (
    <div className={classes.failure} role="alert">
      <Text fw={600} c="red.8">
        {title}
      </Text>
      <Text size="sm">{refusalOf(error).message}</Text>
      {children}
      <Button variant="default" onClick={onRetry}>
        {texts.common.retry}
      </Button>
    </div>
  );
}
