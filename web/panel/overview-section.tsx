import '../assistant/assistant-styles.ts';
import { FaqTester } from '../assistant/faq-tester.tsx';
import { ProductTester } from '../assistant/product-tester.tsx';
import { QuestionPanel } from '../assistant/question-panel.tsx';
import type { SectionProps } from '../companies/section.ts';
import classes from './overview-section.module.css';

/** How a company's chatbot is doing, and where to go on. */
export function OverviewSection({ companyId }: SectionProps) {
  return (
    <div className={classes.overview}>
      <QuestionPanel companyId={companyId} />
      <div className={classes.columns}>
        <FaqTester companyId={companyId} />
        <ProductTester companyId={companyId} />
      </div>
    </div>
  );
}
