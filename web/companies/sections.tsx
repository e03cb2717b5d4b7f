import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ComponentType, lazy } from 'react';
import type { Section, SectionProps, Workspace } from './section.ts';
import { texts } from './texts.ts';

/**
 * The sections of a company, in the order of their tabs; each is fetched when it is opened. What stands in the panel
 * alone needs the right to manage.
 */
export const sections: readonly Section[] = [
  {
    path: '',
    label: texts.sections.overview,
    icon: IconLayoutDashboard,
    workspaces: ['panel'],
    isMain: true,
    Screen: section(async () => (await import('../panel/overview-section.tsx')).OverviewSection),
  },
  {
    path: '',
    label: texts.sections.dashboard,
    icon: IconLayoutDashboard,
    workspaces: ['dashboard'],
    isMain: true,
    Screen: section(async () => (await import('../dashboard/dashboard-section.tsx')).DashboardSection),
  },
  {
    path: 'faq',
    label: texts.sections.faqs,
    icon: IconMessageQuestion,
    workspaces: ['panel', 'dashboard'],
    isMain: true,
    Screen: section(async () => (await import('../faqs/faqs-section.tsx')).FaqsSection),
  },
  {
    path: 'products',
    label: texts.sections.products,
    icon: IconPackage,
    workspaces: ['panel', 'dashboard'],
    isMain: true,
    Screen: section(async () => (await import('../products/products-section.tsx')).ProductsSection),
  },
  {
    path: 'prompt',
    label: texts.sections.prompt,
    icon: IconSparkles,
    workspaces: ['panel'],
    isMain: false,
    Screen: section(async () => (await import('../prompts/prompt-section.tsx')).PromptSection),
  },
  {
    path: 'conversations',
    label: texts.sections.conversations,
    icon: IconMessages,
    workspaces: ['panel', 'dashboard'],
    isMain: true,
    Screen: section(async () => (await import('../conversations/conversations-screen.tsx')).ConversationsScreen),
  },
  {
    path: 'requests',
    label: texts.sections.requests,
    icon: IconMailbox,
    workspaces: ['panel', 'dashboard'],
    isMain: false,
    Screen: section(async () => (await import('../requests/requests-screen.tsx')).RequestsScreen),
  },
  {
    path: 'improve',
    label: texts.sections.improve,
    icon: IconBulb,
    workspaces: ['panel', 'dashboard'],
    isMain: false,
    Screen: section(async () => (await import('../improvement/improvement-screen.tsx')).ImprovementScreen),
  },
  {
    path: 'statistics',
    label: texts.sections.statistics,
    icon: IconChartBar,
    workspaces: ['panel', 'dashboard'],
    isMain: false,
    Screen: section(async () => (await import('../stats/statistics-screen.tsx')).StatisticsScreen),
  },
  {
    path: 'settings',
    label: texts.sections.settings,
    icon: IconAdjustments,
    workspaces: ['panel'],
    isMain: false,
    Screen: section(async () => (await import('../panel/settings-section.tsx')).SettingsSection),
  },
  {
    path: 'people',
    label: texts.sections.people,
    icon: IconUsers,
    workspaces: ['panel', 'dashboard'],
    isMain: false,
    Screen: section(async () => (await import('../people/people-screen.tsx')).PeopleScreen),
  },
];

/** The sections of one of the two workspaces. */
export function sectionsOf(workspace: Workspace): readonly Section[] {
  return sections.filter(({ workspaces }) => workspaces.includes(workspace));
}

function section(load: () => Promise<ComponentType<SectionProps>>) {
  return lazy(async () => ({ default: await load() }));
}
