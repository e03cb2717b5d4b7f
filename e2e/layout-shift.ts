import type { BrowserContext, Page } from 'playwright-core';
import { whenCalm } from './calm.ts';

const LARGEST = 0.02; // of Google's 0.1 that is still 'good'

declare global {
  interface Window {
    layoutShift?: { worst: number; moved: string[] };
  }
}

/** Makes every page of a browser note what moves without anybody having done anything. */
export async function noteLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // As the metric is defined: the worst window of shifts less than a second apart, five seconds at most.
    const noted = { worst: 0, moved: [] as string[] };
    let [sum, from, last] = [0, 0, 0];
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const isNew = entry.startTime - last > 1_000 || entry.startTime - from > 5_000;
        if (isNew) [sum, from] = [0, entry.startTime];
        sum += entry.value;
        last = entry.startTime;
        noted.worst = Math.max(noted.worst, sum);
        for (const { node } of entry.sources ?? [])
          noted.moved.push(`${entry.value.toFixed(3)} ${(node as Element | undefined)?.outerHTML?.slice(0, 120)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    window.layoutShift = noted;
  });
}

/** What moved by itself since the page was opened, beyond what nobody notices: nothing, or the figure and what moved. */
export async function movedOn(page: Page): Promise<(number | string)[]> {
  await Promise.all([page.waitForLoadState('networkidle'), whenCalm(page)]);
  const noted = await page.evaluate(() => window.layoutShift);
  if (!noted) throw new Error('nobody noted what moves');
  return noted.worst <= LARGEST ? [] : [noted.worst, ...noted.moved];
}

/** What stands in empty fields and is longer than they are. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (!pen || field.clientWidth === 0) return false;
        pen.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(field.placeholder).width > room;
      })
      .map(({ placeholder }) => `cut off: ${placeholder}`);
  });
}

const ORDINARY = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

/**
 * What letters of twice the size, as people set them in their browser, push out of a phone of 360 pixels: nothing, or how
 * far and what. The page is as it was afterwards.
 */
export async function pushedOutByLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  await whenCalm(page);
  const pushed = await page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    const isOut = (part: Element) => part.getBoundingClientRect().right > innerWidth + 1;
    const first = [...document.querySelectorAll('body *')].filter(
      (part) => isOut(part) && !(part.parentElement && isOut(part.parentElement)),
    );
    return over <= 0 ? [] : [`${over} px`, ...first.map((part) => part.outerHTML.slice(0, 160))];
  });
  await browser.send('Page.setFontSizes', { fontSizes: ORDINARY });
  await browser.detach();
  if (before) await page.setViewportSize(before);
  return pushed.map((what) => `letters of twice the size: ${what}`);
}
