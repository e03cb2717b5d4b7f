import { words } from '../chat/say.ts';

/** What the page around the frame may ask for, by verb. */
export interface AskedOfFrame {
  open(asked: { isBackOurs?: unknown; isBySelf?: unknown }): void;
  close(): void;
  fill(asked: { message?: unknown }): void;
  page(asked: { product?: unknown }): void;
}

export type TellPage = (verb: 'close' | 'message' | 'products', detail?: object) => void;

/**
 * The page of the shop around this frame, for which embed-chat.ts speaks: it named its site in our address, and is
 * told nothing at any other. Undefined where there is none. Who else sends messages is not heard, and nothing but one
 * object with a known verb is.
 */
export function openPage(asked: AskedOfFrame): TellPage | undefined {
  const site = location.hash.slice(1);
  if (window.parent === window || !site) return undefined;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== site) return;
    const verb: unknown = data?.tuoShop;
    if (verb === 'open' || verb === 'close' || verb === 'fill' || verb === 'page') asked[verb](data);
  });
  // A page that is a file has no site to name.
  const tell = (verb: string, detail?: object) =>
    window.parent.postMessage({ tuoShop: verb, ...detail }, site === 'null' ? '*' : site);
  try {
    tell('ready', { words });
    return tell;
  } catch {
    return undefined;
  }
}
