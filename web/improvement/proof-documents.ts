import { graphql } from '../graphql/generated/index.ts';

/** What would change for the shop's last questions. */
export const ProofChange_change = graphql(`
  fragment ProofChange_change on ProofChange {
    question
    count
    before {
      source
      text
      faqQuestion
      productNames
    }
    after {
      source
      text
      faqQuestion
      productNames
    }
  }
`);

export const proveFaqQuery = graphql(`
  query ProveFaq($companyId: ID!, $draft: FaqInput!) {
    proveFaq(companyId: $companyId, draft: $draft) {
      triedCount
      gained {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
      changed {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
      lost {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
    }
  }
`);
