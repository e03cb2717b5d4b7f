import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { proposedFaqQuery } from './documents.ts';
import { withProposal } from './proposed-faq.ts';
import { texts } from './texts.ts';

interface WithProposalProps<Values> {
  readonly companyId: string;
  /** The questions that the FAQ is to answer; null where it is written for none. */
  readonly groupId: string | null;
  readonly faq: Values;
  /** Undefined where nothing is proposed. */
  readonly children: (proposed: Values | undefined) => ReactNode;
}

/** Reads what some questions propose for the FAQ that is to answer them; where they are gone, nothing is proposed. */
export function WithProposal<Values extends { readonly question: string; readonly keywords: readonly string[] }>(
  props: WithProposalProps<Values>,
) {
  const { companyId, groupId, faq, children } = props;
  const { data, error } = useQuery(proposedFaqQuery, {
    variables: { companyId, id: groupId ?? '' },
    skip: groupId === null,
    fetchPolicy: 'no-cache',
  });
  if (groupId !== null && !data && !error) {
    return <Skeleton height={420} radius="lg" role="status" aria-label={texts.common.loading} />;
  }
  return children(data && withProposal(faq, data.questionGroup));
}
