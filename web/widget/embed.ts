import type { Call, Parts, TuoShop } from './embed-parts.ts';

/**
 * The line that a shop puts into its pages:
 * <script async src="https://…/embed.js" data-company="ID"></script>
 * Before the click it makes the bubble, when the page has nothing else to do, asks for its picture alone, and stores
 * nothing. The chat comes in a frame of its own, and with it the script that looks after both (embed-chat.ts).
 */
const script = document.currentScript as HTMLScriptElement;
const { openOn } = script.dataset;
let chatScript: HTMLScriptElement | undefined;

const shop: TuoShop = (...call: Call) => {
  shop.q.push(call);
  if (call[0] === 'open') load(true);
};
shop.q = window.TuoShop?.q ?? [];
window.TuoShop = shop;

/** The bubble, in a shadow root with a sheet of its own: the page's styles and ours do not meet, and no CSP forbids it. */
function make(): Parts {
  if (shop.parts) return shop.parts;
  const { company, color, side = 'right', offset = '20', zIndex = '2147483647' } = script.dataset;
  const origin = script.src.split('/', 3).join('/');
  const picture = `${origin}/bubble/${company}.svg${color ? `?color=${color.slice(1)}` : ''}`;
  const [across, up = across] = offset.split(' ');
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  const sheet = new CSSStyleSheet();
  // The picture stands in the sheet: asked for by a script it would cost the page more script than all the rest.
  sheet.replaceSync(
    ':host{all:initial}' +
      `button,iframe{position:fixed;z-index:${zIndex};${side}:${across}px;bottom:${up}px;border:0;box-shadow:0 6px 24px #0005}` +
      'button{width:60px;height:60px;padding:0;border-radius:50%;cursor:pointer;background:#fff}' +
      `button::before{content:url("${picture}");position:absolute;top:0;left:0}` +
      // Light and dark, to be seen on every page.
      'button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}',
  );
  root.adoptedStyleSheets = [sheet];
  button.ariaLabel = 'Apri la chat';
  button.onclick = () => shop('open');
  root.append(button);
  // An async script may run before there is a body.
  document.documentElement.append(host);
  // Of a shop with a teaser the picture is drawn a little taller. For who has just come to the site, after a while.
  if (!document.referrer.startsWith(location.origin)) setTimeout(() => button.scrollHeight > 62 && load(false), 6_000);
  shop.parts = { script, origin, root, button, picture };
  return shop.parts;
}

/** The chat, and the script around it; both at once. */
function load(isOpened: boolean): void {
  const parts = make();
  if (isOpened && !parts.frame) {
    parts.frame = document.createElement('iframe');
    parts.frame.hidden = true; // until it is known where it stands
    parts.frame.src = `${parts.origin}/widget/${script.dataset.company}#${location.origin}`;
    parts.root.append(parts.frame);
  }
  if (chatScript) return;
  chatScript = document.createElement('script');
  chatScript.src = `${parts.origin}/embed-chat.js`;
  chatScript.onerror = () => {
    chatScript = undefined;
  };
  document.documentElement.append(chatScript);
}

// Heard from now on: what is clicked may come before the page's idle time.
if (openOn) addEventListener('click', ({ target }) => (target as Element).closest?.(openOn) && shop('open'));
if (shop.q.some(([verb]) => verb === 'open')) load(true);
(window.requestIdleCallback ?? setTimeout)(make, { timeout: 2_000 } as IdleRequestOptions & number);
