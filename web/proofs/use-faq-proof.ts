import type { FaqInput } from '../graphql/generated/graphql.ts';
import { proveFaqQuery } from './documents.ts';
import { useProof } from './use-proof.ts';

/**
 * What saving a FAQ as it stands would change for the shop's last questions.
 * @param draft undefined while there is nothing to try.
 */
export function useFaqProof(companyId: string, draft: FaqInput | undefined) {
  return useProof(proveFaqQuery, draft && { companyId, draft });
}
