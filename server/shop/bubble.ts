import { bubbleColors } from './palette.ts';

const SIZE = 60; // px
/** Drawn a little taller, it says that the shop has a teaser: a picture's size is all that a page learns of it. */
const HEIGHT_WITH_TEASER = SIZE + 4;

/** A little wider, that the page has to ask how it is to look. */
const WIDTH_OF_UNUSUAL = SIZE + 2;

/**
 * The button on the shop's page, as a picture of under 1 kB: a bubble in the company's colours, and as `#x` the same
 * with a cross, for while the chat is open.
 */
export function bubbleSvg(primary: string, secondary: string, hasTeaser: boolean, isUnusual = false): string {
  const { from, to, line } = bubbleColors(primary, secondary);
  const width = isUnusual ? WIDTH_OF_UNUSUAL : SIZE;
  const height = hasTeaser ? HEIGHT_WITH_TEASER : SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    '<style>#x,#x:target+*{display:none}#x:target{display:inline}</style>' +
    `<linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    '<circle cx="30" cy="30" r="30" fill="url(#g)"/>' +
    `<g fill="none" stroke="${line}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">` +
    '<path id="x" d="M22.5 22.5l15 15M37.5 22.5l-15 15"/>' +
    '<path d="M20 40l1.3-6A10 10 0 1 1 26 38.8zM25 30h.1M30 30h.1M35 30h.1"/></g></svg>'
  );
}

/** Instead of the bubble of a company that does not exist: the page makes none. As a fault it would fill the console. */
export const NO_BUBBLE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A colour that somebody put into an address; undefined when it is none. */
export function colorOf(text: string | null): string | undefined {
  const hex = /^#?([0-9a-f]{6})$/i.exec(text ?? '')?.[1];
  return hex && `#${hex}`;
}
