import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { whenCalm } from './calm.ts';

test('a page that stands still because nothing is drawn is not calm', async () => {
  const { page, close } = await openBrowser();
  await page.setContent('<p>Si apre…</p>');
  const calm = whenCalm(page);
  await page.evaluate(() => {
    const busyUntil = performance.now() + 1_000;
    while (performance.now() < busyUntil); // a machine that has other things to do
    const fade = () =>
      document
        .querySelector('p')
        ?.animate([{ opacity: 0 }, { opacity: 1 }], 1_000)
        .addEventListener('finish', () => {
          document.body.dataset.isOpen = 'true';
        });
    requestAnimationFrame(() => requestAnimationFrame(fade)); // as a panel does
  });
  await calm;
  expect(await page.locator('body').getAttribute('data-is-open')).toBe('true');
  await close();
});
