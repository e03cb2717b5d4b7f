import { useMemo } from 'react';
import { Chat } from '../chat/chat.tsx';
import type { ChatConnection, Shop } from '../chat/connection.ts';
import { type LookDraft, linesOf } from './look-draft.ts';
import classes from './look-preview.module.css';
import { texts } from './texts.ts';

const { look: said } = texts.embedding;

interface LookPreviewProps {
  readonly shop: Shop;
  readonly draft: LookDraft;
}

/** The chat as it will stand on a computer and on a phone; to be looked at, not to be used. */
export function LookPreview({ shop, draft }: LookPreviewProps) {
  const questions = linesOf(draft.questions).slice(0, 3);
  const shown: Shop = {
    ...shop,
    isActive: true,
    assistantName: draft.name || null,
    avatarUrl: draft.avatarUrl,
    greeting: draft.greeting || said.greetingUsual(draft.name, shop.name),
    questions: questions.length > 0 ? questions : shop.questions,
  };
  return (
    <div className={classes.previews}>
      <figure className={classes.figure}>
        <div className={classes.page} data-side={draft.side} aria-hidden="true" inert>
          <i />
          <i />
          <i />
          <div className={classes.frame}>
            <Still shop={shown} />
          </div>
          <b style={{ background: shop.primaryColor }} />
        </div>
        <figcaption>{said.computer}</figcaption>
      </figure>
      <figure className={classes.figure}>
        <div className={classes.phone} aria-hidden="true" inert>
          <div className={classes.whole}>
            <Still shop={shown} />
          </div>
        </div>
        <figcaption>{said.phone}</figcaption>
      </figure>
    </div>
  );
}

/** A chat in which nothing was said, and nothing is. */
function Still({ shop }: { readonly shop: Shop }) {
  const connection = useMemo(stillConnection, []);
  return <Chat shop={shop} connection={connection} onClose={() => undefined} />;
}

function stillConnection(): ChatConnection {
  const never = () => new Promise<never>(() => undefined);
  return {
    readHistory: async () => null,
    ...{ send: never, end: never, stop: never, reject: never, rate: never, leaveRequest: never },
    listen: () => () => undefined,
    unsent: { all: () => [], keep: () => undefined, drop: () => undefined },
    watchElsewhere: () => () => undefined,
  };
}
