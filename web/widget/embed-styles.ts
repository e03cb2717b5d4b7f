/**
 * What a sheet that covers all of a page's elements could do to our host, beside what the line itself sets: each would
 * move, hide, clip or blur what stands in it, or become what the frame's place is measured by.
 */
const TOUCHED =
  'translate rotate scale zoom perspective backdrop-filter mask contain container-type content-visibility will-change mix-blend-mode overflow min-width min-height padding border animation transition direction';

/** Rules for the inside of the host; in a shadow, what is important there outweighs all that the page says of the host. */
export const HOST_STYLES =
  `:host{${TOUCHED.replace(/ |$/g, ':initial!important;')}}` +
  // Again, for pages whose scripts replace the document's sheets.
  '@media print{:host{display:none!important}}';

/**
 * Styles a shadow root by a sheet, which no policy of the page forbids. Safari before 16.4 makes none by script: there
 * an element is needed, and what the policy gave the page's scripts.
 */
export function addStyles(root: ShadowRoot, textContent: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent);
    root.adoptedStyleSheets.push(sheet);
  } catch {
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    root.append(Object.assign(document.createElement('style'), { nonce, textContent }));
  }
}
