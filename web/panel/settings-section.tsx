import '../assistant/assistant-styles.ts';
import { SettingsPanel } from '../assistant/settings-panel.tsx';
import { PersonSettings } from '../availability/person-settings.tsx';
import type { SectionProps } from '../companies/section.ts';
import { ChatLook } from '../embedding/chat-look.tsx';
import { WidgetSettings } from '../embedding/widget-settings.tsx';
import { OrderSettings } from '../orders/order-settings.tsx';
import { OwnModelSettings } from '../prompts/own-model.tsx';
import { CompanyPanel } from './company-panel.tsx';
import classes from './overview-section.module.css';
import { PriceSettings } from './price-settings.tsx';

/** What whoever manages a company sets: who it is, what its assistant speaks about, where its chat may stand. */
export function SettingsSection({ companyId }: SectionProps) {
  return (
    <div className={classes.overview}>
      <CompanyPanel companyId={companyId} />
      <SettingsPanel companyId={companyId} />
      <OwnModelSettings companyId={companyId} />
      <PersonSettings companyId={companyId} />
      <PriceSettings companyId={companyId} />
      <OrderSettings companyId={companyId} />
      <ChatLook companyId={companyId} />
      <WidgetSettings companyId={companyId} />
    </div>
  );
}
