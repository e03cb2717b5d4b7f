import type { Options } from './embed-parts.ts';

/** How long a frame that has loaded something may take to say that it is the chat, ms. */
const PATIENCE = 5_000;

/** On a phone, upright or turned, the frame covers the page. */
export const phone = matchMedia('(max-width:480px),(max-height:480px)');

/** The styles of the frame, which stands above the bubble. */
export function frameStyles({ side = 'right', offset = '20' }: Options): string {
  const [across, up = across] = offset.split(' ');
  return (
    `iframe{position:fixed;${side}:${across}px;bottom:calc(${up}px + 76px);width:400px;height:min(680px,100% - ${up}px - 96px);border:0;border-radius:18px;background:#fff;box-shadow:0 6px 24px #0005}` +
    // Clear of notches, on pages that go below them.
    `@media${phone.media}{iframe{inset:0;box-sizing:border-box;width:100%;height:100%;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);border-radius:0}}`
  );
}

/**
 * The frame of the chat, which is asked for at the first `open`. It is told things from when it is ready, and heard only
 * from our own origin. Where the browser does not let it show the chat, the console says where to look.
 */
export function createFrame(
  origin: string,
  address: string,
  hear: (verb: unknown, data: Record<string, unknown>) => void,
) {
  const frame = document.createElement('iframe');
  const untold: object[] = [];
  const untracked = new Map<string, object>();
  let isThere = false;
  let isReady = false;
  let isLooking = false;
  frame.title = 'Chat';
  frame.hidden = true;
  frame.onload = () => setTimeout(() => isThere || isLooking || complain(), PATIENCE);

  function complain(): void {
    console.warn(
      `TuoShop: la pagina non può mostrare la chat. Servono ${origin} in frame-src (Content-Security-Policy) e questo sito tra i siti autorizzati; con Cross-Origin-Embedder-Policy, un browser che conosce credentialless.`,
    );
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin) return;
    isThere = true;
    if (data?.tuoShop === 'here')
      for (const message of untracked.values()) frame.contentWindow?.postMessage(message, origin);
    if (data?.tuoShop === 'tracked') untracked.delete(data.id);
    // Also after the frame was loaded anew.
    if (data?.tuoShop === 'ready') {
      isReady = true;
      hear('ready', data);
      for (const message of untold.splice(0)) frame.contentWindow?.postMessage(message, origin);
    } else hear(data?.tuoShop, data);
  });

  return {
    frame,
    isReady: () => isReady,
    open(root: ShadowRoot): void {
      if (frame.src && !isLooking) return;
      isLooking = false;
      // A page that changes its language later has its chat in the one that it began with.
      frame.src = `${address}?lang=${encodeURIComponent(document.documentElement.lang)}#${location.origin}`;
      root.prepend(frame);
    },
    /** Lets the frame say how the chat was left on the page before, if it was: until it is opened it is nothing else. */
    look(root: ShadowRoot): void {
      if (frame.src) return;
      isLooking = true;
      frame.src = `${address}?left#${location.origin}`;
      root.prepend(frame);
    },
    /** One object with a known verb, for our own frame alone. */
    tell(verb: string, rest: object = {}): void {
      const message = { tuoShop: verb, ...rest };
      if (isReady) frame.contentWindow?.postMessage(message, origin);
      else untold.push(message);
    },
    /** What the visitor did on the page: told as soon as the frame is there, in whatever way, and until it has heard. */
    track(root: ShadowRoot, conversion: { kind: string; key: string; value: number; currency: unknown }): void {
      const id = `${conversion.kind} ${conversion.key}`;
      const message = { tuoShop: 'track', id, conversion };
      untracked.set(id, message);
      if (isThere) frame.contentWindow?.postMessage(message, origin);
      else this.look(root);
    },
    /** It follows what the keyboard leaves of the screen. */
    follow(): void {
      const view = visualViewport;
      const isCovering = !frame.hidden && phone.matches && view && view.scale < 1.1;
      frame.style.cssText = isCovering ? `top:${view.offsetTop}px;bottom:auto;height:${view.height}px` : '';
    },
  };
}
