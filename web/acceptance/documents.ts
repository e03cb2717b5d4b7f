import { graphql } from '../graphql/generated/index.ts';

/** What a row shows of a test: what is expected, and what came. */
export const TestRow_test = graphql(`
  fragment TestRow_test on AcceptanceTest {
    id
    version
    question
    expectedKind
    expectedNames
    expectedFaq {
      id
      question
    }
    words
    verdict
    reason
    answer {
      source
      fallbackReason
      text
      faqQuestion
      productNames
    }
  }
`);

export const acceptanceTestsQuery = graphql(`
  query AcceptanceTests($companyId: ID!, $verdict: AcceptanceVerdict, $first: Int!, $after: String) {
    acceptanceTests(companyId: $companyId, verdict: $verdict, first: $first, after: $after) {
      nodes {
        id
        ...TestRow_test
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** All that the editor needs, and the version that a save has to name. */
export const EditedTest_test = graphql(`
  fragment EditedTest_test on AcceptanceTest {
    id
    version
    question
    expectedKind
    expectedFaq {
      id
      question
    }
    expectedProducts {
      id
      name
    }
    words
  }
`);

export const acceptanceTestQuery = graphql(`
  query EditedAcceptanceTest($companyId: ID!, $id: ID!) {
    acceptanceTest(companyId: $companyId, id: $id) {
      ...EditedTest_test
    }
  }
`);

/** An answer of a conversation as a test. */
export const proposedTestQuery = graphql(`
  query ProposedAcceptanceTest($companyId: ID!, $conversationId: ID!, $seq: Int!) {
    proposedAcceptanceTest(companyId: $companyId, conversationId: $conversationId, seq: $seq) {
      question
      expectedKind
      faq {
        id
        question
      }
      products {
        id
        name
      }
    }
  }
`);

export const saveAcceptanceTest = graphql(`
  mutation SaveAcceptanceTest($companyId: ID!, $input: AcceptanceTestInput!) {
    saveAcceptanceTest(companyId: $companyId, input: $input) {
      id
      version
    }
  }
`);

export const deleteAcceptanceTest = graphql(`
  mutation DeleteAcceptanceTest($companyId: ID!, $id: ID!) {
    deleteAcceptanceTest(companyId: $companyId, id: $id)
  }
`);

export const restoreAcceptanceTest = graphql(`
  mutation RestoreAcceptanceTest($companyId: ID!, $id: ID!) {
    restoreAcceptanceTest(companyId: $companyId, id: $id) {
      id
      version
    }
  }
`);

export const runAcceptanceTests = graphql(`
  mutation RunAcceptanceTests($companyId: ID!) {
    runAcceptanceTests(companyId: $companyId) {
      id
      passedCount
      failedCount
    }
  }
`);

export const importAcceptanceTests = graphql(`
  mutation ImportAcceptanceTests($companyId: ID!, $uploadId: ID!) {
    importAcceptanceTests(companyId: $companyId, uploadId: $uploadId) {
      isApplied
      addedCount
      changedCount
      sameCount
      refusal {
        sentence
      }
      rejections {
        row
        reason
      }
      rejectedCount
    }
  }
`);

/** FAQs that may be expected. */
export const faqsToExpectQuery = graphql(`
  query FaqsToExpect($companyId: ID!, $search: String!, $first: Int!) {
    faqs(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        question
      }
    }
  }
`);

/** Products that may be expected. */
export const productsToExpectQuery = graphql(`
  query ProductsToExpect($companyId: ID!, $search: String!, $first: Int!) {
    products(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        name
      }
    }
  }
`);

/** What a run says of itself. */
export const RunRow_run = graphql(`
  fragment RunRow_run on AcceptanceRun {
    id
    cause
    state
    startedBy
    startedAt
    testCount
    passedCount
    failedCount
    inputTokens
    outputTokens
  }
`);

export const acceptanceRunsQuery = graphql(`
  query AcceptanceRuns($companyId: ID!, $first: Int!, $after: String) {
    acceptanceRuns(companyId: $companyId, first: $first, after: $after) {
      nodes {
        id
        ...RunRow_run
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const runFactsQuery = graphql(`
  query AcceptanceRunFacts($companyId: ID!, $id: ID!) {
    acceptanceRun(companyId: $companyId, id: $id) {
      id
      ...RunRow_run
    }
  }
`);

/** What came in a run. */
export const acceptanceRunQuery = graphql(`
  query AcceptanceRun($companyId: ID!, $id: ID!, $first: Int!, $after: String) {
    acceptanceRun(companyId: $companyId, id: $id) {
      id
      results(first: $first, after: $after) {
        nodes {
          place
          question
          expectedKind
          expectedNames
          words
          verdict
          reason
          answer {
            source
            fallbackReason
            text
            faqQuestion
            productNames
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const modelEstimateQuery = graphql(`
  query AcceptanceModelEstimate($companyId: ID!) {
    acceptanceModelEstimate(companyId: $companyId) {
      isModelActive
      questionCount
      askedCount
      tokens
    }
  }
`);

export const startModelRun = graphql(`
  mutation StartAcceptanceModelRun($companyId: ID!) {
    startAcceptanceModelRun(companyId: $companyId) {
      id
    }
  }
`);

export const stopRun = graphql(`
  mutation StopAcceptanceRun($companyId: ID!, $id: ID!) {
    stopAcceptanceRun(companyId: $companyId, id: $id) {
      id
    }
  }
`);
