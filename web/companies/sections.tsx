import type { Icon } from '@tabler/icons-react';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ComponentType, lazy } from 'react';
import { texts } from './texts.ts';

/** What every section of a company is told. */
export interface SectionProps {
  readonly companyId: string;
  /** Whether the person may change people, prompt and the like; otherwise they only read. */
  readonly canManage: boolean;
}

export interface Section {
  /** Its part of the address. */
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
  readonly isForManagersOnly: boolean;
  readonly Screen: ComponentType<SectionProps>;
}

/** The sections of a company, in the order of their tabs; each is fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'conversations',
    label: texts.company.conversations,
    icon: IconMessages,
    isForManagersOnly: false,
    Screen: lazy(async () => ({
      default: (await import('../conversations/conversations-screen.tsx')).ConversationsScreen,
    })),
  },
  {
    path: 'assistant',
    label: texts.company.assistant,
    icon: IconRobot,
    isForManagersOnly: false,
    Screen: lazy(async () => ({ default: (await import('../assistant/assistant-screen.tsx')).AssistantScreen })),
  },
  {
    path: 'people',
    label: texts.company.people,
    icon: IconUsers,
    isForManagersOnly: false,
    Screen: lazy(async () => ({ default: (await import('../people/people-screen.tsx')).PeopleScreen })),
  },
];
