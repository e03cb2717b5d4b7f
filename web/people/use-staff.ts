import { graphql } from '../graphql/generated/index.ts';
import { useLive } from '../live/use-live.ts';

const staffChanges = graphql(`
  subscription StaffChanges($companyId: ID!) {
    staffChanges(companyId: $companyId) {
      count
      lastAccessAt
    }
  }
`);

/** A company's people in short, told again whenever one of them came, went, signed in or was changed. */
export function useStaff(companyId: string) {
  return useLive(staffChanges, { companyId })?.staffChanges;
}
