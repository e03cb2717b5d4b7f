import { Skeleton, Text, Title } from '@mantine/core';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { useResolvedPath, useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../companies/section.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { LiveTitle } from '../live/live-title.tsx';
import { Empty } from '../ui/empty.tsx';
import { ChartPanels } from './chart-panels.tsx';
import { ConversionsPanel } from './conversions-panel.tsx';
import { Figure_figure, type Statistics, statisticsChanges } from './documents.ts';
import { FaqPanels } from './faq-panels.tsx';
import { comparisonOf } from './figure-format.ts';
import { FigureGrid } from './figure-grid.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { addressOf, periodIn } from './period-address.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SourcesPanel } from './sources-panel.tsx';
import classes from './statistics-screen.module.css';
import { texts } from './texts.ts';
import { useLive } from './use-live.ts';

/** The figures of a company over a period, as they move. */
export function StatisticsScreen({ companyId }: SectionProps) {
  const [address, setAddress] = useSearchParams();
  const period = periodIn(address);
  const { data, refusal } = useLive(statisticsChanges, { companyId, period });
  const statistics = data?.statisticsChanges;
  const { pathname } = useResolvedPath('');
  const base = pathname.slice(0, pathname.lastIndexOf('/statistics'));
  return (
    <section className={classes.screen} aria-labelledby="statistics">
      <header className={classes.heading}>
        <div>
          <LiveTitle>
            <Title order={2} size="h3" id="statistics">
              {texts.statistics.title}
            </Title>
          </LiveTitle>
          {statistics && (
            <Text size="sm" c="dimmed">
              {comparisonOf(statistics)}
            </Text>
          )}
        </div>
        <PeriodPicker period={period} onChange={(next) => setAddress(addressOf(next), { replace: true })} />
      </header>
      {refusal && <Empty icon={IconChartBar} title={texts.statistics.failed} hint={refusal.message} />}
      {!refusal && !statistics && <Loading />}
      {statistics && <Figures statistics={statistics} base={base} />}
    </section>
  );
}

interface FiguresProps {
  readonly statistics: Statistics;
  readonly base: string;
}

function Figures({ statistics, base }: FiguresProps) {
  return (
    <>
      <FigureGrid statistics={statistics} base={base} />
      <ChartPanels statistics={statistics} />
      <div className={classes.columns}>
        <SourcesPanel
          sources={statistics.sources}
          corrections={read(Figure_figure, statistics.modelCorrections).value ?? 0}
        />
        <FaqPanels statistics={statistics} />
      </div>
      <ConversionsPanel conversions={statistics.conversions} />
      <PeoplePanel people={statistics.people} />
    </>
  );
}

function Loading() {
  return (
    <div className={classes.loading} role="status" aria-label={texts.common.loading}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <Skeleton key={card} height={112} radius="lg" />
      ))}
    </div>
  );
}
