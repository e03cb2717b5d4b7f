import './chat.css';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { paletteOf } from './colors.ts';
import type { ChatConnection, Product, Shop } from './connection.ts';
import type { MessageActions } from './message-row.tsx';
import { RecommendedProducts } from './recommended-products.tsx';
import { createChatSession } from './session.ts';
import { useShownProducts } from './shown-products.ts';
import { limitText } from './text-limit.ts';

interface ChatProps {
  shop: Shop;
  /** How the chat reaches whoever answers. Another one is another chat. */
  connection: ChatConnection;
  /** Called with the products shown now, whenever they change. */
  onRecommend?(products: readonly Product[]): void;
  /** Called when the assistant has said something new. */
  onAnswer?(): void;
  /** A text to begin with, put into the field whenever it is another; never sent by itself. */
  draft?: { text: string } | undefined;
  /** Shows a button that closes the chat. */
  onClose?(): void;
  /** Counts the catalogues: with another one, the products shown are emptied until the next recommendation. */
  catalogue?: number;
  /** What else there is to know of an answer, below it. */
  explain?: MessageActions['explain'];
}

/** The chat and the recommended products: side by side where there is room, else the cards stand in their messages. */
export function Chat({ shop, connection, onRecommend, onAnswer, draft, onClose, explain, catalogue = 0 }: ChatProps) {
  const session = useMemo(() => createChatSession(connection), [connection]);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.start(), [session]);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { shown, show } = useShownProducts(session, state, catalogue, onRecommend);

  useEffect(() => {
    if (!draft) return;
    setText(limitText(draft.text, draft.text.length).text);
    field.current?.focus();
  }, [draft]);

  const onPick = useCallback((word: string) => {
    setText(word.toLowerCase());
    field.current?.focus();
  }, []);
  const style = useMemo(() => {
    const palette = paletteOf(shop.primaryColor, shop.secondaryColor);
    return {
      '--hp-brand': palette.brand,
      '--hp-on-brand': palette.onBrand,
      '--hp-brand-text': palette.brandText,
      '--hp-header': palette.header,
    } as CSSProperties;
  }, [shop.primaryColor, shop.secondaryColor]);

  return (
    <div className="hp-chat" style={style}>
      <div className="hp-columns">
        <ChatPanel
          shop={shop}
          session={session}
          state={state}
          text={text}
          onText={setText}
          field={field}
          onPick={onPick}
          onShowProducts={show}
          onAnswer={onAnswer}
          onClose={onClose}
          explain={explain}
        />
        <RecommendedProducts shown={shown} isModelOn={shop.isModelOn} onPick={onPick} onOpen={session.opened} />
      </div>
    </div>
  );
}
