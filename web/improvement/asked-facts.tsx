import { Badge } from '@mantine/core';
import type { Trend } from '../graphql/generated/graphql.ts';
import { whenLong } from '../ui/dates.ts';
import row from '../ui/list-row.module.css';
import classes from './asked-facts.module.css';

interface AskedFactsProps {
  readonly group: {
    readonly title: string;
    readonly examples: readonly string[];
    readonly questionCount: number;
    readonly visitorCount: number;
    readonly lastAskedAt: string;
    readonly trend: Trend;
  };
  readonly words: {
    readonly facts: (questions: number, visitors: number, moment: string) => string;
    readonly trend: Readonly<Record<Trend, string>>;
    readonly examples: string;
  };
}

/** Questions that stand together: what they are called, how often and lately they were asked, and how else. */
export function AskedFacts({ group, words }: AskedFactsProps) {
  const { title, examples, questionCount, visitorCount, lastAskedAt, trend } = group;
  return (
    <>
      <p className={classes.question}>{title}</p>
      <p className={row.facts}>
        {words.facts(questionCount, visitorCount, whenLong(lastAskedAt, new Date()))}
        {trend !== 'STEADY' && (
          <Badge
            size="sm"
            variant="light"
            color={trend === 'RISING' ? 'orange' : 'gray'}
            className={classes.trend ?? ''}
          >
            {words.trend[trend]}
          </Badge>
        )}
      </p>
      {examples.length > 0 && (
        <p className={row.facts}>
          {words.examples} {examples.map((example) => `«${example}»`).join(', ')}
        </p>
      )}
    </>
  );
}
