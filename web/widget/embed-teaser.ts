import type { Parts } from './embed-parts.ts';

/** What a shop lives by: the teaser never lies over any of it. */
const TOUCHABLE = 'a,button,input,select,textarea,label,[role=button],[onclick]';

/**
 * Says something beside the bubble, until it is closed or the returned function is called. Where it would cover
 * something that can be clicked it is not there.
 */
export function openTeaser({ root, button }: Parts, text: string, onOpen: () => void): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'aside{position:fixed;display:flex;gap:4px;max-width:min(260px,70vw);padding:4px 4px 4px 6px;border-radius:16px;font:15px/1.4 system-ui,sans-serif;color:#0f172a;background:#fff;box-shadow:0 6px 24px #0004}' +
      'aside button{position:static;width:auto;height:auto;min-height:36px;padding:4px 8px;border-radius:12px;font:inherit;color:inherit;background:none;box-shadow:none;text-align:start}' +
      'aside[hidden]{display:none}@media(pointer:coarse){aside button{min-width:44px;min-height:44px}}',
  );
  root.adoptedStyleSheets.push(sheet);
  const teaser = document.createElement('aside');
  const say = teaser.appendChild(document.createElement('button'));
  const close = teaser.appendChild(document.createElement('button'));
  teaser.ariaLabel = 'Assistente';
  say.textContent = text;
  close.textContent = '×';
  close.ariaLabel = 'Chiudi il messaggio';
  say.onclick = onOpen;
  close.onclick = end;

  function end(): void {
    teaser.remove();
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  }

  function place(): void {
    const bubble = button.getBoundingClientRect();
    const { style } = teaser;
    style.zIndex = getComputedStyle(button).zIndex;
    style.bottom = `${innerHeight - bubble.top + 12}px`;
    const isRight = bubble.left > innerWidth / 2;
    style[isRight ? 'right' : 'left'] = `${isRight ? innerWidth - bubble.right : bubble.left}px`;
    teaser.hidden = false;
    teaser.hidden = coversSomething();
  }

  function coversSomething(): boolean {
    const { left, top, width, height } = teaser.getBoundingClientRect();
    const parts = [0, 0.25, 0.5, 0.75, 1];
    return parts.some((across) =>
      parts.some((down) =>
        document
          .elementsFromPoint(left + width * across, top + height * down)
          .some((element) => element !== root.host && element.closest(TOUCHABLE)),
      ),
    );
  }

  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  root.append(teaser);
  place();
  return end;
}
