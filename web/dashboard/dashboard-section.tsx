import { Skeleton } from '@mantine/core';
import { lazy, useState } from 'react';
import type { SectionProps } from '../companies/section.ts';
import { CompanyToday } from '../today/company-today.tsx';
import { Shortcuts } from '../today/shortcuts.tsx';
import { useDay } from '../today/use-day.ts';
import { Part } from '../ui/part.tsx';
import { useLetter } from '../weekly/use-letter.ts';
import { WeekCard } from '../weekly/week-card.tsx';
import classes from './dashboard-section.module.css';
import { StatsBar } from './stats-bar.tsx';
import { texts } from './texts.ts';
import { Welcome } from './welcome.tsx';

const EmbedLine = lazy(async () => ({ default: (await import('../embedding/embed-line.tsx')).EmbedLine }));
const TestChat = lazy(async () => ({ default: (await import('../chat-test/test-chat.tsx')).TestChat }));

/** Where a client begins: what needs them today, then the shop in figures, the assistant to try, beside what it recommends, and its line for the site. */
export function DashboardSection({ companyId }: SectionProps) {
  const [recommended, setRecommended] = useState(0);
  const day = useDay(companyId);
  const { letter, isSettled } = useLetter(companyId);
  return (
    <div className={classes.dashboard}>
      <CompanyToday day={day} />
      {day.isSettled && isSettled && (
        <>
          <WeekCard companyId={companyId} letter={letter} />
          <Shortcuts companyId={companyId} />
          <StatsBar companyId={companyId} recommended={recommended} />
          <Welcome companyId={companyId} />
          <div className={classes.chat}>
            <Part fallback={<Skeleton height="100%" radius="lg" role="status" aria-label={texts.common.loading} />}>
              <TestChat companyId={companyId} onProducts={(products) => setRecommended(products.length)} />
            </Part>
          </div>
          <Part>
            <EmbedLine companyId={companyId} />
          </Part>
        </>
      )}
    </div>
  );
}
