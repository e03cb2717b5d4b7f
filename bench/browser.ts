import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser, startDemo } from '../e2e/browser.ts';
import { querySystem } from '../server/database/system.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { say } from '../server/test/story.ts';
import { type Filled, fillLog } from './browser/fill.ts';
import { openPeer } from './browser/peer-server.ts';
import { alternate, median, printTable, quantile, significant } from './harness.ts';

// Target's speed 7: what a live event costs the browser in a log and in a transcript of 5,000 rows, beside the same list
// in Apollo Client's cache, kept up to date by `updateQuery`, and the yardstick of the run: a row put above thirty others
// by the document's own calls. `npm run build` first.
const [rows = 5_000, rounds = 3, events = 10] = process.argv.slice(2).map(Number);
const BETWEEN = 150; // ms between two events, so that each is drawn by itself
const LONG = 300_000; // ms; reading 5,000 messages on a busy machine
const GENEROUS = { most: 10_000_000, seconds: 60 };

const app = await startDemo({
  limits: {
    messagesByVisitor: GENEROUS,
    messagesByAddress: GENEROUS,
    messagesByCompany: GENEROUS,
    sameTextByVisitor: GENEROUS,
  },
});
const filled = await fillLog(app, DEMO_COMPANY_ID, rows);
const peer = await openPeer();
const log = `${app.url}/admin/companies/${DEMO_COMPANY_ID}/conversations`;

let asked = 0;
/** The next thing a visitor says, each time in the conversation that lay longest. */
function sayInTheLog(of: Filled) {
  const { id, token } = of.resting[asked++ % of.resting.length] as Filled['resting'][number];
  return say(app, token, id, `Domanda numero ${asked}`);
}

interface Contender {
  readonly page: Page;
  readonly happen: () => Promise<unknown>;
  close(): Promise<void>;
}

const YARDSTICK = 'yardstick: a row by the document alone';

/** All pages stand open from the first round to the last: to read 5,000 rows takes longer than to measure. */
const CONTENDERS: Record<string, Contender> = {
  'log, ours': await openLog(),
  'transcript, ours': await openTranscript(),
  'log, Apollo updateQuery': await openPeerPage('log'),
  'transcript, Apollo updateQuery': await openPeerPage('transcript'),
  [YARDSTICK]: await openPeerPage('plain'),
};

async function openLog(): Promise<Contender> {
  const { page, close } = await openBrowser();
  await signIn(page);
  await page.goto(log);
  await page.getByRole('listitem').first().waitFor();
  await readAll(page);
  await page.getByRole('listitem').first().evaluate(toTheTop);
  await page.mouse.move(1_000, 400); // out of the list: whoever points into it sees it stand still
  return { page, close, happen: () => sayInTheLog(filled) };
}

async function openTranscript(): Promise<Contender> {
  const { page, context, close } = await openBrowser();
  await signIn(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${log}/${filled.long.id}`);
  await page.getByRole('log').waitFor();
  await page.getByRole('button', { name: 'Altre azioni sulla conversazione' }).click();
  await page.getByRole('menuitem', { name: 'Copia come testo' }).click(); // reads all of it
  await page.getByText('Conversazione copiata come testo.').waitFor({ timeout: LONG });
  return { page, close, happen: () => say(app, filled.long.token, filled.long.id, `Domanda numero ${++asked}`) };
}

async function openPeerPage(kind: string): Promise<Contender> {
  const { page, close } = await openBrowser();
  await page.goto(`${peer.url}/?kind=${kind}&rows=${rows}`);
  await page.getByText(`${rows} righe`).waitFor();
  let number = 0;
  return { page, close, happen: () => page.evaluate(`pushEvent(${++number})`) };
}

/** Milliseconds of script for each thing that is pushed, as Chromium counts them, less what the page does anyway. */
async function measure(page: Page, happen: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what else the machine does meanwhile is none of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  let pushed = 0;
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    if (response.payloadData.includes('"next"')) pushed++;
  });
  await pause(300);
  const idle = await during(session, () => pause(BETWEEN));
  const times: number[] = [];
  for (let event = 0; event < events; event++) {
    const before = pushed;
    const spent = await during(session, async () => {
      await happen();
      await pause(BETWEEN);
    });
    times.push(Math.max(0, spent - idle) / Math.max(1, pushed - before));
  }
  await session.detach();
  return times;
}

async function during(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await scriptTime(session);
  await work();
  return (await scriptTime(session)) - before;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Reads the log page by page, to its end. */
async function readAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Mostra altre' });
  const height = () => page.getByRole('list', { name: 'Conversazioni' }).evaluate((list) => list.clientHeight);
  while (await more.isVisible()) {
    const before = await height();
    await more.click({ timeout: LONG });
    while ((await height()) === before && (await more.isVisible())) await pause(10);
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.getByLabel('Email').fill('admin@demo.it');
  await page.getByLabel('Password', { exact: true }).fill('demo-admin');
  await page.locator('button[type=submit]').click();
  await page.getByText('Demo Shop').first().waitFor();
}

function toTheTop(row: Element): void {
  row.parentElement?.parentElement?.scrollTo({ top: 0 });
}

const results = await alternate(Object.keys(CONTENDERS), rounds, async (name) => {
  const { page, happen } = CONTENDERS[name] as Contender;
  return measure(page, happen);
});
const [{ count }] = (await querySystem(app.shared.database, 'select count(*)::int from messages')) as [
  { count: number },
];
const middleOf = (name: string) => median((results.get(name) ?? []).flat());
printTable(
  `script of a live event among ${rows.toLocaleString('en')} rows, ms; ${rounds} rounds of ${events} events, ${count} messages stored`,
  Object.fromEntries(
    [...results].map(([name, each]) => {
      const times = each.flat();
      const peerName = name.replace(', ours', ', Apollo updateQuery');
      return [
        name,
        {
          median: significant(median(times)),
          p95: significant(quantile(times, 0.95)),
          'as many times quicker than its peer':
            name === peerName ? '' : significant(middleOf(peerName) / median(times)),
          'as many times the yardstick': significant(median(times) / middleOf(YARDSTICK)),
        },
      ];
    }),
  ),
);
await Promise.all([...Object.values(CONTENDERS).map(({ close }) => close()), peer.close()]);
await app.close();
