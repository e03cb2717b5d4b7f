import type { Call, Parts, TuoShop } from './embed-parts.ts';

/**
 * The line that a shop puts into its pages:
 * <script async src="https://…/embed.js" data-company="ID"></script>
 * Before the click it makes the bubble, asks for its picture alone, and stores nothing. The chat comes in a frame of its
 * own, and with it the script that looks after both (embed-chat.ts).
 */
function start(): void {
  const script = document.currentScript as HTMLScriptElement;
  const { company, color, side = 'right', offset = '20', zIndex = '2147483647', openOn } = script.dataset;
  const origin = script.src.split('/', 3).join('/');
  const picture = `${origin}/bubble/${company}.svg${color ? `?color=${color.slice(1)}` : ''}`;
  const [across, up = across] = offset.split(' ');
  let chatScript: HTMLScriptElement | undefined;

  // A name of its own is found by no style of the page and, unlike a button, costs the page no kind of element that its
  // scripts do not know yet: that alone would take as long as all the rest.
  const bubble = document.createElement('tuo-shop');
  const shop: TuoShop = (...call: Call) => {
    shop.q.push(call);
    if (call[0] === 'open') load(true);
  };
  shop.q = window.TuoShop?.q ?? [];
  const parts: Parts = { script, origin, bubble, picture };
  shop.parts = parts;
  window.TuoShop = shop;

  // Set so, no policy forbids it, and whatever the page says of all its elements counts less. The outline is the browser's;
  // of a page that goes below notches, the bubble stands beside them.
  const from = (edge: string, px?: string) => `${edge}:calc(${px}px + env(safe-area-inset-${edge}))!important;`;
  bubble.style.cssText =
    `all:initial!important;position:fixed!important;z-index:${zIndex}!important;${from(side, across)}${from('bottom', up)}` +
    'width:60px!important;height:60px!important;border-radius:50%!important;cursor:pointer!important;outline:revert!important;' +
    `box-shadow:0 6px 24px #0005!important;background:#fff url("${picture}")!important`;
  // Attributes: Firefox before 119 takes none of these properties for one.
  bubble.setAttribute('role', 'button');
  bubble.setAttribute('aria-label', 'Apri la chat');
  bubble.tabIndex = 0;
  bubble.onclick = () => shop('open');
  bubble.onkeydown = (event) => {
    if (!/^( |Enter)$/.test(event.key)) return;
    event.preventDefault();
    bubble.click();
  };
  // An async script may run before there is a body.
  document.documentElement.append(bubble);

  /** The chat, and the script around it; both at once. */
  function load(isOpened: boolean): void {
    if (!parts.root) {
      const host = document.createElement('div');
      parts.root = host.attachShadow({ mode: 'open' });
      bubble.before(host); // so that the bubble lies above, where the frame covers the page and is not there yet
    }
    if (isOpened && !parts.frame) {
      parts.frame = document.createElement('iframe');
      parts.frame.hidden = true; // until it is known where it stands
      parts.frame.src = `${origin}/widget/${company}#${location.origin}`;
      parts.root.append(parts.frame);
    }
    if (chatScript) return;
    chatScript = document.createElement('script');
    chatScript.src = `${origin}/embed-chat.js`;
    chatScript.onerror = () => {
      chatScript = undefined;
    };
    document.documentElement.append(chatScript);
  }

  if (openOn) addEventListener('click', ({ target }) => (target as Element).closest?.(openOn) && shop('open'));
  if (shop.q.some(([verb]) => verb === 'open')) load(true);
  // Of a shop with a teaser the picture is drawn a little taller. For who has just come to the site, after a while.
  setTimeout(() => {
    if (document.referrer.startsWith(location.origin)) return;
    const image = new Image();
    image.onload = () => image.height > 62 && load(false);
    image.src = picture;
  }, 6_000);
}

// A line that stands twice in a page, as tag managers put it, makes one bubble.
if (!window.TuoShop?.parts) start();
