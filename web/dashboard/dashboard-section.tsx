import '../assistant/assistant-styles.ts';
import { QuestionPanel } from '../assistant/question-panel.tsx';
import type { SectionProps } from '../companies/section.ts';
import classes from './dashboard-section.module.css';
import { StatsBar } from './stats-bar.tsx';
import { Welcome } from './welcome.tsx';

/** Where a client begins: the shop in figures, and the assistant to try. */
export function DashboardSection({ companyId }: SectionProps) {
  return (
    <div className={classes.dashboard}>
      <StatsBar companyId={companyId} />
      <Welcome companyId={companyId} />
      <QuestionPanel companyId={companyId} />
    </div>
  );
}
