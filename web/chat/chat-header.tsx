import './header.css';
import type { Shop } from './connection.ts';
import { CloseIcon, NewChatIcon } from './icons.tsx';
import { Likeness } from './likeness.tsx';
import { locale, say } from './say.ts';

const DEFAULT_NAME = 'TuoShop Assistant';

interface ChatHeaderProps {
  /** Names who answers, for whoever else in the page tells it. */
  whoId: string;
  shop: Shop;
  isReconnecting: boolean;
  /** The person of the shop who answers; null while the assistant does. */
  handlerName: string | null;
  /** A person was asked for and is still to come. */
  isPersonAwaited: boolean;
  /** Ends the conversation that is going on; undefined when there is none. */
  onNew: (() => void) | undefined;
  /** Closes the chat where it can be closed: in a frame on a shop's page. */
  onClose: (() => void) | undefined;
}

/** Who answers, and how much there is to ask for. */
export function ChatHeader({
  whoId,
  shop,
  isReconnecting,
  handlerName,
  isPersonAwaited,
  onNew,
  onClose,
}: ChatHeaderProps) {
  const { isActive } = shop;
  const isOnline = (isActive || handlerName !== null) && !isReconnecting;
  const name = shop.assistantName || shop.name || DEFAULT_NAME;
  return (
    <header className="hp-header">
      <span className="hp-logo">
        <Likeness url={shop.logoUrl || shop.avatarUrl} />
      </span>
      <div className="hp-title">
        <h1 className="hp-name" title={name}>
          {name}
        </h1>
        <span id={whoId} className="hp-who">
          {handlerName ?? say('Assistente AI')}
        </span>
      </div>
      {onNew && (
        <button type="button" className="hp-tool" onClick={onNew} title={say('Nuova conversazione')}>
          <NewChatIcon />
          <span className="hp-spoken">{say('Nuova conversazione')}</span>
        </button>
      )}
      {onClose && (
        <button
          type="button"
          className="hp-tool"
          onClick={onClose}
          title={say('Chiudi')}
          aria-label={say('Chiudi la chat')}
        >
          <CloseIcon />
        </button>
      )}
      <div className="hp-state">
        <span className="hp-support">{say(isActive ? 'Supporto Attivo' : 'Supporto in pausa')}</span>
        <p className="hp-status" role="status">
          <span className={isOnline ? 'hp-dot' : 'hp-dot hp-paused'} aria-hidden="true" />
          {isReconnecting ? say('Riconnessione...') : stateOf(shop, handlerName, isPersonAwaited)}
        </p>
      </div>
    </header>
  );
}

function stateOf({ isActive, productCount }: Shop, handlerName: string | null, isPersonAwaited: boolean): string {
  if (isPersonAwaited) return say('In attesa di una persona...');
  if (handlerName !== null) return say('Ti risponde {0}', handlerName);
  return say(isActive ? 'Online' : 'In pausa') + products(productCount);
}

/** What follows the state: how many products there are. A shop that has none counts none before its visitors. */
function products(count: number): string {
  if (count === 0) return '';
  const counted = say(
    count === 1 ? '1 prodotto disponibile' : '{0} prodotti disponibili',
    count.toLocaleString(locale),
  );
  return ` • ${counted}`;
}
