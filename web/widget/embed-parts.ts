/** What the page asks for: TuoShop('open', { message }), TuoShop('close'), TuoShop('on', name, listener) … */
export type Call = [verb: string, ...rest: unknown[]];

/** What the line has made, for the script that comes with the click. */
export interface Parts {
  script: HTMLScriptElement;
  origin: string;
  bubble: HTMLElement;
  /** The address of the bubble's picture. */
  picture: string;
  /** Holds the frame and the teaser, once either is wanted: the page's styles and ours do not meet. */
  root?: ShadowRoot;
  /** Once somebody opened the chat. */
  frame?: HTMLIFrameElement;
}

export interface TuoShop {
  (...call: Call): void;
  /** What was asked for before somebody could do it. */
  q: Call[];
  /** Once they are made. */
  parts?: Parts;
}

declare global {
  interface Window {
    TuoShop?: TuoShop;
  }
}
