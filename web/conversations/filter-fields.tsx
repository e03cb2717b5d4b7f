import { NativeSelect } from '@mantine/core';
import type { ReplySource } from '../graphql/generated/graphql.ts';
import { DateRangeInput } from '../ui/date-range.tsx';
import classes from './filter-bar.module.css';
import type { LogFilter } from './log-filter.ts';
import { texts } from './texts.ts';

interface FilterFieldsProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

const words = texts.conversations;

const SOURCES = [
  { value: '', label: words.anySource },
  { value: 'FAQ', label: words.sourceNames.FAQ },
  { value: 'AI', label: words.sourceNames.AI },
  { value: 'CATALOG', label: words.sourceNames.CATALOG },
  { value: 'FALLBACK', label: words.sourceNames.FALLBACK },
  { value: 'unanswered', label: words.unansweredOnes },
  { value: 'suspected', label: words.suspectedOnes },
];

const RATINGS = [
  { value: '', label: words.anyRating },
  { value: 'RATED', label: words.anyRated },
  { value: 'LOW', label: words.lowRated },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, label: words.stars(stars) })),
];

/** The further conditions: days, what kind of answer was given, the customer's satisfaction. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  function change(names: readonly (keyof LogFilter)[], values: LogFilter) {
    const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as never)));
    onChange({ ...rest, ...values });
  }
  return (
    <div className={classes.fields}>
      <DateRangeInput
        key={`${filter.from} ${filter.to}`}
        className={classes.dates ?? ''}
        label={words.days}
        isLabelShown
        placeholder={words.anyDay}
        value={[filter.from ?? null, filter.to ?? null]}
        onChange={([from, to]) => change(['from', 'to'], from && to ? { from, to } : {})}
      />
      <NativeSelect
        label={words.answer}
        data={SOURCES}
        value={chosenAnswer(filter)}
        onChange={({ currentTarget: { value } }) => change(['source', 'isUnanswered', 'isSuspected'], answerOf(value))}
      />
      <NativeSelect
        label={words.satisfactionLabel}
        data={RATINGS}
        value={filter.rating ?? (filter.satisfaction ? `${filter.satisfaction}` : '')}
        onChange={({ currentTarget: { value } }) => change(['satisfaction', 'rating'], ratingOf(value))}
      />
    </div>
  );
}

function chosenAnswer({ isSuspected, isUnanswered, source }: LogFilter): string {
  if (isSuspected) return 'suspected';
  return isUnanswered ? 'unanswered' : (source ?? '');
}

function ratingOf(value: string): LogFilter {
  if (value === 'RATED' || value === 'LOW') return { rating: value };
  return value ? { satisfaction: Number(value) } : {};
}

function answerOf(value: string): LogFilter {
  if (value === 'suspected') return { isSuspected: true };
  if (value === 'unanswered') return { isUnanswered: true };
  return value ? { source: value as ReplySource } : {};
}
