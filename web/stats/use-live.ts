import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import { listen } from '../live/listen.ts';
import type { Refusal } from '../ui/refusal.ts';

/** What was pushed last; neither until the first event. */
export interface Live<Data> {
  readonly data?: Data;
  readonly refusal?: Refusal;
}

/** What a subscription says now: the last event, which stays while the connection is away. */
export function useLive<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Live<Data> {
  const [heard, setHeard] = useState<Live<Data> & { readonly of?: string }>({});
  const key = JSON.stringify(variables);
  useEffect(
    () =>
      listen(document, () => JSON.parse(key) as Variables, {
        next: (data) => setHeard({ data, of: key }),
        refused: (refusal) => setHeard({ refusal, of: key }),
      }),
    [document, key],
  );
  return heard.of === key ? heard : {};
}
