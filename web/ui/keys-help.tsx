import { Kbd, Modal } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './keys-help.module.css';

/** `?` shows which keys there are; `/` goes to the search of the screen. Not while one is typing. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') setIsOpen(true);
      if (event.key === '/' && focusSearch()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={texts.keys.title} size="sm">
      <dl className={classes.keys}>
        {texts.keys.all.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

/** What takes no text: with a switch under the focus one types nothing. */
const WITHOUT_TEXT = 'input:is([type=checkbox],[type=radio],[type=file],[type=button],[type=submit])';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches(WITHOUT_TEXT)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  return search !== null;
}
