import type { Page } from 'playwright-core';

const TAKES_FOCUS =
  'a[href], button, input, select, textarea, summary, [tabindex], [role="switch"], [role="menuitem"], [contenteditable="true"]';
const MORE = 80; // keys beyond the number of controls: a long list brings more of them into sight on the way

/**
 * The controls of a screen, or of the part of it that a selector names, that Tab does not reach, in words; none where the
 * keyboard alone is enough.
 */
export async function missedByTab(page: Page, within = 'body'): Promise<string[]> {
  const count = await page.evaluate(
    ([selector, part]) => {
      const isUsable = (element: HTMLElement) =>
        element.tabIndex >= 0 &&
        !element.closest('[inert], [aria-hidden="true"], [disabled], [data-disabled="true"]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      const inside = document.querySelector(part) ?? document.body;
      const controls = [...inside.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
      for (const [place, control] of controls.entries()) control.dataset.tabPlace = String(place);
      // A dialog keeps the focus that it has; of a whole screen one begins at its beginning.
      if (part === 'body') (document.activeElement as HTMLElement | null)?.blur();
      return controls.length;
    },
    [TAKES_FOCUS, within] as const,
  );
  const reached = new Set<string>();
  for (let key = 0; key < count + MORE && reached.size < count; key++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.tabPlace ?? '');
    if (place !== '') reached.add(place);
  }
  return page.evaluate(
    (places) =>
      [...document.querySelectorAll<HTMLElement>('[data-tab-place]')].flatMap((control) => {
        const { tabPlace = '' } = control.dataset;
        delete control.dataset.tabPlace;
        // Of a group of radio buttons Tab reaches one, and the arrows the others.
        const isOfGroup = control instanceof HTMLInputElement && control.type === 'radio';
        return places.includes(tabPlace) || isOfGroup ? [] : [control.outerHTML.slice(0, 160)];
      }),
    [...reached],
  );
}

/** Goes on with Tab until the control with this name has the focus. @throws Error when it never gets it. */
export async function tabTo(page: Page, name: string | RegExp, limit = 120): Promise<void> {
  for (let key = 0; key < limit; key++) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const labelled = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words = [
        element?.getAttribute('aria-label'),
        element?.placeholder,
        ...labelled.map((id) => document.getElementById(id)?.textContent),
        ...[...(element?.labels ?? [])].map((label) => label.textContent),
        element?.textContent,
      ];
      return words.map((text) => text?.trim() ?? '').filter((text) => text !== '');
    });
    if (named.some((text) => (typeof name === 'string' ? text === name : name.test(text)))) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}
