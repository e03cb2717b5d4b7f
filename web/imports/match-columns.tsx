import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportColumnChoice, ImportField } from '../graphql/generated/graphql.ts';
import classes from './import-dialog.module.css';
import type { ImportThing, Preview } from './import-flow.ts';
import { texts } from './texts.ts';

interface MatchColumnsProps {
  readonly kind: ImportThing;
  readonly columns: Preview['columnsToMatch'];
  readonly onMatch: (columns: ImportColumnChoice[]) => void;
}

const FIELDS: Record<ImportThing, readonly ImportField[]> = {
  PRODUCTS: [
    ...(['NAME', 'PRICE', 'DESCRIPTION', 'CATEGORY', 'CODE', 'AVAILABLE'] as const),
    ...(['OFFER', 'IMAGE', 'LINK', 'KEYWORDS'] as const),
  ],
  FAQS: ['QUESTION', 'ANSWER', 'KEYWORDS', 'CATEGORY', 'CODE', 'DRAFT'],
};
const NEEDED: Record<ImportThing, readonly ImportField[]> = { PRODUCTS: ['NAME'], FAQS: ['QUESTION', 'ANSWER'] };

/** 'Abbina le colonne': what each column of a table that nobody knows is, with what stands in it. */
export function MatchColumns({ kind, columns, onMatch }: MatchColumnsProps) {
  const [fields, setFields] = useState<readonly (ImportField | null)[]>(columns.map(({ field }) => field ?? null));
  const { match } = texts.imports;
  const isEnough = NEEDED[kind].every((field) => fields.includes(field));

  /** Each field is one column: the one that had it before is left out. */
  function choose(place: number, field: ImportField | null) {
    setFields((now) => now.map((each, index) => (index === place ? field : each === field ? null : each)));
  }

  return (
    <section className={classes.match} aria-label={match.title}>
      <h3 className={classes.matchTitle}>{match.title}</h3>
      <Text size="sm" c="dimmed">
        {match.lead[kind]}
      </Text>
      <ul className={classes.matchRows}>
        {columns.map(({ heading, examples }, place) => (
          <li key={heading} className={classes.matchRow}>
            <span>
              <bdi className={classes.matchHeading}>{heading}</bdi>
              <bdi className={classes.matchExamples}>{examples.join(' · ') || match.noExamples}</bdi>
            </span>
            <NativeSelect
              aria-label={match.column(heading)}
              value={fields[place] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                choose(place, FIELDS[kind].find((field) => field === value) ?? null)
              }
              data={[
                { value: '', label: match.leftOut },
                ...FIELDS[kind].map((field) => ({ value: field, label: match.fields[field] })),
              ]}
            />
          </li>
        ))}
      </ul>
      <Button
        disabled={!isEnough}
        onClick={() => onMatch(columns.map(({ heading }, index) => ({ heading, field: fields[index] ?? null })))}
      >
        {match.use}
      </Button>
    </section>
  );
}
