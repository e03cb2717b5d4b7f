#!/usr/bin/env bash
# Expected: a page with an open WebSocket is not kept for 'back' (the back/forward cache leaves such pages out), or its
#   socket is closed as it is put away: a server that pings its clients finds out that one is gone.
# Seen: it is kept, with the socket in the page or in a frame of another site, and nobody is told. While the visitor is on
#   the next page the browser answers pings for the one that is away, and takes messages, which no script ever gets. After
#   'back' the socket says OPEN at `pageshow`, and what is sent then arrives; only now it is closed, as 1006 for the page
#   and as 1001 for the server (Debian's Chromium 156, playwright-core 1.65.1, ws 8.23.0, Node 24). Playwright switches the
#   cache off (`ignoreDefaultArgs: ['--disable-back-forward-cache']` leaves it on), so that no test sees any of this.
# Why it matters here: a visitor goes from the chat to a product and back, and an answer that was sent meanwhile counts as
#   delivered for every server that trusts a ping. The chat subscribes again from the last number that it has.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts --save-exact playwright-core@1.65.1 ws@8.23.0
cat > back.mjs <<'J'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { WebSocketServer } from 'ws';
const socket = `<script>
  const heard = [];
  const socket = new WebSocket('ws://' + location.host + '/');
  socket.onmessage = ({ data }) => heard.push('message ' + data);
  socket.onopen = () => top.postMessage('open', '*');
  socket.onclose = ({ code }) => { heard.push('close ' + code); fetch('/heard', { method: 'POST', body: JSON.stringify(heard) }); };
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    heard.push('pageshow ' + (socket.readyState === WebSocket.OPEN ? 'OPEN' : 'not open'));
    try { socket.send('I am back'); } catch (error) { heard.push(error.name); }
  });
</script>`;
const leave = '<script>onmessage = () => setTimeout(() => { location.href = "/product"; }, 300)</script>';
let port, found, told, connection, hasClosed;
const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'text/html');
  if (request.url === '/heard') found(JSON.parse(String((await request.toArray())[0])));
  const bodies = {
    '/page': leave + socket,
    '/frame': `${leave}<iframe src="http://localhost:${port}/inside"></iframe>`,
    '/inside': socket,
    '/product': '<script>onpageshow = () => setTimeout(() => history.back(), 1500)</script>',
  };
  if (request.url === '/product') setTimeout(() => { connection.ping(); connection.send('news'); }, 500);
  response.end(`<!doctype html><title>shop</title>${bodies[request.url] ?? ''}`);
}).listen(0);
await once(server, 'listening');
port = server.address().port;
new WebSocketServer({ server }).on('connection', (each) => {
  connection = each;
  each.on('pong', () => told.push('pong'));
  each.on('message', (data) => told.push(String(data)));
  hasClosed = once(each, 'close').then(([code]) => told.push(code));
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const seen = {};
for (const kind of ['page', 'frame']) {
  told = [];
  const heard = new Promise((resolve) => { found = resolve; });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${port}/${kind}`, { waitUntil: 'commit' });
  seen[kind] = { heard: await heard };
  await hasClosed;
  seen[kind].server = told;
}
console.log('Chromium', browser.version(), JSON.stringify(seen));
await browser.close();
server.close();
server.closeAllConnections();
const expected = { heard: ['pageshow OPEN', 'close 1006'], server: ['pong', 'I am back', 1001] };
process.exit(JSON.stringify(seen) === JSON.stringify({ page: expected, frame: expected }) ? 0 : 1);
J
timeout 60 node back.mjs
