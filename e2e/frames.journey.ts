import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { expectAccessible } from './accessible.ts';
import { openBrowser, startDemo, WIDE } from './browser.ts';

let app: App;

beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app?.close());

/** Whether all of it stands in the part of the transcript, or of the page, that one sees. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.first().evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const room = (
      element.closest('.hp-scroller, section[tabindex]') ?? document.documentElement
    ).getBoundingClientRect();
    return top >= room.top - 1 && bottom <= room.bottom + 1 && left >= -1 && right <= innerWidth + 1;
  });

/** A picture that comes late, or a longer text, moves the newest out of nobody's sight, and nobody who reads further up. */
async function growsInView(page: Page): Promise<void> {
  const scroller = page.getByRole('region', { name: 'Conversazione' });
  const grow = () =>
    scroller.evaluate((element) => {
      const late = Object.assign(document.createElement('p'), { style: `height: ${element.clientHeight}px` });
      element.lastElementChild?.append(late);
    });
  const distance = () =>
    scroller.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect.poll(distance, { timeout: 20_000 }).toBeLessThan(2);
  const before = await scroller.evaluate(({ scrollHeight }) => scrollHeight);
  await grow();
  await expect.poll(distance, { timeout: 20_000 }).toBeLessThan(2);
  expect(await scroller.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(before);
  const top = await scroller.evaluate(async (element) => {
    const late = Object.assign(document.createElement('p'), { style: `height: ${element.clientHeight}px` });
    element.lastElementChild?.append(late);
    // In the very frame in which it grew, after the chat went to its end and before anybody is told of that.
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        element.scrollTo({ top: element.scrollTop - 150, behavior: 'instant' });
        resolve();
      });
      observer.observe(element.firstElementChild as Element);
    });
    // The scroll is told of in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return element.scrollTop;
  });
  await grow();
  await expect.poll(distance, { timeout: 20_000 }).toBeGreaterThan(200);
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
}

describe.each([
  ['1280×800', WIDE, 100],
  ['320×480', { width: 320, height: 480 }, 100],
  ['380×600', { width: 380, height: 600 }, 100],
  ['640×400', { width: 640, height: 400 }, 100],
  ['768×1024', { width: 768, height: 1024 }, 100],
  ['844×390, a phone on its side', { width: 844, height: 390 }, 100],
  ['380×600 with text at 200 %', { width: 380, height: 600 }, 200],
  ['768×1024 with text at 200 %', { width: 768, height: 1024 }, 200],
])('in a frame of %s', (_name, viewport, percent) => {
  test('one reads the newest answer, what was understood and where to write', async () => {
    const { page, complaints, close } = await openBrowser(viewport);
    await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
    const field = page.getByLabel('Il tuo messaggio');
    await field.waitFor();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    await field.fill('Consigli');
    await field.press('Enter');
    await page.getByText('Cosa stai cercando?').first().waitFor();
    await field.fill('Consigli per un regalo per mio marito sotto i 60 euro');
    await field.press('Enter');
    const understood = page.getByRole('group', { name: 'Ho capito' });
    await understood.getByText('sotto 60 €').waitFor();
    const answer = page.getByText('Ecco cosa ti consiglio:').last();
    // In large text the answer is longer than the room: what matters is that nothing is cut off or out of reach.
    const wrong = page.getByRole('button', { name: 'Non era questo?' }).last();
    const mustSee = percent === 100 ? [field, understood, answer, wrong] : [field];
    if (percent > 100) await wrong.scrollIntoViewIfNeeded();
    await expect.poll(() => Promise.all(mustSee.map(isSeen)), { timeout: 20_000 }).toEqual(mustSee.map(() => true));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await growsInView(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the newest stays in view while a long text is written, and where the browser breaks off its glide', async () => {
  const { page, complaints, close } = await openBrowser({ width: 380, height: 600 });
  await page.goto(`${app.url}/widget/${DEMO_COMPANY_ID}`);
  const field = page.getByLabel('Il tuo messaggio');
  const scroller = page.getByRole('region', { name: 'Conversazione' });
  const distance = () =>
    scroller.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  for (const [question, answer] of [
    ['Quali sono i vostri orari?', 'Siamo aperti'],
    ['La spedizione è gratuita?', 'superiori a 50 euro'],
  ] as const) {
    await field.fill(question);
    await field.press('Enter');
    await scroller.getByText(answer).waitFor();
  }
  await expect.poll(distance).toBeLessThan(2);
  await field.fill('Vorrei un regalo per mio marito, che ama la montagna. '.repeat(4));
  await field.press('End');
  await field.pressSequentially('Grazie!');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); // drawn
  expect(await distance()).toBeLessThan(2);
  await scroller.evaluate((element) => {
    const go = element.scrollTo.bind(element) as (to: ScrollToOptions) => void;
    Object.assign(element, {
      scrollTo(to: ScrollToOptions) {
        go(to);
        if (to.behavior !== 'smooth') return;
        // On its way, and long before it is there.
        requestAnimationFrame(() => requestAnimationFrame(() => go({ top: element.scrollTop, behavior: 'instant' })));
      },
    });
  });
  const answers = await scroller.getByText('Siamo aperti').count();
  await field.fill('Quali sono i vostri orari?');
  await field.press('Enter');
  await expect.poll(() => scroller.getByText('Siamo aperti').count()).toBeGreaterThan(answers);
  await expect.poll(distance).toBeLessThan(2);
  expect(complaints).toEqual([]);
  await close();
});
