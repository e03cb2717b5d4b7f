import '../assistant/assistant-styles.ts';
import { Skeleton, Title } from '@mantine/core';
import { useAcceptanceCounts } from '../acceptance/use-acceptance-counts.ts';
import { QuestionPanel } from '../assistant/question-panel.tsx';
import { noteTested, useTested } from '../chat-test/tested.ts';
import { useFramedCompany } from '../companies/framed-company.ts';
import type { SectionProps } from '../companies/section.ts';
import { EmbedLine } from '../embedding/embed-line.tsx';
import { hearsOfChanges } from '../live/connection-state.ts';
import { LiveTitle } from '../live/live-title.tsx';
import { useConnection } from '../live/socket.ts';
import { AiStatus } from '../prompts/ai-status.tsx';
import { CompanyCards, useCompanyFigures } from '../stats/company-cards.tsx';
import { useLetter } from '../weekly/use-letter.ts';
import { WeekCard } from '../weekly/week-card.tsx';
import { DraftsNotice } from './drafts-notice.tsx';
import { FailingTestsNotice } from './failing-tests-notice.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './overview-section.module.css';
import { QuickActions } from './quick-actions.tsx';
import { StatusCard } from './status-card.tsx';
import { texts } from './texts.ts';

/** How a company's chatbot is doing, and where to go on. */
export function OverviewSection({ companyId }: SectionProps) {
  const company = useFramedCompany(companyId);
  const wasTested = useTested(companyId);
  const figures = useCompanyFigures(companyId);
  const tests = useAcceptanceCounts(companyId);
  const { letter, isSettled } = useLetter(companyId);
  const connection = useConnection();
  // What stands above the rest depends on the figures; where they cannot come, the rest is not held back.
  const mayCome = connection === 'waiting' || hearsOfChanges(connection);
  if (!company) return null;
  return (
    <div className={classes.overview}>
      <section className={classes.situation} aria-labelledby="situation">
        <LiveTitle>
          <Title order={2} size="h4" id="situation">
            {texts.overview.figures}
          </Title>
        </LiveTitle>
        <div className={classes.cards}>
          <StatusCard company={company} />
          <CompanyCards companyId={companyId} />
        </div>
      </section>
      {((figures && tests) || !mayCome) && isSettled ? (
        <>
          <FailingTestsNotice companyId={companyId} count={tests?.failedCount ?? 0} />
          <DraftsNotice company={company} />
          {figures && <FirstSteps company={company} conversations={figures.totalConversations} wasTested={wasTested} />}
          <WeekCard companyId={companyId} letter={letter} />
          <Workplace companyId={companyId} canManage={company.canManage} onAsked={() => noteTested(companyId)} />
        </>
      ) : (
        <Skeleton height={320} radius="lg" role="status" aria-label={texts.common.loading} />
      )}
    </div>
  );
}

interface WorkplaceProps {
  readonly companyId: string;
  readonly canManage: boolean;
  readonly onAsked: () => void;
}

function Workplace({ companyId, canManage, onAsked }: WorkplaceProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.aside}>
        <QuestionPanel companyId={companyId} onAsked={onAsked} />
        <EmbedLine companyId={companyId} />
      </div>
      <div className={classes.aside}>
        <QuickActions companyId={companyId} />
        <AiStatus companyId={companyId} canManage={canManage} />
      </div>
    </div>
  );
}
