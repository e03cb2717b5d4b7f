import { type Browser, chromium } from 'playwright-core';

let running: Promise<Browser> | undefined;
let people = 0;
let isKept = false;

/** From now on Chromium goes on running when nobody uses it: the next journey of this process finds it there. */
export function keepChromium(): void {
  isKept = true;
}

/**
 * The one Chromium of this process, for one person more, who leaves it by `leave`. Each has a profile of their own in it;
 * starting it for each of them took a second and a half of processor.
 */
export async function enterChromium(): Promise<{ browser: Browser; leave(): Promise<void> }> {
  people++;
  running ??= launch();
  const browser = await running;
  return {
    browser,
    async leave() {
      if (--people === 0 && !isKept) await browser.close();
    },
  };
}

/** CHROMIUM names the program. */
async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', // as root, Chromium has no other way
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.once('disconnected', () => {
    running = undefined; // closed, or it crashed: who used it fails by that, and nobody after them
  });
  return browser;
}
