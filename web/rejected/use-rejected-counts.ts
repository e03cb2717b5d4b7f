import { useLive } from '../live/use-live.ts';
import { rejectedCounts } from './documents.ts';

/** How many answers that were not meant stand how, told again whenever one of them changed; undefined until it is told. */
export function useRejectedCounts(companyId: string) {
  return useLive(rejectedCounts, { companyId })?.rejectedAnswerCounts;
}
