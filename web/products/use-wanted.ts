import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from '../graphql/generated/graphql.ts';
import type { Wanted } from './use-products.ts';

export const SORTS: readonly ProductSort[] = ['POSITION', 'NAME', 'PRICE', 'NEWEST'];
export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What is looked at, as the address has it: it can be shared, and is there again on the way back. */
export interface WantedOfAddress extends Wanted {
  readonly view: View;
  readonly change: (change: Partial<Wanted & { view: View }>) => void;
}

const NAMES = { search: 'q', category: 'categoria', sort: 'ordine', view: 'vista' } as const;

export function useWanted(): WantedOfAddress {
  const [parameters, setParameters] = useSearchParams();
  // The address follows a moment later: two changes at once must both be in it.
  const asked = useRef(parameters);
  useEffect(() => {
    asked.current = parameters;
  }, [parameters]);
  const sort = SORTS.find((known) => known === parameters.get(NAMES.sort)) ?? 'POSITION';
  return {
    search: parameters.get(NAMES.search) ?? '',
    category: parameters.get(NAMES.category) ?? '',
    sort,
    view: parameters.get(NAMES.view) === 'list' ? 'list' : 'grid',
    change(change) {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries(change)) {
        const key = NAMES[name as keyof typeof NAMES];
        if (value === '' || value === 'POSITION' || value === 'grid') next.delete(key);
        else next.set(key, value);
      }
      asked.current = next;
      setParameters(next, { replace: true });
    },
  };
}
