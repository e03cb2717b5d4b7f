import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser, startDemo } from '../e2e/browser.ts';
import { openOtherSite } from '../e2e/other-site.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { alternate, medians, printTable } from './harness.ts';

// Target's weight: what a shop's page pays before the click, and how soon the opened chat is there. `npm run build` first.
const [rounds = 5] = process.argv.slice(2).map(Number);
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms; bytes/s
const SLOW_DOWN = 4; // times
// As they were measured when the targets were set, of what each asks for before the click or as its chat.
const PEERS = { 'Rocket.Chat': 71, papercups: 149, Chatwoot: 170, typebot: 193 };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const zipped = (file: string) => readFileSync(join(dist, `${file}.gz`)).length / 1000;
const chat = /widget-[\w-]+\.js/.exec(readFileSync(join(dist, 'widget/widget.html'), 'utf8'))?.[0] ?? '';

printTable('what it weighs', {
  'before the click': { 'kB gzip': zipped('embed/embed.js') },
  'the chat, complete': { 'kB gzip': zipped('widget/widget.html') + zipped(`widget/${chat}`) },
  'what looks after it on the page': { 'kB gzip': zipped('embed/embed-chat.js') },
  ...Object.fromEntries(Object.entries(PEERS).map(([name, size]) => [name, { 'kB gzip': size }])),
});

const app = await startDemo();
const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
const withChat = await openOtherSite(app.url, line, { '/': '<p>Benvenuti</p>' });
const without = await openOtherSite(app.url, '', { '/': '<p>Benvenuti</p>' });

/** How long scripts ran until the page was complete, ms at four times slow-down. */
async function scriptTime(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** From the click to the first text and to the greeting in the chat, ms, on a connection that is open already. */
async function openingTime(page: Page): Promise<Record<string, number>> {
  await page.goto(withChat.url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  const clickedAt = await page.evaluate(() => {
    const at = Date.now();
    (window as unknown as { TuoShop(verb: string): void }).TuoShop('open');
    return at;
  });
  const frame = page.frameLocator('iframe[title=Chat]');
  await frame.getByPlaceholder('Scrivi qui il tuo messaggio...').waitFor();
  const shownAt = Date.now();
  const paintedAt = await frame.locator('body').evaluate(async () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  });
  return { 'first paint': paintedAt - clickedAt, 'ready to write': shownAt - clickedAt };
}

const results = await alternate(['without', 'with', 'opened'], rounds, async (what) => {
  const person = await openBrowser();
  try {
    if (what === 'opened') return await openingTime(person.page);
    return { 'script, ms': await scriptTime(person.page, (what === 'with' ? withChat : without).url) };
  } finally {
    await person.close();
  }
});
printTable(`a page's scripts at ${SLOW_DOWN}× slow-down, and the chat on slow 3G (400 ms, 400 kbit/s), ms`, {
  'the page without the line': medians(results.get('without') ?? []),
  'the same with it': medians(results.get('with') ?? []),
  'from the click, connection open': medians(results.get('opened') ?? []),
});
await Promise.all([withChat.close(), without.close()]);
await app.close();
