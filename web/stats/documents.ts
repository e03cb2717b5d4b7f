import type { StatisticsChangesSubscription } from '../graphql/generated/graphql.ts';
import { graphql } from '../graphql/generated/index.ts';

/** A figure and what it is compared with. */
export const Figure_figure = graphql(`
  fragment Figure_figure on Figure {
    value
    before
    change
  }
`);

/** What the cards of a company show, as it moves. */
export const companyFigures = graphql(`
  subscription CompanyFigures($companyId: ID!) {
    companyFigures(companyId: $companyId) {
      companyId
      totalConversations
      activeConversations
      activeVisitors
      lastActivityAt
      lastAccessAt
      conversationsToday {
        ...Figure_figure
      }
      questionsToday {
        ...Figure_figure
      }
      messagesToday {
        ...Figure_figure
      }
      unansweredToday {
        ...Figure_figure
      }
      sourcesToday {
        source
        count
      }
    }
  }
`);

/** What is shown of all companies together, as it moves. */
export const platformFigures = graphql(`
  subscription PlatformFigures {
    platformFigures {
      upSince
      serverNotices
      messagesToday
      conversationsToday
      activeConversations
      faqShareToday
    }
  }
`);

/** Everything of the statistics screen, as it moves. */
export const statisticsChanges = graphql(`
  subscription StatisticsChanges($companyId: ID!, $period: PeriodInput!) {
    statisticsChanges(companyId: $companyId, period: $period) {
      from
      to
      comparedFrom
      comparedTo
      activeConversations
      conversations {
        ...Figure_figure
      }
      completed {
        ...Figure_figure
      }
      abandoned {
        ...Figure_figure
      }
      messages {
        ...Figure_figure
      }
      messagesPerConversation {
        ...Figure_figure
      }
      unanswered {
        ...Figure_figure
      }
      answered {
        ...Figure_figure
      }
      modelCorrections {
        ...Figure_figure
      }
      confidence {
        ...Figure_figure
      }
      responseTime {
        ...Figure_figure
      }
      satisfaction {
        ...Figure_figure
      }
      ratings {
        ...Figure_figure
      }
      sources {
        source
        count
        share {
          ...Figure_figure
        }
      }
      days {
        day
        conversations
        questions
        messages
        unanswered
      }
      hours {
        hour
        conversations
        questions
        messages
        unanswered
      }
      weekdays {
        weekday
        conversations
        questions
        messages
        unanswered
      }
      topQuestions {
        rejectedCount
        faqId
        question
        count
      }
      unaskedFaqs {
        faqId
        question
      }
      conversions {
        clicks {
          ...Figure_figure
        }
        carts {
          ...Figure_figure
        }
        orders {
          ...Figure_figure
        }
        orderValue {
          ...Figure_figure
        }
      }
      people {
        takenOver {
          ...Figure_figure
        }
        takenOverShare {
          ...Figure_figure
        }
        messages {
          ...Figure_figure
        }
        waits {
          count
          median
          ninetieth
        }
        firstAnswers {
          count
          median
          ninetieth
        }
        requestsLeft
        requestsDone
        requestsOpen
        assistantRatings {
          count
          satisfaction
        }
        peopleRatings {
          count
          satisfaction
        }
        ratingsByPerson {
          name
          count
          satisfaction
        }
      }
      catalogue {
        productCount
        averagePrice
        averageKeywords
      }
    }
  }
`);

/** What the statistics screen shows. */
export type Statistics = StatisticsChangesSubscription['statisticsChanges'];
