import { memo, type ReactNode } from 'react';
import type { Message, Product } from './connection.ts';
import { timeOf } from './dates.ts';
import { RobotIcon } from './icons.tsx';
import { LinkedText } from './linked-text.tsx';
import { ProductCard } from './product-card.tsx';

export interface MessageActions {
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
export const MessageRow = memo(function MessageRow({ message, onPick, onShowProducts, explain }: MessageRowProps) {
  const isBot = message.sender === 'BOT';
  const origin = originOf(message);
  const count = message.products.length;
  return (
    <li className={isBot ? 'hp-row hp-bot' : 'hp-row hp-user'}>
      {isBot && <BotFace />}
      <div className="hp-message">
        <div className="hp-bubble">
          <span className="hp-hidden">{isBot ? 'Assistente: ' : 'Tu: '}</span>
          <LinkedText text={message.text} />
        </div>
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
      <BotFace />
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

/** The assistant is writing: what there is so far, and how to stop it once it has begun to think. */
export function TypingRow({ text, onStop }: { text: string; onStop: (() => void) | undefined }) {
  return (
    <li className="hp-row hp-bot">
      <BotFace />
      <div className="hp-message">
        <div className={text ? 'hp-bubble' : 'hp-bubble hp-typing'}>
          {text || 'Helpie sta scrivendo'}
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

function BotFace() {
  return (
    <span className="hp-face" aria-hidden="true">
      <RobotIcon />
    </span>
  );
}

function originOf({ source, faqQuestion }: Message): string {
  if (source === 'FAQ') return faqQuestion ? `Dalle FAQ: ${faqQuestion}` : 'Dalle FAQ';
  if (source === 'AI') return 'Risposta IA';
  return source === 'CATALOG' ? 'Catalogo' : '';
}
