import { useLive } from '../live/use-live.ts';
import { companyAttention } from './documents.ts';

/** How much waits for the people of a company, as it changes; undefined until it is told. */
export function useAttention(companyId: string) {
  return useLive(companyAttention, { companyId })?.companyAttention;
}
