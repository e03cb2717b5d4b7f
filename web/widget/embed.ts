import type { Call, Options, TuoShop } from './embed-parts.ts';

/**
 * The line that a shop puts into its pages:
 * <script async src="https://…/embed.js" data-company="ID"></script>
 * Before the click it makes the bubble, asks for its picture alone, and stores nothing. All else comes with
 * embed-chat.ts. A line that stands twice in a page, as tag managers put it, makes one bubble.
 */
if (!window.TuoShop?.host) {
  // Nobody is the current script where it is loaded as a module.
  const script = (document.currentScript ?? document.querySelector('[data-company]')) as HTMLScriptElement;
  const { origin, searchParams } = new URL(script.src);
  // Tag managers strip attributes, and leave addresses alone.
  const options: Options = { ...Object.fromEntries(searchParams), ...script.dataset };
  const { company, color = '', side = 'right', offset = '20', zIndex = 9e9, openOn } = options;
  const [across, up = across] = offset.split(' ');
  const host = document.createElement('tuo-shop');
  const bubble = document.createElement('button');
  const picture = new Image();
  const q = window.TuoShop?.q ?? [];

  // A script element's address is what Trusted Types forbid; what is imported has our script's own rights instead.
  const get = (name: string) => import(`${origin}/${name}.js`).catch(console.warn);
  const load = () => get('embed-chat');
  const run = ([verb]: Call) => shop[verb as 'open']?.();
  const shop = ((...call) => {
    q.push(call);
    run(call);
  }) as TuoShop;
  window.TuoShop = shop;
  Object.assign(shop, {
    q,
    options,
    host,
    open: load,
    track: load,
    hide() {
      host.style.display = 'none';
    },
    show() {
      host.style.display = '';
    },
  });

  // Set so, no policy forbids it, and what a page says of all its elements counts less. Its `display` alone is not
  // important: a page that hides `tuo-shop` means us.
  const armour = 'filter pointer-events transform visibility clip opacity clip-path max-width max-height';
  host.style.cssText =
    `all:initial;${armour.replace(/ |$/g, ':initial!important;')}position:fixed!important;z-index:${zIndex}!important;` +
    `${side}:${across}px!important;bottom:${up}px!important;` +
    // Beside the notches of pages that go below them.
    'margin:0 env(safe-area-inset-right)env(safe-area-inset-bottom)env(safe-area-inset-left)!important';
  host.attachShadow({ mode: 'open' }).append(bubble);
  picture.src = `${origin}/bubble/${company}.svg?color=${color.slice(1)}`;
  bubble.style.cssText = `display:block;width:60px;height:60px;border:0;border-radius:60px;cursor:pointer;box-shadow:0 6px 24px#0005;background:url(${picture.src})`;
  bubble.title = 'Apri la chat';
  bubble.onclick = () => shop('open');
  // The picture's size is all that a page learns of the company: 1 high is none.
  picture.onload = async () => {
    // Of another width than 60, it says that there is more to know first: the side, the pages without a chat, a teaser to
    // come, or that there is no such company.
    if (picture.width - 60) await get(`look/${company}`);
    if (picture.height > 1) {
      // Outside the body no style or router of the page takes us along. But React 18 gives up a document that it takes
      // over from its server when there is more in `<html>` than it rendered; in `<body>` there may be.
      // (__remixContext, __reactRouterContext; an async script may run before there is a body.)
      (/__re[am]/.test(Object.keys(window) as unknown as string) ? document.body : document.documentElement).append(
        host,
      );
    }
  };
  q.forEach(run);
  // On a later page of a visit the chat may have been left open.
  if (document.referrer.includes(location.host)) load();
  if (openOn) addEventListener('click', ({ target }) => (target as Element).closest?.(openOn) && shop('open'));
  // Neither on paper nor, where nobody could touch it, beside a modal dialog.
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media print{tuo-shop{display:none!important}}:has(:modal)>tuo-shop{display:none!important}');
    document.adoptedStyleSheets.push(sheet);
  } catch {}
}
