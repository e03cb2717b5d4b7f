import { useLive } from '../live/use-live.ts';
import { questionCounts } from './documents.ts';

/** How many groups of unanswered questions stand how, told again whenever one of them changed; undefined until it is told. */
export function useQuestionCounts(companyId: string) {
  return useLive(questionCounts, { companyId })?.questionGroupCounts;
}
