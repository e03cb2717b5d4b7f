import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { MessageBubble_MessageFragment } from '../graphql/generated/graphql.ts';
import { hoursOf } from '../ui/dates.ts';
import { percentOf } from '../ui/percents.ts';
import { durationOf, originOf } from './answer-facts.ts';
import { intoView } from './into-view.ts';
import { piecesOf } from './marked-text.ts';
import classes from './message-bubble.module.css';
import { ModelDetails, type Place } from './model-details.tsx';
import { ProductCards } from './product-cards.tsx';
import { texts } from './texts.ts';

export type BubbleMessage = MessageBubble_MessageFragment;

/** One message, with what the staff may know of an answer. */
export const MessageBubble = memo(function MessageBubble({
  message,
  place,
  isRead = false,
}: {
  readonly message: BubbleMessage;
  /** Where it stands; without it, how the model did is not asked. */
  readonly place?: Place | undefined;
  /** Whether it is the last of a person that the visitor's chat showed. */
  readonly isRead?: boolean;
}) {
  if (message.handover) return <p className={classes.line}>{message.text}</p>;
  return (
    <div className={classes.bubble} data-sender={message.sender} data-seq={message.seq}>
      <p className={classes.text}>
        <span className="visually-hidden">{speakerOf(message)}: </span>
        <Text message={message} />
        <Time message={message} isLinked={place !== undefined} />
      </p>
      {message.authorName && (
        <p className={classes.author}>
          {message.authorName}
          {isRead && <span> · {texts.conversations.read}</span>}
        </p>
      )}
      <ProductCards products={message.products} />
      {message.takenAway && <p className={classes.interrupted}>{texts.conversations.takenAway(message.takenAway)}</p>}
      {message.isRejected && <p className={classes.rejected}>{texts.conversations.rejected}</p>}
      {message.isInterrupted && <p className={classes.interrupted}>{texts.conversations.interrupted}</p>}
      {message.source && (
        <details className={classes.why} onToggle={intoView}>
          <summary>
            <span className={classes.origin} data-source={message.source}>
              {originOf(message)}
            </span>
            {texts.conversations.why}
          </summary>
          <AnswerFacts answer={message} />
          {place && <AddToTests {...place} seq={message.seq} />}
          {message.source !== 'FAQ' && place && <ModelDetails {...place} seq={message.seq} />}
        </details>
      )}
    </div>
  );
});

/** Makes a test of an answer: its question, and what answered it. */
function AddToTests({ conversationId, seq }: Place & { readonly seq: number }) {
  const which = new URLSearchParams({ conversation: conversationId, message: String(seq) });
  return (
    <Link to={`../../improve/acceptance/new?${which}`} relative="path" className={classes.action}>
      {texts.conversations.addToTests}
    </Link>
  );
}

function speakerOf({ sender, authorName }: BubbleMessage): string {
  if (sender === 'USER') return texts.conversations.visitor;
  return authorName ?? texts.conversations.assistant;
}

/** What was said, with the words that are looked for. */
function Text({ message: { text, found } }: { readonly message: BubbleMessage }) {
  if (found.length === 0) return text;
  let at = 0;
  return piecesOf(text, found).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

interface TimeProps {
  readonly message: BubbleMessage;
  readonly isLinked: boolean;
}

/** When it was said; the address of this very message. */
function Time({ message: { seq, sentAt }, isLinked }: TimeProps) {
  const clock = hoursOf(sentAt);
  const time = <time dateTime={sentAt}>{clock}</time>;
  if (!isLinked) return <span className={classes.time}>{time}</span>;
  return (
    <a
      className={classes.time}
      href={`?message=${seq}`}
      data-message={seq}
      title={texts.conversations.toMessage}
      aria-label={`${texts.conversations.toMessage}, ${clock}`}
    >
      {time}
    </a>
  );
}

type Facts = Pick<
  BubbleMessage,
  'source' | 'step' | 'faqQuestion' | 'confidence' | 'responseTime' | 'terms' | 'understood'
> & {
  readonly products: readonly { readonly name: string }[];
} & Partial<Pick<BubbleMessage, 'fallbackReason'>>;

/** What explains an answer: which step gave it, how sure it is, on what words, and what it names. */
export function AnswerFacts({ answer }: { readonly answer: Facts }) {
  const { step, confidence, responseTime, terms, understood, products } = answer;
  return (
    <ul className={classes.facts}>
      <li className={classes.origin} data-source={answer.source}>
        {originOf(answer)}
      </li>
      {step && <li>{texts.conversations.step(texts.conversations.steps[step])}</li>}
      {confidence !== null && <li>{texts.conversations.confidence(percentOf(confidence))}</li>}
      {responseTime !== null && <li>{texts.conversations.responseTime(durationOf(responseTime))}</li>}
      {terms.length > 0 && (
        <li>
          {texts.conversations.terms}: {terms.join(', ')}
        </li>
      )}
      {understood.length > 0 && (
        <li>
          {texts.conversations.understood}: {understood.map(({ label }) => label).join(', ')}
        </li>
      )}
      {products.length > 0 && (
        <li>
          {texts.conversations.named}: {products.map(({ name }) => name).join(', ')}
        </li>
      )}
    </ul>
  );
}
