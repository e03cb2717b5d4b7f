#!/usr/bin/env bash
# Expected: a test's `page.goBack()` ends once the browser has gone back, whichever document the entry belongs to.
# Seen: where the newest entry was made by an <iframe> (history.pushState there), Chromium goes back at once, the frame
#   hears its `popstate` and the page none, as a visitor's 'back' would do; but `page.goBack()` waits for the page's own
#   document until its timeout and fails. A `history.replaceState` of the page in answer, which changes nothing, ends the
#   wait. (playwright-core 1.65.1, Debian's Chromium, Node 24)
# Why it matters here: the chat's way back is an entry of its own frame, so that no router of a shop's page takes it for a
#   navigation. Shops that press 'back' in tests of their own would wait for ever for something that has happened.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact playwright-core@1.65.1
node --input-type=module -e '
import { createServer } from "node:http";
import { chromium } from "playwright-core";
const server = createServer((request, response) => {
  response.setHeader("content-type", "text/html");
  response.end(request.url === "/frame" ? "<p>Frame</p>" : "<p>Page</p><iframe src=/frame></iframe>");
}).listen(0, "127.0.0.1", run);
async function tried(browser, isAnswered) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const frame = page.frames()[1];
  await page.evaluate(() => { window.heard = 0; addEventListener("popstate", () => { window.heard += 1; }); });
  await frame.evaluate((answered) => {
    addEventListener("popstate", () => answered && parent.history.replaceState(parent.history.state, ""));
    history.pushState({ ours: true }, "");
  }, isAnswered);
  const result = await page.goBack({ timeout: 4_000 }).then(() => "ended", () => "timed out");
  const state = await frame.evaluate(() => history.state);
  const heard = await page.evaluate(() => window.heard);
  await page.close();
  return `goBack ${result}, the frame is ${state === null ? "back" : "where it was"}, the page heard ${heard} popstate`;
}
async function run() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  const plain = await tried(browser, false);
  const answered = await tried(browser, true);
  console.log(`Chromium ${browser.version()}`);
  console.log(`without an answer: ${plain}`);
  console.log(`with replaceState in answer: ${answered}`);
  await browser.close();
  const isAsSeen =
    plain === "goBack timed out, the frame is back, the page heard 0 popstate" &&
    answered === "goBack ended, the frame is back, the page heard 0 popstate";
  process.exit(isAsSeen ? 0 : 1);
}'
