import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { graphql } from '../graphql/generated/index.ts';
import { listen } from '../live/listen.ts';

const visibleCompanyCount = graphql(`
  subscription VisibleCompanyCount {
    visibleCompanyCount
  }
`);

const Count = createContext<number | undefined>(undefined);

/** Listens to the number of companies that the person can see, which the connection badge tells. */
export function CompanyCount({ children }: { readonly children: ReactNode }) {
  const [count, setCount] = useState<number>();
  useEffect(
    () =>
      listen(visibleCompanyCount, () => ({}), {
        next: (data) => setCount(data.visibleCompanyCount),
        refused: () => setCount(0), // an account without a role sees none
      }),
    [],
  );
  return <Count value={count}>{children}</Count>;
}

/** The number of companies as it was last pushed; undefined before that. */
export function useCompanyCount(): number | undefined {
  return useContext(Count);
}
