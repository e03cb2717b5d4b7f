import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser, startDemo } from '../e2e/browser.ts';
import { type OtherSite, openOtherSite } from '../e2e/other-site.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { alternate, median, medians, printTable, significant } from './harness.ts';
import { tracedScript } from './widget/traced-script.ts';

// What a shop's page pays before the click, and how soon the opened chat is there. `npm run build` first.
const [rounds = 15] = process.argv.slice(2).map(Number);
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms; bytes/s
const SLOW_DOWN = 4; // times
// As they were measured when the targets were set, of what each asks for before the click or as its chat.
const PEERS = { 'Rocket.Chat': 71, papercups: 149, Chatwoot: 170, typebot: 193 };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const zipped = (...files: string[]) =>
  significant(files.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.gz`)).length, 0) / 1000);
const chat = /widget-[\w-]+\.js/.exec(readFileSync(join(dist, 'widget/widget.html'), 'utf8'))?.[0] ?? '';

printTable('what it weighs', {
  'before the click': { 'kB gzip': zipped('embed/embed.js') },
  'the chat, complete': { 'kB gzip': zipped('widget/widget.html', `widget/${chat}`) },
  'what looks after it on the page': { 'kB gzip': zipped('embed/embed-chat.js') },
  ...Object.fromEntries(Object.entries(PEERS).map(([name, size]) => [name, { 'kB gzip': size }])),
});

const app = await startDemo();
const line = `<script async src="${app.url}/embed.js" data-company="${DEMO_COMPANY_ID}"></script>`;
// A page with a script of its own, as every shop has one: what Chromium needs to run any script at all is not counted.
const BODY = `<p>Benvenuti</p><script nonce="page">
  const list = document.createElement('ul');
  for (let number = 0; number < 200; number++) {
    const row = document.createElement('li');
    row.textContent = 'Prodotto ' + number;
    row.onclick = () => row.remove();
    list.append(row);
  }
  document.body.append(list);
</script>`;
const LEAST = `const button = document.createElement('button'), image = document.createElement('img');
button.onclick = () => {};
image.src = document.currentScript.src.split('/', 3).join('/') + '/bubble.svg';
button.append(image);
document.documentElement.append(button);`;
const plain = await openScripts({ '/empty.js': 'void 0', '/least.js': LEAST });
const withChat = await openOtherSite(app.url, line, { '/': BODY });
const scriptOf = (file: string) => `<script async src="${plain.url}${file}"></script>`;
const PAGES: Record<string, OtherSite> = {
  'the page by itself': await openOtherSite(app.url, '', { '/': BODY }),
  'with an empty script': await openOtherSite(plain.url, scriptOf('/empty.js'), { '/': BODY }),
  'with a button and a picture, without any style': await openOtherSite(plain.url, scriptOf('/least.js'), {
    '/': BODY,
  }),
  'with the line': withChat,
};

interface Cost {
  /** The script of the line: its evaluation, and what it does later, when the page has nothing else to do. */
  evaluated: number;
  later: number;
  /** Of the whole page until it was complete, as the browser counts it: scripts, style and layout, everything. */
  scripts: number;
  drawing: number;
  thread: number;
}

/** What the page's thread did until the page was complete, ms at four times slow-down, of its own time. */
async function costOf(context: BrowserContext, url: string): Promise<Cost> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const traced = await tracedScript(session, /\/(embed|least|empty)\.js$/, () =>
    page.goto(url, { waitUntil: 'networkidle' }),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const spent = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return {
    ...traced,
    scripts: spent('ScriptDuration'),
    drawing: spent('RecalcStyleDuration') + spent('LayoutDuration'),
    thread: spent('TaskDuration'),
  };
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

const person = await openBrowser();
const costs = await alternate(Object.keys(PAGES), rounds, (name) =>
  costOf(person.context, (PAGES[name] as OtherSite).url),
);
await person.close();
const byItself = costs.get('the page by itself') ?? [];
const middle = (each: Cost[], of: (cost: Cost, round: number) => number) => significant(median(each.map(of)));
// The browser slows a thread down by pauses of some ms: what is shorter than one meets either none or one of them, so
// that a median would be the luck of the rounds.
const average = (each: Cost[], of: (cost: Cost) => number) =>
  significant(each.reduce((sum, cost) => sum + of(cost), 0) / each.length);
printTable(
  `script of the line's own file at ${SLOW_DOWN}× slow-down, ms of the thread's time; averages of ${rounds} rounds`,
  Object.fromEntries(
    [...costs].map(([name, each]) => [
      name,
      {
        'evaluated as the page loads': average(each, ({ evaluated }) => evaluated),
        'in its idle time': average(each, ({ later }) => later),
        both: average(each, ({ evaluated, later }) => evaluated + later),
      },
    ]),
  ),
);
// A script that asks for a picture pays for it as script, a sheet that does as style: only all of it together is fair.
const PARTS = { 'all scripts': 'scripts', 'style and layout': 'drawing', 'all that the thread did': 'thread' } as const;
printTable(
  `the whole page in the same rounds, ms; in brackets how much more than the page by itself`,
  Object.fromEntries(
    [...costs].map(([name, each]) => [
      name,
      Object.fromEntries(
        Object.entries(PARTS).map(([part, key]) => {
          const more = middle(each, (cost, round) => cost[key] - (byItself[round]?.[key] ?? 0));
          return [part, `${middle(each, (cost) => cost[key])} (${more})`];
        }),
      ),
    ]),
  ),
);

const opened = await alternate(['opened'], Math.min(rounds, 5), async () => {
  const visitor = await openBrowser();
  try {
    return await openingTime(visitor.page);
  } finally {
    await visitor.close();
  }
});
printTable('the chat on slow 3G (400 ms, 400 kbit/s), ms', {
  'from the click, connection open': medians(opened.get('opened') ?? []),
});
await Promise.all([...Object.values(PAGES), plain].map((site) => site.close()));
await app.close();

/** Scripts that cost the least, on an origin of their own, and a picture for whoever asks. */
async function openScripts(files: Record<string, string>): Promise<Omit<OtherSite, 'asked'>> {
  const server = createServer((request, response) => {
    const script = files[request.url ?? ''];
    response.setHeader('content-type', script === undefined ? 'image/svg+xml' : 'text/javascript');
    response.end(script ?? '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle r="30"/></svg>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
