import { createFrame, frameStyles, phone } from './embed-frame.ts';
import type { Call, TuoShop } from './embed-parts.ts';
import { addStyles, HOST_STYLES } from './embed-styles.ts';
import { openTeaser } from './embed-teaser.ts';

/** Comes with the first click, or the teaser: looks after the chat's frame, the bubble, and what the page asks for. */
const shop = window.TuoShop as TuoShop;
const { q, options, host } = shop;
const root = host.shadowRoot as ShadowRoot;
const bubble = root.querySelector('button') as HTMLButtonElement;
const { origin } = new URL(import.meta.url);

// Asked for by the page, this comes before the bubble, whose picture is on its way.
for (let wait = 50; !host.isConnected; wait *= 2) await new Promise((resolve) => setTimeout(resolve, wait));

const EVENTS = ['open', 'close', 'message', 'products'];
const TEASER_AFTER = 6_000; // ms since the page was asked for
const listeners: [name: string, listener: (detail?: unknown) => void][] = [];
let isOpen = false;
/** What the frame says in the visitor's language; until then, and of what it does not name, our own Italian. */
let words: Record<string, string> = {};
const say = (text: string) => words[text] ?? text;
let endTeaser = (): void => {};
let product: string | undefined;

const chat = createFrame(origin, `${origin}/widget/${options.company}`, hear);
const { frame, tell } = chat;

/** The same picture with a cross, for while the chat is open, and the unread dot. */
const cross = bubble.appendChild(document.createElement('img'));
cross.alt = '';
cross.hidden = true;
cross.src = `${/url\("(.*?)"/.exec(bubble.style.backgroundImage)?.[1]}#x`;
const unread = bubble.appendChild(document.createElement('i'));
unread.hidden = true;
addStyles(
  root,
  HOST_STYLES +
    frameStyles(options) +
    // It lies above the frame, which on a phone covers the page before it has a way out of its own.
    'button{position:relative}img{position:absolute;top:0;left:0}' +
    'i{position:absolute;top:2px;right:2px;width:14px;height:14px;box-sizing:border-box;border:2px solid #fff;border-radius:50%;background:#dc2626}[hidden]{display:none!important}',
);

/** What a page may ask for. Nothing here sends a message. */
const verbs: Record<string, (...rest: never[]) => void> = {
  open(asked?: { message?: unknown }) {
    if (typeof asked?.message === 'string') tell('fill', { message: asked.message });
  },
  close: () => show(false),
  on(name: string, listener: unknown) {
    if (EVENTS.includes(name) && typeof listener === 'function') listeners.push([name, listener as () => void]);
  },
  page(page?: { product?: unknown }) {
    product = typeof page?.product === 'string' ? page.product : '';
    tellPage();
  },
  track(what: unknown, told?: unknown) {
    const { number = told, value, currency } = Object(told) as Record<string, unknown>;
    const kind = `${what}`.toUpperCase();
    chat.track(root, { kind, key: `${number}`, value: Number(value ?? 'none'), currency: currency && `${currency}` });
  },
  teaser(text: string) {
    if (!isOpen) endTeaser = openTeaser(root, bubble, text, () => show(true), say);
  },
};

function handle([verb, ...rest]: Call): void {
  if (Object.hasOwn(verbs, verb)) (verbs[verb] as (...given: unknown[]) => void)(...rest);
}

function show(willBeOpen: boolean, isBySelf = false): void {
  const isChanged = willBeOpen !== isOpen;
  isOpen = willBeOpen;
  frame.hidden = !isOpen;
  bubble.hidden = isOpen && chat.isReady() && phone.matches;
  bubble.setAttribute('aria-expanded', `${isOpen}`);
  bubble.title = say(isOpen ? 'Chiudi la chat' : 'Apri la chat');
  cross.hidden = !isOpen;
  chat.follow();
  if (!isChanged) return;
  if (isOpen) {
    unread.hidden = true;
    unread.style.background = '';
    endTeaser();
    chat.open(root);
    tellPage();
  }
  // On a phone 'back' closes the chat rather than leaves the shop.
  tell(isOpen ? 'open' : 'close', { isBackOurs: phone.matches, isBySelf });
  if (!isBySelf) (isOpen ? frame : bubble).focus(); // nobody asked for it: who reads the page goes on reading
  emit(isOpen ? 'open' : 'close');
}

/** The product that the page shows: what it said last, or its newest line, where a router put a page in place of another. */
function tellPage(): void {
  const line = [...document.querySelectorAll<HTMLElement>('script[data-company]')].pop();
  tell('page', { product: product ?? line?.dataset.product ?? options.product });
}

function emit(name: string, detail?: unknown): void {
  for (const [wanted, listener] of listeners) if (wanted === name) listener(detail);
}

function hear(verb: unknown, { products, isBack, isOpenStill, words: told }: Record<string, unknown>): void {
  if (told) words = told as typeof words;
  switch (verb) {
    case 'ready':
      tellPage();
      if (isOpen) show(true);
      break;
    case 'left':
      // As it was left on the page before: on a phone it does not cover the new page, and says so beside the bubble.
      if (isOpen) break;
      unread.hidden = false;
      unread.style.background = '#16a34a';
      bubble.title = say('Apri la chat: la conversazione continua');
      if (isOpenStill && phone.matches)
        endTeaser = openTeaser(root, bubble, say('Continua in chat'), () => show(true), say);
      else if (isOpenStill) show(true, true);
      break;
    case 'close':
      show(false);
      // Programs that press 'back' in a browser wait for the page's own entry, of which nothing has changed.
      if (isBack) History.prototype.replaceState.call(history, history.state, '');
      break;
    case 'message':
      if (!isOpen) {
        unread.hidden = false;
        bubble.title = say("Apri la chat: c'è una risposta");
      }
      emit('message');
      break;
    case 'products':
      emit('products', products);
  }
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && isOpen) show(false);
});
for (const name of ['resize', 'scroll']) visualViewport?.addEventListener(name, chat.follow);

// From here on the page is answered at once.
const { hide, show: unhide } = shop;
bubble.onclick = () => show(!isOpen);
Object.assign(shop, {
  open() {
    unhide();
    show(true);
    if (host.isConnected && host.getClientRects().length === 0)
      console.warn(
        'TuoShop: la chat si vedrà quando la pagina non nasconde più <tuo-shop> e ha chiuso i suoi dialoghi',
      );
  },
  hide() {
    show(false);
    hide();
  },
});
for (const call of q.splice(0)) {
  handle(call);
  shop[call[0] as 'open']?.();
}
q.push = (...calls) => {
  for (const call of calls) handle(call);
  return 0;
};

const isComingBack = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
// On a later page of a visit the frame is asked, without being shown, whether the chat was left open.
if (document.referrer.startsWith(location.origin) || isComingBack) setTimeout(() => isOpen || chat.look(root), 0);
// Drawn a little taller, it says that there is a teaser: once a visit, which begins on a page not reached from the site.
cross.onload = () => {
  if (cross.naturalHeight <= 62 || isComingBack || document.referrer.startsWith(location.origin)) return;
  setTimeout(() => frame.src || import(`${origin}/teaser/${options.company}.js`), TEASER_AFTER - performance.now());
};
