import '../assistant/assistant-styles.ts';
import { QuestionPanel } from '../assistant/question-panel.tsx';
import { useFramedCompany } from '../companies/framed-company.ts';
import type { SectionProps } from '../companies/section.ts';
import { EmbedLine } from '../embedding/embed-line.tsx';
import { AiStatus } from '../prompts/ai-status.tsx';
import { CompanyCards } from '../stats/company-cards.tsx';
import { DraftsNotice } from './drafts-notice.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './overview-section.module.css';
import { QuickActions } from './quick-actions.tsx';
import { StatusCard } from './status-card.tsx';
import { useTested } from './tested.ts';
import { texts } from './texts.ts';

/** How a company's chatbot is doing, and where to go on. */
export function OverviewSection({ companyId }: SectionProps) {
  const company = useFramedCompany(companyId);
  const [wasTested, noteTested] = useTested(companyId);
  if (!company) return null;
  return (
    <div className={classes.overview}>
      <section className={classes.cards} aria-label={texts.overview.figures}>
        <StatusCard company={company} />
        <CompanyCards companyId={companyId} />
      </section>
      <DraftsNotice company={company} />
      <FirstSteps company={company} wasTested={wasTested} />
      <div className={classes.columns}>
        <div className={classes.aside}>
          <QuestionPanel companyId={companyId} onAsked={noteTested} />
          <EmbedLine companyId={companyId} />
        </div>
        <div className={classes.aside}>
          <QuickActions companyId={companyId} />
          <AiStatus companyId={companyId} />
        </div>
      </div>
    </div>
  );
}
