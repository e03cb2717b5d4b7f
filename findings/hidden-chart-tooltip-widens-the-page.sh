#!/usr/bin/env bash
# Expected: a tooltip that nobody has asked for takes no room; a chart that is as wide as its box keeps a page from
#   scrolling sideways, at whatever size people have set their letters to.
# Seen: @mantine/charts 9.7.3 (on recharts 3.10.1) keeps the tooltip of a BarChart in the page, `visibility: hidden` and at
#   least 12.5rem wide, at the left of the plot; nothing cuts it off. With the browser's letters at 32 pixels it is 400
#   wide: a page of 360 whose chart fits in it scrolls sideways by 40, before anybody has touched the chart. At
#   16 pixels it is 200 wide and does no harm, so that a narrow screen alone shows nothing. (Debian's Chromium, Node 24)
# Why it matters here: figures of a shop are read on phones, and by people who need large letters. There the tooltip has no
#   least width in our pages.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact react@19.3.1 react-dom@19.3.1 react-is@19.3.1 recharts@3.10.1 \
  @mantine/core@9.7.3 @mantine/hooks@9.7.3 @mantine/charts@9.7.3 vite@8.3.8 playwright-core@1.65.1
cat >index.html <<'HTML'
<!doctype html><meta name="viewport" content="width=device-width"><div id="root"></div><script type="module" src="/page.js"></script>
HTML
cat >page.js <<'JS'
import '@mantine/core/styles.css';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const data = ['lun', 'mar', 'mer'].map((day, count) => ({ day, questions: count + 1 }));
const chart = createElement(BarChart, { h: 200, data, dataKey: 'day', series: [{ name: 'questions', color: 'blue' }] });
createRoot(document.getElementById('root')).render(createElement(MantineProvider, null, chart));
JS
node_modules/.bin/vite build --logLevel error
cat >look.mjs <<'JS'
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
const server = createServer(async ({ url }, response) => {
  const file = url === '/' ? '/index.html' : url;
  const type = { html: 'text/html', js: 'text/javascript', css: 'text/css' }[file.split('.').at(-1)] ?? 'text/plain';
  const body = await readFile(`dist${file}`).catch(() => '');
  response.setHeader('content-type', type).end(body);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log(`Chromium ${browser.version()}`);
const over = [];
for (const standard of [16, 32]) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  const seen = await page.evaluate(() => {
    const tooltip = document.querySelector('.recharts-tooltip-wrapper');
    const width = (part) => Math.round(part.getBoundingClientRect().width);
    const { scrollWidth } = document.documentElement;
    const chart = width(document.querySelector('.recharts-wrapper'));
    return { scrollWidth, chart, tooltip: width(tooltip), visibility: getComputedStyle(tooltip).visibility };
  });
  console.log(`letters of ${standard} px:`, JSON.stringify(seen));
  over.push(seen.visibility === 'hidden' && seen.chart <= 360 ? seen.scrollWidth - 360 : Number.NaN);
}
await browser.close();
server.close();
process.exit(over[0] === 0 && over[1] >= 40 ? 0 : 1);
JS
node look.mjs
