import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** Where a company is worked on: the management panel, or the client's own workspace. */
export type Workspace = 'panel' | 'dashboard';

/** What every section of a company is told. */
export interface SectionProps {
  readonly companyId: string;
  /** Whether the person may change people, prompt and the like; otherwise they only read. */
  readonly canManage: boolean;
  readonly workspace: Workspace;
}

/** One part of a company's workspace, with its tab. */
export interface Section {
  /** Its part of the address; empty for the one that opens first. */
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
  /** Where it stands: in the management panel, in the client's workspace, or in both. */
  readonly workspaces: readonly Workspace[];
  /** Whether a thumb reaches it at once on a phone; the others are under 'Altro'. */
  readonly isMain: boolean;
  readonly Screen: ComponentType<SectionProps>;
}
