import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { listen } from './listen.ts';

/** What a subscription told last; undefined before that, or when it was refused. Other variables begin anew. */
export function useLive<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const [told, setTold] = useState<{ key: string; data: Data }>();
  const key = JSON.stringify(variables);
  const asked = useRef(variables);
  asked.current = variables;
  useEffect(() => listen(document, () => asked.current, { next: (data) => setTold({ key, data }) }), [document, key]);
  return told?.key === key ? told.data : undefined;
}
