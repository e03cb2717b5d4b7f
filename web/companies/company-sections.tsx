import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAlerts } from '../availability/use-alerts.ts';
import { useAttention } from '../availability/use-attention.ts';
import { useQuestionCounts } from '../improvement/use-question-counts.ts';
import { PartBoundary } from '../ui/part.tsx';
import { useTitleCount } from '../ui/title.ts';
import type { Section, SectionProps } from './section.ts';
import { SectionNavigation } from './section-navigation.tsx';
import { texts } from './texts.ts';

interface CompanySectionsProps extends SectionProps {
  /** The address under which the sections lie. */
  readonly base: string;
  readonly sections: readonly Section[];
  /** What an address shows that belongs to none of them. */
  readonly otherwise: ReactNode;
}

/** The tabs of a company and the open one. */
export function CompanySections({ base, sections, otherwise, ...props }: CompanySectionsProps) {
  const { pathname, search } = useLocation();
  const attention = useAttention(props.companyId);
  useAlerts(attention?.waitingCount);
  useTitleCount((attention?.waitingCount ?? 0) + (attention?.openRequestCount ?? 0));
  const waiting = {
    conversations: attention?.waitingCount ?? 0,
    requests: attention?.openRequestCount ?? 0,
    improve: useQuestionCounts(props.companyId)?.openCount ?? 0,
  };
  // With a slash at its end it is the same address, and the first tab would not know that it is open.
  if (pathname === `${base}/`) return <Navigate to={{ pathname: base, search }} replace />;
  return (
    <>
      <SectionNavigation base={base} sections={sections} waiting={waiting} />
      <Suspense fallback={<Skeleton height={320} radius="lg" role="status" aria-label={texts.common.loading} />}>
        <Routes>
          {sections.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path === '' ? '' : `${path}/*`}
              element={
                <PartBoundary key={path}>
                  <Screen {...props} />
                </PartBoundary>
              }
            />
          ))}
          <Route path="*" element={otherwise} />
        </Routes>
      </Suspense>
    </>
  );
}
