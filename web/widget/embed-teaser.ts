import { addStyles } from './embed-styles.ts';

/** What a shop lives by: the teaser never lies over any of it. */
const TOUCHABLE = 'a,button,input,select,textarea,label,[role=button],[onclick]';

/**
 * Says something beside the bubble, until it is closed or the returned function is called. Where it would cover
 * something that can be clicked it is not there.
 */
export function openTeaser(
  root: ShadowRoot,
  bubble: Element,
  text: string,
  onOpen: () => void,
  inTheirs: (text: string) => string,
): () => void {
  addStyles(
    root,
    'aside{position:fixed;display:flex;gap:4px;max-width:min(260px,70vw);padding:4px 4px 4px 6px;border-radius:16px;font:15px/1.4 system-ui,sans-serif;color:#0f172a;background:#fff;box-shadow:0 6px 24px #0004}' +
      'aside button{min-height:36px;padding:4px 8px;border:0;border-radius:12px;font:inherit;color:inherit;background:none;text-align:start;cursor:pointer}' +
      'aside button:focus-visible{outline:2px solid}' +
      'aside[hidden]{display:none}@media(pointer:coarse){aside button{min-width:44px;min-height:44px}}',
  );
  const teaser = document.createElement('aside');
  const say = teaser.appendChild(document.createElement('button'));
  const close = teaser.appendChild(document.createElement('button'));
  teaser.setAttribute('aria-label', inTheirs('Assistente'));
  say.textContent = text;
  close.textContent = '×';
  close.setAttribute('aria-label', inTheirs('Chiudi il messaggio'));
  say.onclick = onOpen;
  close.onclick = end;

  function end(): void {
    teaser.remove();
    changes.disconnect();
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  }

  function place(): void {
    const { top, left, right } = bubble.getBoundingClientRect();
    const { style } = teaser;
    style.bottom = `${innerHeight - top + 12}px`;
    const isRight = left > innerWidth / 2;
    style[isRight ? 'right' : 'left'] = `${isRight ? innerWidth - right : left}px`;
    teaser.hidden = false;
    teaser.hidden = coversSomething();
  }

  function coversSomething(): boolean {
    const mine = teaser.getBoundingClientRect();
    return [...document.querySelectorAll(TOUCHABLE)].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isApart = left >= mine.right || right <= mine.left || top >= mine.bottom || bottom <= mine.top;
      return !isApart && element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) !== false;
    });
  }

  // What one buys with may come later: a bar, once a size is chosen. Once a frame is enough, however much changes.
  let isAsked = false;
  const changes = new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (teaser.isConnected) place();
    });
  });
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  root.append(teaser);
  place();
  return end;
}
