import { useSyncExternalStore } from 'react';

const keyOf = (companyId: string) => `tuoshop-tested-${companyId}`;
const listeners = new Set<() => void>();

/** Notes that the assistant of a company was tried from this browser, wherever in the workspaces that was. */
export function noteTested(companyId: string): void {
  try {
    localStorage.setItem(keyOf(companyId), 'true');
  } catch {
    // Where nothing may be kept, nothing is.
  }
  for (const listener of [...listeners]) listener();
}

/** Whether the assistant of a company was tried from this browser. */
export function useTested(companyId: string): boolean {
  return useSyncExternalStore(subscribe, () => wasTested(companyId));
}

function wasTested(companyId: string): boolean {
  try {
    return localStorage.getItem(keyOf(companyId)) === 'true';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // in another tab
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
