import { memo } from 'react';
import type { MessageBubble_MessageFragment } from '../graphql/generated/graphql.ts';
import { hoursOf } from '../ui/dates.ts';
import { durationOf, originOf } from './answer-facts.ts';
import classes from './message-bubble.module.css';
import { ModelDetails, type Place } from './model-details.tsx';
import { ProductCards } from './product-cards.tsx';
import { texts } from './texts.ts';

export type BubbleMessage = MessageBubble_MessageFragment;

/** One message, with what the staff may know of an answer. */
export const MessageBubble = memo(function MessageBubble({
  message,
  place,
}: {
  readonly message: BubbleMessage;
  /** Where it stands; without it, how the model did is not asked. */
  readonly place?: Place | undefined;
}) {
  const isBot = message.sender === 'BOT';
  return (
    <div className={classes.bubble} data-sender={message.sender}>
      <p className={classes.text}>
        <span className="visually-hidden">{isBot ? texts.conversations.assistant : texts.conversations.visitor}: </span>
        {message.text}
        <time className={classes.time} dateTime={message.sentAt}>
          {hoursOf(message.sentAt)}
        </time>
      </p>
      <ProductCards products={message.products} />
      {message.isInterrupted && <p className={classes.interrupted}>{texts.conversations.interrupted}</p>}
      {message.source && <AnswerFacts answer={message} />}
      {message.source && message.source !== 'FAQ' && place && <ModelDetails {...place} seq={message.seq} />}
    </div>
  );
});

type Facts = Pick<BubbleMessage, 'source' | 'faqQuestion' | 'confidence' | 'responseTime' | 'terms'>;

/** What explains an answer: where it came from, how sure it is, and on what words. */
export function AnswerFacts({ answer }: { readonly answer: Facts }) {
  const { confidence, responseTime, terms } = answer;
  return (
    <ul className={classes.facts}>
      <li className={classes.origin} data-source={answer.source}>
        {originOf(answer)}
      </li>
      {confidence !== null && <li>{texts.conversations.confidence(Math.round(confidence * 100))}</li>}
      {responseTime !== null && <li>{texts.conversations.responseTime(durationOf(responseTime))}</li>}
      {terms.length > 0 && (
        <li>
          {texts.conversations.terms}: {terms.join(', ')}
        </li>
      )}
    </ul>
  );
}
