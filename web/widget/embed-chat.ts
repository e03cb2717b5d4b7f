import type { Call, Parts, TuoShop } from './embed-parts.ts';
import { addStyles } from './embed-styles.ts';
import { openTeaser } from './embed-teaser.ts';

/** Comes with the first click, or the teaser: looks after the chat's frame, the bubble, and what the page asks for. */
const { q } = window.TuoShop as TuoShop;
const parts = window.TuoShop?.parts as Required<Parts>;
const { script, origin, bubble, picture, root } = parts;
parts.frame ??= document.createElement('iframe');
const { frame } = parts;
frame.title = 'Chat';

const EVENTS = ['open', 'close', 'message', 'products'];
/** On a phone, upright or turned, the frame covers the page. It has its own way out, but only once it is there. */
const phone = matchMedia('(max-width:480px),(max-height:480px)');
const listeners: [name: string, listener: (detail?: unknown) => void][] = [];
const untold: object[] = [];
let isOpen = false;
let endTeaser = (): void => {};
let isReady = false;
let isInHistory = false;
let product = script.dataset.product;

/** On the bubble, apart from the page's styles: the same with a cross, for while the chat is open, and the unread dot. */
const face = bubble.attachShadow({ mode: 'open' });
const cross = face.appendChild(document.createElement('img'));
cross.alt = '';
cross.hidden = true;
cross.src = `${picture}#x`;
const unread = face.appendChild(document.createElement('i'));
unread.hidden = true;

const { side = 'right', offset = '20', zIndex = '2147483647' } = script.dataset;
const [across = '20', up = across] = offset.split(' ');
const STYLES =
  ':host(div){all:initial}' +
  `iframe{position:fixed;z-index:${zIndex};${side}:${across}px;bottom:calc(${up}px + 76px);width:400px;height:min(680px,100% - ${up}px - 96px);border:0;border-radius:18px;background:#fff;box-shadow:0 6px 24px #0005}` +
  '@media(max-width:480px),(max-height:480px){iframe{inset:0;width:100%;height:100%;border-radius:0}}' +
  'img{position:absolute;top:0;left:0}' +
  'i{position:absolute;top:2px;right:2px;width:14px;height:14px;border:2px solid #fff;border-radius:50%;background:#dc2626}' +
  // Clear of notches, on pages that go below them.
  '@media(max-width:480px),(max-height:480px){iframe{box-sizing:border-box;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)}}';
for (const part of [root, face]) addStyles(part, STYLES, script);

/** What a page may ask for. Nothing here sends a message. */
const verbs: Record<string, (...rest: never[]) => void> = {
  open(options?: { message?: unknown }) {
    show(true);
    if (typeof options?.message === 'string') tell('fill', { message: options.message });
  },
  close: () => show(false),
  on(name: string, listener: unknown) {
    if (EVENTS.includes(name) && typeof listener === 'function') listeners.push([name, listener as () => void]);
  },
  page(page?: { product?: unknown }) {
    product = typeof page?.product === 'string' ? page.product : undefined;
    tell('page', { product });
  },
  teaser(text: string) {
    if (!isOpen) endTeaser = openTeaser(parts, text, () => show(true));
  },
};

function handle([verb, ...rest]: Call): void {
  if (Object.hasOwn(verbs, verb)) (verbs[verb] as (...given: unknown[]) => void)(...rest);
}

function show(willBeOpen: boolean): void {
  const isChanged = willBeOpen !== isOpen;
  isOpen = willBeOpen;
  frame.hidden = !isOpen;
  const isCovered = isOpen && isReady && phone.matches;
  bubble.style.setProperty('display', isCovered ? 'none' : 'block', 'important');
  bubble.setAttribute('aria-expanded', `${isOpen}`);
  nameBubble(isOpen ? 'Chiudi la chat' : 'Apri la chat');
  cross.hidden = !isOpen;
  follow();
  if (!isChanged) return;
  if (isOpen) {
    unread.hidden = true;
    endTeaser();
    if (!frame.src) {
      frame.src = `${origin}/widget/${script.dataset.company}#${location.origin}`;
      root.append(frame);
    }
    tell('open');
    // On a phone 'back' closes the chat rather than leaves the shop.
    if (phone.matches) history.pushState({ ...history.state, tuoShop: true }, '');
    isInHistory = phone.matches;
  } else if (isInHistory) {
    isInHistory = false;
    history.back();
  }
  (isOpen ? frame : bubble).focus();
  emit(isOpen ? 'open' : 'close');
}

/** What a screen reader says of the bubble. */
function nameBubble(label: string): void {
  bubble.setAttribute('aria-label', label);
}

/** The frame follows what the keyboard leaves of the screen. */
function follow(): void {
  const view = visualViewport;
  const isCovering = isOpen && phone.matches && view && view.scale < 1.1;
  frame.style.cssText = isCovering ? `top:${view.offsetTop}px;bottom:auto;height:${view.height}px` : '';
}

function emit(name: string, detail?: unknown): void {
  for (const [wanted, listener] of listeners) if (wanted === name) listener(detail);
}

/** One object with a known verb, for our own frame alone. */
function tell(verb: string, rest: object = {}): void {
  const message = { tuoShop: verb, ...rest };
  if (isReady) frame.contentWindow?.postMessage(message, origin);
  else untold.push(message);
}

addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== frame.contentWindow || from !== origin) return;
  switch (data?.tuoShop) {
    case 'ready':
      // Also after the frame was loaded anew.
      isReady = true;
      tell('page', { product });
      for (const message of untold.splice(0)) frame.contentWindow?.postMessage(message, origin);
      if (isOpen) show(true);
      break;
    case 'close':
      show(false);
      break;
    case 'message':
      if (!isOpen) {
        unread.hidden = false;
        nameBubble("Apri la chat: c'è una risposta");
      }
      emit('message');
      break;
    case 'products':
      emit('products', data.products);
  }
});
addEventListener('popstate', () => {
  if (!isInHistory) return;
  isInHistory = false;
  show(false);
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && isOpen) show(false);
});
for (const name of ['resize', 'scroll']) visualViewport?.addEventListener(name, follow);
bubble.onclick = () => show(!isOpen);

const isBack = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
// Before any click this script comes for the teaser alone.
if (!isBack && !frame.src) {
  const teaser = document.createElement('script');
  teaser.src = `${origin}/teaser/${script.dataset.company}.js`;
  document.documentElement.append(teaser);
}
const waiting = q.splice(0);
q.push = (...calls) => {
  for (const call of calls) handle(call);
  return 0;
};
for (const call of waiting) handle(call);
