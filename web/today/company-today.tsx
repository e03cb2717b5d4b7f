import { Skeleton, Text, Title } from '@mantine/core';
import { useResolvedPath } from 'react-router-dom';
import { LiveTitle } from '../live/live-title.tsx';
import { dayHeadingLong } from '../ui/dates.ts';
import { useToday } from '../ui/today.ts';
import { AnswersToday } from './answers-today.tsx';
import { CatalogueLine } from './catalogue-line.tsx';
import classes from './company-today.module.css';
import { FailingTests } from './failing-tests.tsx';
import { LowRatings } from './low-ratings.tsx';
import { MissedWishes } from './missed-wishes.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { texts } from './texts.ts';
import type { Day } from './use-day.ts';

interface CompanyTodayProps {
  readonly day: Day;
}

/** What needs a shop's people today, first of all: what was asked, what nothing answered, who was not content. */
export function CompanyToday({ day: { day, figures, counts, tests, groups, isSettled } }: CompanyTodayProps) {
  const today = useToday();
  const base = useResolvedPath('').pathname.replace(/\/$/, '');
  return (
    <section className={`surface ${classes.today}`} aria-labelledby="today">
      <header className={classes.heading}>
        <LiveTitle>
          <Title order={2} size="h4" id="today">
            {texts.today.title}
          </Title>
        </LiveTitle>
        <Text size="sm" c="dimmed">
          {dayHeadingLong(today)}
        </Text>
      </header>
      {!isSettled && <Skeleton height={280} radius="md" role="status" aria-label={texts.today.loading} />}
      {isSettled && (
        <>
          {figures && <AnswersToday figures={figures} base={base} />}
          <div className={classes.parts}>
            <FailingTests count={tests?.failedCount ?? 0} base={base} />
            {groups && <OpenQuestions groups={groups} count={counts?.openCount ?? groups.length} base={base} />}
            {day && (
              <>
                <LowRatings day={day} base={base} />
                <MissedWishes day={day} base={base} />
                <CatalogueLine catalogue={day.catalogue} base={base} />
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}
