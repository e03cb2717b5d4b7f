import { memo, type ReactNode } from 'react';
import type { Message, Product, Shop, Understood } from './connection.ts';
import { timeOf } from './dates.ts';
import { RobotIcon } from './icons.tsx';
import { LinkedText } from './linked-text.tsx';
import { NotThis } from './not-this.tsx';
import { ProductCard } from './product-card.tsx';
import { SaidText } from './said-text.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

export interface MessageActions {
  /** Whose people can be reached. */
  shop: Shop;
  /** Asks a wish anew, without one thing that was understood of it. */
  onCorrect(message: Message, understood: Understood): void;
  /** Says that an answer was not meant, and perhaps which question was. */
  onReject(message: Message, chosen?: string): void;
  /** Puts a word into the input. */
  onPick(word: string): void;
  /** Shows these products beside the chat. */
  onShowProducts(products: readonly Product[]): void;
  /** What else there is to know of an answer, below it. */
  explain?: ((message: Message) => ReactNode) | undefined;
}

interface MessageRowProps extends MessageActions {
  message: Message;
}

/** One stored message, with where it came from and what it offers. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, onPick, onShowProducts, explain } = props;
  const { sender, handover, authorName } = message;
  if (handover) return <li className="hp-line">{message.text}</li>;
  const isBot = sender === 'BOT';
  const isOwn = sender === 'USER';
  const origin = originOf(message, props.shop);
  const count = message.products.length;
  return (
    <li className={isOwn ? 'hp-row hp-user' : 'hp-row hp-bot'}>
      {!isOwn && <Face name={authorName} />}
      <div className="hp-message">
        <div className="hp-bubble">
          <span className="hp-hidden">{isOwn ? 'Tu: ' : `${authorName ?? 'Assistente'}: `}</span>
          <SaidText text={message.text} takenAway={message.takenAway} />
        </div>
        <UnderstoodChips message={message} onCorrect={props.onCorrect} />
        {count > 0 && (
          <ul className="hp-list hp-inside">
            {message.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        )}
        {count + message.chips.length > 0 && (
          <div className="hp-actions">
            {count > 0 && (
              <button type="button" className="hp-chip hp-beside" onClick={() => onShowProducts(message.products)}>
                {count === 1 ? 'Mostra il prodotto' : `Mostra i ${count} prodotti`}
              </button>
            )}
            {message.chips.map((chip) => (
              <button key={chip} type="button" className="hp-chip" onClick={() => onPick(chip)}>
                {chip}
              </button>
            ))}
          </div>
        )}
        <div className="hp-meta">
          {origin && <span className="hp-origin">{origin}</span>}
          {message.isInterrupted && <span>Risposta interrotta</span>}
          <time dateTime={message.sentAt}>{timeOf(message.sentAt)}</time>
          <NotThis message={message} shop={props.shop} onReject={props.onReject} onPick={onPick} />
        </div>
        {isBot && explain?.(message)}
      </div>
    </li>
  );
});

const openedAt = new Date().toISOString();

/** What the assistant says before anything is stored, at the time when the chat was opened. */
export function GreetingRow({ text }: { text: string }) {
  return (
    <li className="hp-row hp-bot">
      <Face />
      <div className="hp-message">
        <div className="hp-bubble">
          <span className="hp-hidden">Assistente: </span>
          <LinkedText text={text} />
        </div>
        <div className="hp-meta">
          <time dateTime={openedAt}>{timeOf(openedAt)}</time>
        </div>
      </div>
    </li>
  );
}

/** Said while nothing of the answer can be read yet. */
export function writingSentence({ name }: Shop): string {
  return `L'assistente di ${name} sta scrivendo`;
}

/** The assistant is writing: what there is so far, and how to stop it once it has begun to think. */
export function TypingRow({
  text,
  writing,
  onStop,
}: {
  text: string;
  writing: string;
  onStop: (() => void) | undefined;
}) {
  return (
    <li className="hp-row hp-bot">
      <Face />
      <div className="hp-message">
        <div className={text ? 'hp-bubble' : 'hp-bubble hp-typing'}>
          {text || writing}
          <span className="hp-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </div>
        {onStop && (
          <div className="hp-actions">
            <button type="button" className="hp-chip" onClick={onStop}>
              Interrompi
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

function Face({ name }: { name?: string | null }) {
  return (
    <span className="hp-face" aria-hidden="true">
      {name ? Array.from(name)[0] : <RobotIcon />}
    </span>
  );
}

function originOf({ source, faqQuestion, authorName }: Message, { name }: Shop): string {
  if (authorName) return `${authorName} di ${name}`;
  if (source === 'FAQ') return faqQuestion ? `Dalle FAQ: ${faqQuestion}` : 'Dalle FAQ';
  if (source === 'AI') return 'Risposta IA';
  return source === 'CATALOG' ? 'Catalogo' : '';
}
