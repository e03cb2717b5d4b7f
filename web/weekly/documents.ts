import { graphql } from '../graphql/generated/index.ts';

/** All that a letter tells. */
export const Letter_letter = graphql(`
  fragment Letter_letter on WeeklyLetter {
    week
    firstDay
    lastDay
    conversations {
      ...Figure_figure
    }
    questions {
      ...Figure_figure
    }
    replyCount
    answeredCount
    answered {
      ...Figure_figure
    }
    satisfaction {
      ...Figure_figure
    }
    ratingCount
    newGroupCount
    newGroupsAnswered
    newGroups {
      id
      title
    }
    missedWishCount
    missedWishes {
      conversationId
      seq
      text
      count
    }
    rejectedCount
    takenOverCount
    medianWait
    requestsLeft
    orderCount
    orderValue
    cartCount
    clickCount
  }
`);

/** The newest letter, and the next one as soon as there is one. */
export const newestLetter = graphql(`
  subscription NewestLetter($companyId: ID!) {
    weeklyLetter(companyId: $companyId) {
      companyId
      week
      weeks
      isSetAside
      ...Letter_letter
    }
  }
`);

export const letterOfWeek = graphql(`
  query LetterOfWeek($companyId: ID!, $week: String!) {
    weeklyLetter(companyId: $companyId, week: $week) {
      companyId
      week
      ...Letter_letter
    }
  }
`);

export const setLetterAside = graphql(`
  mutation SetWeeklyLetterAside($companyId: ID!, $week: String!) {
    setWeeklyLetterAside(companyId: $companyId, week: $week) {
      companyId
      week
      isSetAside
    }
  }
`);

export const bringLetterBack = graphql(`
  mutation BringWeeklyLetterBack($companyId: ID!, $week: String!) {
    bringWeeklyLetterBack(companyId: $companyId, week: $week) {
      companyId
      week
      isSetAside
    }
  }
`);
