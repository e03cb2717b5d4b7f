import type { Call, TuoShop } from './embed-parts.ts';

/**
 * The line that a shop puts into its pages:
 * <script async src="https://…/embed.js" data-company="ID"></script>
 * Before the click it asks for the picture of the bubble alone, and stores nothing. The chat comes in a frame of its
 * own, and with it the script that looks after both (embed-chat.ts).
 */
const script = document.currentScript as HTMLScriptElement;
const { company, color = '', side = 'right', offset = '20', zIndex = '2147483647', openOn } = script.dataset;
const { origin } = new URL(script.src);
const [across, up = across] = offset.split(' ');

// In a shadow root with a sheet of its own, the page's styles and ours do not meet, and no CSP forbids it.
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{all:initial}' +
    `button,iframe{position:fixed;z-index:${zIndex};${side}:${across}px;bottom:${up}px;border:0;box-shadow:0 6px 24px #0005}` +
    'button{width:60px;height:60px;padding:0;border-radius:50%;cursor:pointer;background:#fff}' +
    'button:focus-visible{outline:3px solid #000;outline-offset:3px}img{width:60px;display:block}' +
    `iframe{bottom:calc(${up}px + 76px);width:400px;height:min(680px,100% - ${up}px - 96px);border-radius:18px;background:#fff}` +
    '[hidden]{display:none}' +
    '@media(max-width:480px),(max-height:480px){iframe{inset:0;width:100%;height:100%;border-radius:0}}',
);
root.adoptedStyleSheets = [sheet];

const button = document.createElement('button');
const image = document.createElement('img');
const frame = document.createElement('iframe');
let chatScript: HTMLScriptElement | undefined;

const shop: TuoShop = (...call: Call) => {
  shop.q.push(call);
  if (call[0] === 'open') load(true);
};
shop.q = window.TuoShop?.q ?? [];
shop.parts = { script, origin, root, button, image, frame };
window.TuoShop = shop;

/** The chat, and the script around it; both at once. */
function load(isOpened: boolean): void {
  if (isOpened && !frame.src) {
    frame.src = `${origin}/widget/${company}#${location.origin}`;
    root.append(frame);
  }
  if (chatScript) return;
  chatScript = document.createElement('script');
  chatScript.src = `${origin}/embed-chat.js`;
  chatScript.onerror = () => {
    chatScript = undefined;
  };
  document.documentElement.append(chatScript);
}

// Drawn larger, it says that the shop has a teaser: for who has just come to the site, after a while.
image.onload = () => {
  if (image.naturalWidth > 60 && !document.referrer.startsWith(location.origin)) setTimeout(load, 6_000, false);
};
image.alt = '';
image.src = `${origin}/bubble/${company}.svg${color && `?color=${color.slice(1)}`}`;
frame.title = 'Chat';
button.ariaLabel = 'Apri la chat';
button.onclick = () => shop('open');
if (openOn) addEventListener('click', ({ target }) => (target as Element).closest?.(openOn) && shop('open'));
if (shop.q.some(([verb]) => verb === 'open')) load(true);
button.append(image);
root.append(button);
// An async script may run before there is a body.
document.documentElement.append(host);
