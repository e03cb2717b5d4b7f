import { ASK_FOR_PERSON } from './ask-person.ts';
import type { Message, Shop } from './connection.ts';
import { firstClick } from './first-click.ts';
import { say } from './say.ts';

interface NotThisProps {
  message: Message;
  shop: Shop;
  onReject(message: Message, chosen?: string): void;
  onPick(word: string): void;
}

/** Whoever meant something else says so, and finds what may have been meant and the way to a person. */
export function NotThis({ message, shop, onReject, onPick }: NotThisProps) {
  const { isRejected, alternatives, source } = message;
  if (source !== 'FAQ' && source !== 'CATALOG') return null;
  return (
    <>
      <button
        type="button"
        className="hp-link"
        aria-expanded={isRejected}
        onClick={() => !isRejected && onReject(message)}
      >
        {say('Non era questo?')}
      </button>
      {isRejected && (
        <div className="hp-instead" role="status">
          {alternatives.length > 0 && <p>{say('Forse cercavi:')}</p>}
          {alternatives.map((question) => (
            <button
              key={question}
              type="button"
              className="hp-chip"
              onClick={firstClick(() => onReject(message, question))}
            >
              {question}
            </button>
          ))}
          <Person shop={shop} onPick={onPick} />
        </div>
      )}
    </>
  );
}

function Person({
  shop: { contactEmail, contactPhone, isPersonOffered },
  onPick,
}: Pick<NotThisProps, 'shop' | 'onPick'>) {
  if (!contactEmail && !contactPhone && !isPersonOffered) return <p>{say('Prova a chiedermelo con altre parole.')}</p>;
  return (
    <>
      {isPersonOffered ? (
        <button type="button" className="hp-chip" onClick={() => onPick(say(ASK_FOR_PERSON))}>
          {say(ASK_FOR_PERSON)}
        </button>
      ) : (
        <p>{say(ASK_FOR_PERSON)}:</p>
      )}
      {contactPhone && (
        <a className="hp-chip" href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>
          {say('Chiama {0}', contactPhone)}
        </a>
      )}
      {contactEmail && (
        <a className="hp-chip" href={`mailto:${contactEmail}`}>
          {say('Scrivi a {0}', contactEmail)}
        </a>
      )}
    </>
  );
}
