import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Failure } from '../ui/failure.tsx';
import classes from './testers.module.css';

interface TestResultProps {
  readonly words: { readonly hint: string; readonly none: string };
  /** How many were found; undefined while nothing was tried. */
  readonly count: number | undefined;
  /** The same in words. */
  readonly found: string;
  readonly error: unknown;
  /** Whether this is still the result of the text before. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What a tester found; how many is read out when it changes. */
export function TestResult({ words, count, found, error, isStale, onRetry, children }: TestResultProps) {
  if (error && !isStale) return <Failure title={texts.errors.test} error={error} onRetry={onRetry} />;
  return (
    <div className={classes.result} data-stale={isStale && count !== undefined} aria-busy={isStale}>
      <Text size="sm" c="dimmed" role="status">
        {count === undefined && words.hint}
        {count === 0 && words.none}
        {count !== undefined && count > 0 && found}
      </Text>
      {count !== undefined && count > 0 && children}
    </div>
  );
}
