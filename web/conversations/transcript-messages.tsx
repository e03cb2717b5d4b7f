import { Button, Loader } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { isPlain } from '../ui/followed-links.ts';
import type { Row } from './live-log.ts';
import type { LiveTranscript } from './live-transcript.ts';
import { MessageBlock } from './message-block.tsx';
import type { Place } from './model-details.tsx';
import { texts } from './texts.ts';
import { newestRead, newestSeq } from './transcript.ts';
import classes from './transcript-messages.module.css';
import { useNamedMessage } from './use-named-message.ts';
import { useScrolling } from './use-scrolling.ts';

interface TranscriptMessagesProps {
  readonly transcript: LiveTranscript;
  /** How the conversation stands; undefined until it is known. */
  readonly row: Row | undefined;
  readonly place: Place;
  /** How many messages are not stored yet; `children` shows them. */
  readonly unsentCount: number;
  readonly children: ReactNode;
}

/** The messages, oldest first. It follows the newest, unless one has scrolled up to read. */
export function TranscriptMessages({ transcript, row, place, unsentCount, children }: TranscriptMessagesProps) {
  const isWriting = row?.isReplyPending ?? false;
  const { blocks, hasOlder, older, writing, isVisitorTyping } = useSyncExternalStore(
    transcript.subscribe,
    transcript.get,
  );
  const readSeq = newestRead(blocks, row?.visitorReadSeq ?? 0);
  const { scroller, isAway, onScroll, toNewest } = useScrolling(
    newestSeq(blocks) + unsentCount,
    blocks[0]?.messages[0]?.seq,
    isWriting,
    `${writing}${isVisitorTyping}`,
  );
  const top = useRef<HTMLDivElement>(null);
  const nameMessage = useNamedMessage(transcript, scroller);

  /** The address of a message is short, to be shared; whoever clicks it here stays in what they looked for. */
  function keepFilter(event: MouseEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-message]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    nameMessage(link.dataset.message ?? '');
  }

  useEffect(() => {
    if (!hasOlder || !top.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void transcript.readOlder();
      },
      { root: scroller.current, rootMargin: '200px 0px 0px' },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [transcript, hasOlder, scroller]);

  return (
    <div className={classes.place}>
      <section
        ref={scroller}
        className={classes.scroller}
        data-scroller
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={texts.conversations.transcript}
      >
        <div ref={top} className={classes.older}>
          {older === 'loading' && <Loader size="sm" aria-label={texts.conversations.older} />}
          {older === 'failed' && (
            <Button variant="subtle" color="red" size="xs" onClick={() => void transcript.readOlder()}>
              {texts.errors.olderMessages} · {texts.common.retry}
            </Button>
          )}
        </div>
        <div role="log" onClickCapture={keepFilter}>
          {blocks.map((block, index) => (
            <MessageBlock
              key={block.number}
              block={block}
              sentBefore={blocks[index - 1]?.messages.at(-1)?.sentAt}
              place={place}
              readSeq={block.messages.some(({ seq }) => seq === readSeq) ? readSeq : undefined}
              isFar={index > 1 && index < blocks.length - 2}
            />
          ))}
        </div>
        {children}
        {row && row.satisfaction !== null && (
          <figure className={classes.rating}>
            <figcaption>{texts.conversations.rated(row.satisfaction)}</figcaption>
            {row.comment && <blockquote>{row.comment}</blockquote>}
          </figure>
        )}
        {isWriting && writing && <p className={classes.soFar}>{writing}</p>}
        {isWriting && <p className="being-written">{texts.conversations.assistantWriting}</p>}
        <p className="being-written" role="status">
          {row?.handler && isVisitorTyping && texts.conversations.visitorTyping}
        </p>
      </section>
      {isAway && (
        <Button
          className={classes.newest ?? ''}
          size="xs"
          radius="xl"
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={toNewest}
        >
          {texts.conversations.newMessages}
        </Button>
      )}
    </div>
  );
}
