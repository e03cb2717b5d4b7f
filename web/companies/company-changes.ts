import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { listen } from '../live/listen.ts';
import { companyChanges, companyFrameQuery } from './company-documents.ts';

/**
 * Keeps what the screen knows of a company as it is.
 * @param readAgain given while the company is being read: that answer may be older than what is told meanwhile
 * @returns whether it was deleted while it was looked at.
 */
export function useCompanyChanges(companyId: string, readAgain?: () => void): boolean {
  const client = useApolloClient();
  const whileReading = useRef(readAgain);
  whileReading.current = readAgain;
  const [deleted, setDeleted] = useState<string>();
  useEffect(
    () =>
      listen(companyChanges, () => ({ companyId }), {
        next: ({ companyChanges: company }) => {
          if (!company) return setDeleted(companyId);
          client.writeQuery({ query: companyFrameQuery, variables: { id: companyId }, data: { company } });
          whileReading.current?.();
        },
      }),
    [client, companyId],
  );
  return deleted === companyId;
}
