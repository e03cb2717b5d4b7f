import { Badge, Text } from '@mantine/core';
import { whenLong } from '../ui/dates.ts';
import classes from './feeds.module.css';
import { texts } from './texts.ts';
import type { Run } from './use-sources.ts';

const { feeds: said } = texts;
const COLORS: Record<Run['state'], string> = {
  RUNNING: 'brand',
  UNCHANGED: 'gray',
  APPLIED: 'green',
  ASKS: 'violet',
  DISMISSED: 'gray',
  FAILED: 'red',
};

/** Each time that the catalogue came by itself, and what changed. */
export function FeedRuns({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <details className={classes.runs}>
      <summary>{said.runs}</summary>
      <ul>
        {runs.map((run) => (
          <li key={run.id} className={classes.run}>
            <Text size="sm" className={classes.when}>
              {whenLong(run.startedAt, new Date())}, {said.origins[run.origin]}
            </Text>
            <Badge variant="light" color={COLORS[run.state]} className={classes.state}>
              {said.states[run.state]}
            </Badge>
            <Text size="sm" c="dimmed" className={classes.came}>
              {run.reason || said.changes(run)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
