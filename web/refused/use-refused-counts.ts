import { useLive } from '../live/use-live.ts';
import { refusedCounts } from './documents.ts';

/** How many groups of declined questions stand how, told again whenever one of them changed; undefined until it is told. */
export function useRefusedCounts(companyId: string) {
  return useLive(refusedCounts, { companyId })?.refusedGroupCounts;
}
