import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { ASK_FOR_PERSON } from './ask-person.ts';
import { ChatHeader } from './chat-header.tsx';
import { activeChapter, type ChatState, handlerOf, isTyping, isWaiting } from './chat-state.ts';
import { Composer } from './composer.tsx';
import type { Product, Shop } from './connection.ts';
import { type MessageActions, typistSentence, writingSentence } from './message-row.tsx';
import type { Unsent } from './outbox.ts';
import { say } from './say.ts';
import type { ChatSession } from './session.ts';
import { newestChapter, newestMessage } from './transcript.ts';
import { TranscriptView } from './transcript-view.tsx';

interface ChatPanelProps {
  shop: Shop;
  session: ChatSession;
  state: ChatState;
  text: string;
  onText(text: string): void;
  field: RefObject<HTMLTextAreaElement | null>;
  onPick(word: string): void;
  onShowProducts(products: readonly Product[]): void;
  onAnswer: (() => void) | undefined;
  onClose: (() => void) | undefined;
  explain: MessageActions['explain'];
}

/** The conversation itself: who answers, what was said, and where to write. */
export function ChatPanel({
  shop,
  session,
  state,
  text,
  onText,
  field,
  onPick,
  onShowProducts,
  onAnswer,
  onClose,
  explain,
}: ChatPanelProps) {
  const onEdit = useCallback(
    (message: Unsent) => {
      session.withdraw(message.clientMessageId);
      onText(message.text);
      field.current?.focus();
    },
    [session, onText, field],
  );

  const whoId = useId();
  const active = activeChapter(state);
  const isPersonBusy = active?.conversation.isPersonAwaited || active?.conversation.isContactOffered;
  const isOffered = shop.isPersonOffered && shop.isActive && handlerOf(state) === null && !isPersonBusy;

  // What was clicked goes away with the conversation; the keyboard goes on where the next one is written.
  const onNew = () => {
    field.current?.focus();
    void session.endConversation();
  };

  // What was clicked goes away here too.
  const onPerson = () => {
    field.current?.focus();
    session.send(say(ASK_FOR_PERSON));
  };
  const onLeave = useCallback(
    (contact: string, question: string) => {
      void session.leaveRequest(contact, question).then(() => session.getState().notice || field.current?.focus());
    },
    [session, field],
  );

  return (
    <section className="hp-panel" aria-label="Chat">
      <ChatHeader
        whoId={whoId}
        shop={shop}
        isReconnecting={state.isReconnecting}
        handlerName={handlerOf(state)}
        isPersonAwaited={active?.conversation.isPersonAwaited === true}
        onNew={active && onNew}
        onClose={onClose}
      />
      <Announcement state={state} writing={writingSentence(shop)} onAnswer={onAnswer} />
      <TranscriptView
        state={state}
        shop={shop}
        onCorrect={session.correct}
        onReject={session.reject}
        onShown={session.shown}
        onPick={onPick}
        onShowProducts={onShowProducts}
        onOpen={session.opened}
        onOlder={session.loadOlder}
        onRate={session.rate}
        onRetry={session.retry}
        onEdit={onEdit}
        onStop={session.stopReply}
        onAgain={session.send}
        onLeave={onLeave}
        onFind={session.findOrder}
        explain={explain}
      />
      {state.notice && <Notice state={state} session={session} />}
      <Composer
        text={text}
        onText={(written) => {
          session.typed();
          onText(written);
        }}
        isWaiting={isWaiting(state)}
        words={shop.quickWords}
        privacyUrl={shop.privacyUrl}
        whoId={whoId}
        isModelOn={shop.isModelOn && handlerOf(state) === null}
        isFirst={!active && state.unsent.length === 0}
        onPerson={isOffered ? onPerson : undefined}
        field={field}
        onSend={(written) => {
          onText('');
          session.send(written);
        }}
      />
    </section>
  );
}

/** What went wrong last, and what can be done about it. */
function Notice({ state, session }: { state: ChatState; session: ChatSession }) {
  const isFailed = state.phase === 'failed';
  return (
    <div className="hp-notice" role="alert">
      <span>{state.notice}</span>
      <button type="button" className="hp-link" onClick={isFailed ? session.reload : session.dismissNotice}>
        {say(isFailed ? 'Riprova' : 'Chiudi')}
      </button>
    </div>
  );
}

interface AnnouncementProps {
  state: ChatState;
  /** What is said while an answer is being written. */
  writing: string;
  onAnswer: (() => void) | undefined;
}

/** Reads new answers out; not what was already there when the chat opened. */
function Announcement({ state, writing, onAnswer }: AnnouncementProps) {
  const chapter = newestChapter(state.transcript);
  const newest = chapter && newestMessage(chapter);
  const known = useRef<string | undefined>(undefined);
  const [text, setText] = useState('');
  const typing = isTyping(state);
  useEffect(() => {
    if (state.phase !== 'ready') return;
    const isNew = known.current !== undefined && known.current !== (newest?.id ?? '');
    known.current = newest?.id ?? '';
    if (typing) setText(writing);
    else if (state.typist) setText(typistSentence(state.typist));
    else if (isNew && newest?.sender !== 'USER') {
      setText(newest?.text ?? '');
      onAnswer?.();
    }
  }, [state.phase, newest, typing, writing, state.typist, onAnswer]);
  return (
    <p className="hp-hidden" aria-live="polite">
      {text}
    </p>
  );
}
