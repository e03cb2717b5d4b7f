import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { listen } from '../live/listen.ts';
import { companyChanges, companyFrameQuery } from './company-documents.ts';

/** Keeps what the screen knows of a company as it is. @returns whether it was deleted while it was looked at. */
export function useCompanyChanges(companyId: string): boolean {
  const client = useApolloClient();
  const [deleted, setDeleted] = useState<string>();
  useEffect(
    () =>
      listen(companyChanges, () => ({ companyId }), {
        next: ({ companyChanges: company }) => {
          if (company) client.writeQuery({ query: companyFrameQuery, variables: { id: companyId }, data: { company } });
          else setDeleted(companyId);
        },
      }),
    [client, companyId],
  );
  return deleted === companyId;
}
