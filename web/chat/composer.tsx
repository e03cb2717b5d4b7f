import './composer.css';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { ASK_FOR_PERSON } from './ask-person.ts';
import { SendIcon } from './icons.tsx';
import { say } from './say.ts';
import { countCodePoints, cutSentence, limitText, MAX_CODE_POINTS } from './text-limit.ts';

/** From here on the counter is worth a look. */
const NEARLY_FULL = MAX_CODE_POINTS - 50;

interface ComposerProps {
  text: string;
  onText(text: string): void;
  /** Whether an answer is still awaited. */
  isWaiting: boolean;
  onSend(text: string): void;
  /** Words to click instead of writing. */
  words: readonly string[];
  privacyUrl: string | null;
  /** Names who answers. */
  whoId: string;
  /** A model may write the answer. */
  isModelOn: boolean;
  /** Whether anything was asked yet: where there is little room, the words are offered for the first question only. */
  isFirst: boolean;
  /** Asks for a person; undefined where none can be asked for now. */
  onPerson: (() => void) | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where the person writes. Enter sends, Shift+Enter breaks the line, Enter inside an input method does neither. */
export function Composer({
  text,
  onText,
  isWaiting,
  onSend,
  words,
  privacyUrl,
  whoId,
  isModelOn,
  isFirst,
  onPerson,
  field,
}: ComposerProps) {
  const [cut, setCut] = useState('');
  const counter = useId();
  const note = useId();
  const length = countCodePoints(text);
  const canSend = !isWaiting && text.trim() !== '';
  useGrowing(field, text);

  function onInput(event: FormEvent<HTMLTextAreaElement>): void {
    const element = event.currentTarget;
    const limited = limitText(element.value, element.selectionStart);
    if (limited.cut) {
      element.value = limited.text;
      element.setSelectionRange(limited.caret, limited.caret);
    }
    setCut(limited.cut);
    onText(limited.text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // 229 is every browser's code for a key that an input method took; Safari's `isComposing` comes too late for it.
    if (event.key !== 'Enter' || event.shiftKey || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }

  function send(): void {
    if (!canSend) return;
    setCut('');
    onSend(text);
    field.current?.focus();
  }

  return (
    <form
      className={isFirst ? 'hp-composer hp-first' : 'hp-composer'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="hp-quick" aria-label={say('Domande frequenti')}>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="hp-chip"
            onClick={() => {
              setCut('');
              onText(word.toLowerCase());
              field.current?.focus();
            }}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <div className="hp-field">
        <textarea
          ref={field}
          rows={1}
          value={text}
          onInput={onInput}
          onKeyDown={onKeyDown}
          placeholder={say('Scrivi qui il tuo messaggio...')}
          aria-label={say('Il tuo messaggio')}
          aria-describedby={`${whoId} ${isModelOn ? note : ''} ${counter}`}
          enterKeyHint="send"
        />
        <button type="submit" className="hp-send" disabled={!canSend} aria-label={say('Invia')}>
          <SendIcon />
        </button>
      </div>
      {isModelOn && (
        <p id={note} className="hp-note">
          {say("L'AI può sbagliare: verifica le risposte.")}
        </p>
      )}
      <div className="hp-foot">
        {privacyUrl && (
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {say('Informativa privacy')}
          </a>
        )}
        {onPerson && (
          <button type="button" className="hp-link" onClick={onPerson}>
            {say(ASK_FOR_PERSON)}
          </button>
        )}
        <span className="hp-cut" role="status">
          {cutSentence(cut)}
        </span>
        <span id={counter} className={length < NEARLY_FULL ? 'hp-count' : 'hp-full'}>
          {length}/{MAX_CODE_POINTS}
        </span>
      </div>
    </form>
  );
}

/** The field is as high as its text, up to what the style allows. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    // What stands around it keeps its place while it is measured: the transcript would be moved off its end.
    around.style.minHeight = `${around.offsetHeight}px`;
    element.style.height = 'auto';
    const { scrollHeight } = element;
    around.style.minHeight = '';
    element.style.height = `${scrollHeight}px`;
  }, [field, text]);
}
