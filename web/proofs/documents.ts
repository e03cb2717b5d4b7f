import { graphql } from '../graphql/generated/index.ts';

/** What would change for the shop's last questions. */
export const ProofChange_change = graphql(`
  fragment ProofChange_change on ProofChange {
    question
    count
    before {
      source
      text
      isDeclined
      faqQuestion
      productNames
    }
    after {
      source
      text
      isDeclined
      faqQuestion
      productNames
    }
  }
`);

export const Proof_proof = graphql(`
  fragment Proof_proof on FaqProof {
    triedCount
    failingTests
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
`);

export const proveFaqQuery = graphql(`
  query ProveFaq($companyId: ID!, $draft: FaqInput!) {
    proof: proveFaq(companyId: $companyId, draft: $draft) {
      ...Proof_proof
    }
  }
`);

export const proveSettingsQuery = graphql(`
  query ProveAssistantSettings($companyId: ID!, $draft: AssistantSettingsInput!) {
    proof: proveAssistantSettings(companyId: $companyId, draft: $draft) {
      ...Proof_proof
    }
  }
`);

export const proveProductQuery = graphql(`
  query ProveProduct($companyId: ID!, $draft: ProductInput!) {
    proof: proveProduct(companyId: $companyId, draft: $draft) {
      ...Proof_proof
    }
  }
`);

export const proveProductDeletionQuery = graphql(`
  query ProveProductDeletion($companyId: ID!, $ids: [ID!]!) {
    proof: proveProductDeletion(companyId: $companyId, ids: $ids) {
      ...Proof_proof
    }
  }
`);

export const proveImportQuery = graphql(`
  query ProveImport($companyId: ID!, $importId: ID!) {
    proof: proveImport(companyId: $companyId, importId: $importId) {
      ...Proof_proof
    }
  }
`);
