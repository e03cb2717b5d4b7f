import './transcript.css';
import { Fragment, memo, useRef } from 'react';
import { activeChapter, answeredByHalf, type ChatState, isOrderAsked, isTyping } from './chat-state.ts';
import type { Shop } from './connection.ts';
import { ContactForm } from './contact-form.tsx';
import { ConversationEnd } from './conversation-end.tsx';
import { firstClick } from './first-click.ts';
import { useFollowing } from './following.ts';
import { MessageBlock } from './message-block.tsx';
import { GreetingRow, type MessageActions, TypingRow, typistSentence, writingSentence } from './message-row.tsx';
import { OrderForm } from './order-form.tsx';
import type { Unsent } from './outbox.ts';
import { say } from './say.ts';
import type { ChatSession } from './session.ts';
import { type Chapter, newestChapter, newestMessage } from './transcript.ts';
import { UnsentRow } from './unsent-row.tsx';

interface TranscriptViewProps extends MessageActions {
  state: ChatState;
  onOlder(): void;
  onRate(conversationId: string, satisfaction: number, comment?: string): void;
  onRetry(clientMessageId: string): void;
  onEdit(message: Unsent): void;
  onStop(): void;
  /** Asks one of the shop's questions, or once more what was answered by half. */
  onAgain(text: string): void;
  onLeave(contact: string, question: string): void;
  onFind: ChatSession['findOrder'];
}

/** All that was said, the newest at the bottom; old conversations end with a line. */
export const TranscriptView = memo(function TranscriptView(props: TranscriptViewProps) {
  const { state, shop, onCorrect, onReject, onPick, onShowProducts, onOpen, onShown, explain } = props;
  const label = say('Conversazione');
  const scroller = useRef<HTMLElement>(null);
  const { hasNew, onScroll, goToEnd } = useFollowing(scroller, whatToFollow(state));
  const active = activeChapter(state);
  const newest = newestChapter(state.transcript);
  const typing = isTyping(state);
  const again = answeredByHalf(state);
  // Until the stored greeting has come, the shop's stands in for it.
  const isGreetingAwaited = !active || active.blocks[0]?.messages[0]?.seq === 2 || active.blocks.length === 0;

  return (
    <div className="hp-transcript">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section ref={scroller} className="hp-scroller" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <div>
          {state.older && (
            <button type="button" className="hp-chip hp-older" disabled={state.isLoadingOlder} onClick={props.onOlder}>
              {say(state.isLoadingOlder ? 'Caricamento...' : 'Messaggi precedenti')}
            </button>
          )}
          {state.transcript.map((chapter, place) => (
            <Fragment key={chapter.conversation.id}>
              {chapter === active && isGreetingAwaited && <Greeting shop={shop} />}
              <Blocks
                chapter={chapter}
                before={state.transcript[place - 1]}
                shop={shop}
                onCorrect={onCorrect}
                onReject={onReject}
                onPick={onPick}
                onShowProducts={onShowProducts}
                onOpen={onOpen}
                onShown={onShown}
                explain={explain}
              />
              {chapter.conversation.status !== 'ACTIVE' && (
                <ConversationEnd
                  conversation={chapter.conversation}
                  isLast={chapter === newest}
                  onRate={props.onRate}
                />
              )}
            </Fragment>
          ))}
          {!active && state.phase === 'ready' && (
            <Greeting shop={shop} {...(state.unsent.length === 0 ? { onAsk: props.onAgain } : {})} />
          )}
          {active?.conversation.isContactOffered && <ContactForm privacyUrl={shop.privacyUrl} onSend={props.onLeave} />}
          {props.onFind && isOrderAsked(state) && (
            <OrderForm key={newest && newestMessage(newest)?.id} onFind={props.onFind} />
          )}
          <ol className="hp-rows">
            {state.unsent.map((message) => (
              <UnsentRow
                key={message.clientMessageId}
                message={message}
                onRetry={props.onRetry}
                onEdit={props.onEdit}
              />
            ))}
            {(typing || state.typist) && (
              <TypingRow
                shop={shop}
                text={state.writing}
                writing={state.typist ? typistSentence(state.typist) : writingSentence(shop)}
                name={state.typist}
                onStop={active?.conversation.isReplyPending ? props.onStop : undefined}
              />
            )}
            {again && (
              <li className="hp-actions hp-again">
                <button type="button" className="hp-chip" onClick={firstClick(() => props.onAgain(again))}>
                  {say('Riprova')}
                </button>
              </li>
            )}
          </ol>
        </div>
      </section>
      {hasNew && (
        <button type="button" className="hp-chip hp-new" onClick={goToEnd}>
          {say('Nuovi messaggi')}
        </button>
      )}
    </div>
  );
});

/** What the assistant says first, and what can be asked with one click as long as nothing was. */
function Greeting({ shop, onAsk }: { shop: Shop; onAsk?: (text: string) => void }) {
  return (
    <ol className="hp-rows">
      <GreetingRow shop={shop}>
        {onAsk &&
          shop.questions.map((question) => (
            <button key={question} type="button" className="hp-chip" onClick={firstClick(() => onAsk(question))}>
              {question}
            </button>
          ))}
      </GreetingRow>
    </ol>
  );
}

interface BlocksProps extends MessageActions {
  chapter: Chapter;
  before: Chapter | undefined;
}

function Blocks({ chapter, before, ...actions }: BlocksProps) {
  const sentBefore = before && newestMessage(before)?.sentAt;
  return chapter.blocks.map((block, place) => (
    <MessageBlock
      key={block.index}
      messages={block.messages}
      previousSentAt={chapter.blocks[place - 1]?.messages.at(-1)?.sentAt ?? sentBefore}
      {...actions}
    />
  ));
}

function whatToFollow(state: ChatState) {
  const chapter = newestChapter(state.transcript);
  const message = chapter && newestMessage(chapter);
  const own = state.unsent.at(-1)?.clientMessageId;
  const end = chapter?.conversation.status === 'ACTIVE' ? '' : `${chapter?.conversation.satisfaction}`;
  const first = state.transcript[0];
  return {
    newest:
      state.phase === 'ready'
        ? `${message?.id} ${message?.isRejected} ${chapter?.completeTo} ${own} ${isTyping(state)} ${state.writing} ${state.typist} ${end} ${chapter?.conversation.isContactOffered}`
        : '',
    message: `${message?.id}`,
    oldest: `${first?.conversation.id} ${first?.blocks[0]?.messages[0]?.seq}`,
    isOwn: own !== undefined,
  };
}
