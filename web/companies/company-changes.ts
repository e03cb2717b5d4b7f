import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../live/listen.ts';
import { companyChanges, companyFrameQuery } from './company-documents.ts';

/**
 * Keeps what the screen knows of a company as it is.
 * @param isReading whether the company is being read: an answer that is on its way may be older than what is told
 *   meanwhile, and gives way to it before it is seen. What is newer than both is told after it.
 * @returns whether it was deleted while it was looked at.
 */
export function useCompanyChanges(companyId: string, isReading: boolean): boolean {
  const client = useApolloClient();
  const whileReading = useRef(isReading);
  const writeTold = useRef<() => void>(undefined);
  const [deleted, setDeleted] = useState<string>();
  useEffect(
    () =>
      listen(companyChanges, () => ({ companyId }), {
        next: ({ companyChanges: company }) => {
          if (!company) return setDeleted(companyId);
          const write = () =>
            void client.writeQuery({ query: companyFrameQuery, variables: { id: companyId }, data: { company } });
          if (whileReading.current) writeTold.current = write;
          write();
        },
      }),
    [client, companyId],
  );
  useLayoutEffect(() => {
    whileReading.current = isReading;
    if (isReading) return;
    writeTold.current?.();
    writeTold.current = undefined;
  }, [isReading]);
  return deleted === companyId;
}
