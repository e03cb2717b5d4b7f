import { useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that on this page another catalogue was put in place: by an import, or by taking one back. */
export function noteReplaced(companyId: string): void {
  counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** How often a company's catalogue was replaced on this page. */
export function useReplacements(companyId: string): number {
  return useSyncExternalStore(subscribe, () => counts.get(companyId) ?? 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
