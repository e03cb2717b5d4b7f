import { useLive } from '../live/use-live.ts';
import { wishCounts } from './documents.ts';

/** How many unmet wishes stand how, told again whenever one of them changed; undefined until it is told. */
export function useWishCounts(companyId: string) {
  return useLive(wishCounts, { companyId })?.unmetWishCounts;
}
