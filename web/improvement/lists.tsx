import { type ComponentType, lazy } from 'react';
import { useAcceptanceCounts } from '../acceptance/use-acceptance-counts.ts';
import type { SectionProps } from '../companies/section.ts';
import { useRefusedCounts } from '../refused/use-refused-counts.ts';
import { texts as rejectedTexts } from '../rejected/texts.ts';
import { useRejectedCounts } from '../rejected/use-rejected-counts.ts';
import { useWishCounts } from '../unmet/use-wish-counts.ts';
import { texts } from './texts.ts';
import { useQuestionCounts } from './use-question-counts.ts';

/** One way in which the assistant falls short, with what can be done about it. */
export interface ImprovementList {
  /** Its part of the address; empty for the one that opens first. */
  readonly path: string;
  readonly label: string;
  /** How much there is to do; undefined until it is told. */
  readonly useCount: (companyId: string) => number | undefined;
  readonly Screen: ComponentType<SectionProps>;
}

/** The lists of 'Da migliorare', in the order of their tabs; each is fetched when it is opened. */
export const lists: readonly ImprovementList[] = [
  {
    path: '',
    label: texts.lists.questions,
    useCount: (companyId) => useQuestionCounts(companyId)?.openCount,
    Screen: list(async () => (await import('./questions-list.tsx')).QuestionsList),
  },
  {
    path: 'refused',
    label: texts.lists.refused,
    useCount: (companyId) => useRefusedCounts(companyId)?.openCount,
    Screen: list(async () => (await import('../refused/refused-list.tsx')).RefusedList),
  },
  {
    path: 'unmet',
    label: texts.lists.unmet,
    useCount: (companyId) => useWishCounts(companyId)?.openCount,
    Screen: list(async () => (await import('../unmet/wishes-list.tsx')).WishesList),
  },
  {
    path: 'rejected',
    label: rejectedTexts.rejected.title,
    useCount: (companyId) => useRejectedCounts(companyId)?.openCount,
    Screen: list(async () => (await import('../rejected/rejected-list.tsx')).RejectedList),
  },
  {
    path: 'acceptance',
    label: texts.lists.acceptance,
    useCount: (companyId) => useAcceptanceCounts(companyId)?.failedCount,
    Screen: list(async () => (await import('../acceptance/acceptance-screen.tsx')).AcceptanceScreen),
  },
];

function list(load: () => Promise<ComponentType<SectionProps>>) {
  return lazy(async () => ({ default: await load() }));
}
