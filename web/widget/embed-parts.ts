/** What the page asks for: TuoShop('open', { message }), TuoShop('close'), TuoShop('on', name, listener), TuoShop('track', 'order', { number }) … */
export type Call = [verb: string, ...rest: unknown[]];

/** What the line says: `data-…` in its attributes, or the same names in the script's address. */
export interface Options {
  company?: string;
  side?: string;
  offset?: string;
  zIndex?: string;
  color?: string;
  openOn?: string;
  product?: string;
}

export interface TuoShop {
  (...call: Call): void;
  /** What was asked for before somebody could do it. */
  q: Call[];
  options: Options;
  /** The one element in the page, where the bubble is; all else stands in its shadow, where no style of the page comes. */
  host: HTMLElement;
  open(): void;
  hide(): void;
  show(): void;
}

declare global {
  interface Window {
    TuoShop?: TuoShop;
  }
}
