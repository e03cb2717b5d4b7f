import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ASK_FOR_PERSON } from './ask-person.ts';
import type { Message, Product, Shop, Understood } from './connection.ts';
import { timeOf } from './dates.ts';
import { Likeness } from './likeness.tsx';
import { LinkedText } from './linked-text.tsx';
import { NotThis } from './not-this.tsx';
import { ProductCard } from './product-card.tsx';
import { SaidText } from './said-text.tsx';
import { say } from './say.ts';
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
  /** A product's page is opened. */
  onOpen(productId: string): void;
  /** What a person said was seen on the screen. */
  onShown?: ((message: Message) => void) | undefined;
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
  const row = useRef<HTMLLIElement>(null);
  useShown(row, message, props.onShown);
  if (handover)
    return (
      <li className="hp-line" lang="it">
        {message.text}
      </li>
    );
  const isBot = sender === 'BOT';
  const isOwn = sender === 'USER';
  const origin = originOf(message, props.shop);
  const count = message.products.length;
  return (
    <li ref={row} className={isOwn ? 'hp-row hp-user' : 'hp-row hp-bot'}>
      {!isOwn && <Face name={authorName} shop={props.shop} />}
      <div className="hp-message">
        <div className="hp-bubble">
          <span className="hp-hidden">{isOwn ? say('Tu') : (authorName ?? say('Assistente'))}: </span>
          {/* What no model wrote is the shop's own, in Italian. */}
          <span lang={isBot && message.source !== 'AI' ? 'it' : undefined}>
            <SaidText text={message.text} takenAway={message.takenAway} products={message.products} />
          </span>
        </div>
        <UnderstoodChips message={message} onCorrect={props.onCorrect} />
        {count > 0 && (
          <ul className="hp-list hp-inside">
            {message.products.map((product) => (
              <ProductCard key={product.id} product={product} onOpen={props.onOpen} />
            ))}
          </ul>
        )}
        {count + message.chips.length > 0 && (
          <div className="hp-actions">
            {count > 0 && (
              <button type="button" className="hp-chip hp-beside" onClick={() => onShowProducts(message.products)}>
                {say(count === 1 ? 'Mostra il prodotto' : 'Mostra i {0} prodotti', count)}
              </button>
            )}
            {message.chips
              .map((chip) => (chip === ASK_FOR_PERSON ? say(chip) : chip))
              .map((chip) => (
                <button key={chip} type="button" className="hp-chip" onClick={() => onPick(chip)}>
                  {chip}
                </button>
              ))}
          </div>
        )}
        <div className="hp-meta">
          {origin && <span className="hp-origin">{origin}</span>}
          {message.isInterrupted && <span>{say('Risposta interrotta')}</span>}
          <time dateTime={message.sentAt}>{timeOf(message.sentAt)}</time>
          <NotThis message={message} shop={props.shop} onReject={props.onReject} onPick={onPick} />
        </div>
        {isBot && explain?.(message)}
      </div>
    </li>
  );
});

/** Whether the row was on the screen: not in a closed chat, and not below what is scrolled to. */
function useShown(row: RefObject<HTMLElement | null>, message: Message, onShown: MessageRowProps['onShown']): void {
  useEffect(() => {
    if (!row.current || !message.authorName || !onShown || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onShown(message);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, message, onShown]);
}

const openedAt = new Date().toISOString();

/** What the assistant says before anything is stored, at the time when the chat was opened. */
export function GreetingRow({ shop, children }: { shop: Shop; children?: ReactNode }) {
  return (
    <li className="hp-row hp-bot">
      <Face shop={shop} />
      <div className="hp-message">
        <div className="hp-bubble">
          <span className="hp-hidden">{say('Assistente')}: </span>
          <span lang="it">
            <LinkedText text={shop.greeting} />
          </span>
        </div>
        <div className="hp-meta">
          <time dateTime={openedAt}>{timeOf(openedAt)}</time>
        </div>
        {children}
      </div>
    </li>
  );
}

/** Said while nothing of the answer can be read yet. */
export function writingSentence({ name, assistantName }: Shop): string {
  return typistSentence(assistantName || say("L'assistente di {0}", name));
}

/** Said while a person of the shop is typing. */
export function typistSentence(name: string): string {
  return say('{0} sta scrivendo', name);
}

interface TypingRowProps {
  shop: Shop;
  text: string;
  writing: string;
  /** The person who is typing; empty for the assistant. */
  name: string;
  onStop: (() => void) | undefined;
}

/** Somebody is writing: what there is so far, and how to stop it once the assistant has begun to think. */
export function TypingRow({ shop, text, writing, name, onStop }: TypingRowProps) {
  return (
    <li className="hp-row hp-bot">
      <Face name={name} shop={shop} />
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
              {say('Interrompi')}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

function Face({ name, shop }: { name?: string | null; shop: Shop }) {
  return (
    <span className="hp-face" aria-hidden="true">
      {name ? Array.from(name)[0] : <Likeness url={shop.avatarUrl} />}
    </span>
  );
}

function originOf({ source, faqQuestion, authorName }: Message, { name }: Shop): string {
  if (authorName) return say('{0} di {1}', authorName, name);
  if (source === 'FAQ') return say('Dalle FAQ') + (faqQuestion ? `: ${faqQuestion}` : '');
  if (source === 'AI') return say('Risposta IA');
  return source === 'CATALOG' ? say('Catalogo') : '';
}
