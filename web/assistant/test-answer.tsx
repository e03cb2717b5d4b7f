import { useQuery } from '@apollo/client/react';
import { AnswerFacts } from '../conversations/message-bubble.tsx';
import { ProductCards } from '../conversations/product-cards.tsx';
import { texts as conversationTexts } from '../conversations/texts.ts';
import type { TestAnswer_ReplyFragment } from '../graphql/generated/graphql.ts';
import { graphql, useFragment } from '../graphql/generated/index.ts';
import { Failure } from '../ui/failure.tsx';
import { Chips } from './chips.tsx';
import classes from './test-answer.module.css';
import { texts } from './texts.ts';

const TestAnswer_reply = graphql(`
  fragment TestAnswer_reply on TestReply {
    text
    source
    step
    confidence
    faqQuestion
    terms
    understood {
      label
    }
    chips
    modelFacts {
      failureText
    }
    products {
      id
      name
      price
      imageUrl
      link
      reduction {
        previousPrice
        kind
        percent
        since
      }
    }
  }
`);

const testAnswerQuery = graphql(`
  query TestAnswer($companyId: ID!, $text: String!) {
    testAnswer(companyId: $companyId, text: $text) {
      ...TestAnswer_reply
    }
  }
`);

interface TestAnswerProps {
  readonly companyId: string;
  readonly text: string;
  readonly onAsk: (question: string) => void;
}

/** A question and its answer, as a visitor would get it, with its reasons. */
export function TestAnswer({ companyId, text, onAsk }: TestAnswerProps) {
  const { data, error, loading, refetch } = useQuery(testAnswerQuery, {
    variables: { companyId, text },
    fetchPolicy: 'no-cache', // the same question may be answered otherwise next time
    notifyOnNetworkStatusChange: true,
  });
  const reply = useFragment(TestAnswer_reply, data?.testAnswer);
  return (
    <div className={classes.exchange} aria-busy={loading}>
      <p className={classes.question}>
        <span className="visually-hidden">{texts.assistant.question.asked}: </span>
        {text}
      </p>
      {loading && <p className="being-written">{texts.assistant.question.writing}</p>}
      {!loading && error && (
        <Failure title={texts.errors.test} error={error} onRetry={() => refetch().catch(() => undefined)} />
      )}
      {!loading && reply && <Answer reply={reply} onAsk={onAsk} />}
    </div>
  );
}

interface AnswerProps {
  readonly reply: TestAnswer_ReplyFragment;
  readonly onAsk: (question: string) => void;
}

function Answer({ reply, onAsk }: AnswerProps) {
  return (
    <>
      <p className={classes.answer}>
        <span className="visually-hidden">{conversationTexts.conversations.assistant}: </span>
        {reply.text}
      </p>
      {reply.modelFacts?.failureText && (
        <p className={classes.failure}>
          {/* Where the catalogue answered, 'a questo non so rispondere' would contradict the answer above. */}
          {reply.source === 'CATALOG' ? texts.assistant.question.catalogInstead : reply.modelFacts.failureText}
        </p>
      )}
      <ProductCards products={reply.products} />
      {reply.chips.length > 0 && <Chips label={texts.assistant.question.chips} chips={reply.chips} onChoose={onAsk} />}
      <AnswerFacts answer={{ ...reply, responseTime: null }} />
    </>
  );
}
