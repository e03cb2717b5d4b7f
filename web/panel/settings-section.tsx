import '../assistant/assistant-styles.ts';
import { SettingsPanel } from '../assistant/settings-panel.tsx';
import type { SectionProps } from '../companies/section.ts';

/** What only whoever manages a company sets: who it is, what its assistant speaks about, where its widget may stand. */
export function SettingsSection({ companyId }: SectionProps) {
  return <SettingsPanel companyId={companyId} />;
}
