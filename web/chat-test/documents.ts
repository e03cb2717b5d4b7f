import { graphql } from '../graphql/generated/index.ts';

/** The shop as its visitors see it. */
export const testShopQuery = graphql(`
  query TestShop($companyId: ID!) {
    shop(companyId: $companyId) {
      id
      name
      logoUrl
      primaryColor
      secondaryColor
      isActive
      productCount
      greeting
      privacyUrl
      contactEmail
      contactPhone
      isModelOn
      assistantName
      avatarUrl
      questions
      quickWords
    }
  }
`);

/** One question of a test, answered as a visitor's would be. */
export const testReply = graphql(`
  subscription TestReply(
    $companyId: ID!
    $testId: ID!
    $turns: [TestTurn!]!
    $text: String!
    $prompt: String
    $fields: PromptFieldsInput
  ) {
    testReply(companyId: $companyId, testId: $testId, turns: $turns, text: $text, prompt: $prompt, fields: $fields) {
      text
      reply {
        text
        source
        step
        confidence
        faqQuestion
        terms
        chips
        understood {
          label
          rest
        }
        alternatives
        isInterrupted
        products {
          id
          name
          price
          description
          category
          imageUrl
          link
          reduction {
            previousPrice
            kind
            percent
            since
          }
          choices {
            name
            values {
              value
              isAvailable
            }
          }
        }
        modelFacts {
          failureText
          ...ModelFacts_facts
        }
      }
    }
  }
`);
