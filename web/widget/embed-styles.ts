/**
 * Styles a shadow root by a sheet, which no policy of the page forbids. Safari before 16.4 makes none by script: there
 * an element is needed, and what the policy gave our script.
 */
export function addStyles(root: ShadowRoot, textContent: string, { nonce }: HTMLScriptElement): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(textContent);
    root.adoptedStyleSheets.push(sheet);
  } catch {
    root.append(Object.assign(document.createElement('style'), { nonce, textContent }));
  }
}
