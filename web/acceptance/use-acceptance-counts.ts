import { graphql } from '../graphql/generated/index.ts';
import { useLive } from '../live/use-live.ts';

export const acceptanceCounts = graphql(`
  subscription AcceptanceCounts($companyId: ID!) {
    acceptanceCounts(companyId: $companyId) {
      testCount
      passedCount
      failedCount
      untriedCount
      running {
        id
        testCount
        passedCount
        failedCount
      }
    }
  }
`);

/** How a company's tests stand, told again whenever one of them or a run changed; undefined until it is told. */
export function useAcceptanceCounts(companyId: string) {
  return useLive(acceptanceCounts, { companyId })?.acceptanceCounts;
}
