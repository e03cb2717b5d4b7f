import type { Page } from 'playwright-core';

const CALM_FOR = 400; // ms
const FRAMES = 10; // a dialog mounts a frame or two before it begins to fade in, however long those take

/** Waits until nothing on the page has moved or faded for a while. */
export async function whenCalm(page: Page): Promise<void> {
  await page.evaluate(
    ([calmFor, enough]) =>
      new Promise<void>((resolve) => {
        let since = performance.now();
        let frames = 0;
        const look = () => {
          const now = performance.now();
          frames++;
          if (document.getAnimations().some((animation) => animation.playState === 'running' && !isEndless(animation)))
            [since, frames] = [now, 0];
          if (now - since >= calmFor && frames >= enough) resolve();
          else requestAnimationFrame(look);
        };
        // What turns or blinks for ever would never be calm.
        const isEndless = (animation: Animation) =>
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        look();
      }),
    [CALM_FOR, FRAMES] as const,
  );
}
