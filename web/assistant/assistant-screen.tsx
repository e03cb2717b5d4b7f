import './assistant-styles.ts';
import type { SectionProps } from '../companies/sections.tsx';
import classes from './assistant-screen.module.css';
import { FaqTester } from './faq-tester.tsx';
import { ProductTester } from './product-tester.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** What the assistant of a company would say, and, for whoever manages it, what it speaks about. */
export function AssistantScreen({ companyId, canManage }: SectionProps) {
  return (
    <div className={classes.screen}>
      <QuestionPanel companyId={companyId} />
      <div className={classes.testers}>
        <FaqTester companyId={companyId} />
        <ProductTester companyId={companyId} />
      </div>
      {canManage && <SettingsPanel companyId={companyId} />}
    </div>
  );
}
