import type { Page } from 'playwright-core';

const CALM_FOR = 400; // ms; a dialog mounts a frame or two before it begins to fade in

/** Waits until nothing on the page has moved or faded for a while. */
export async function whenCalm(page: Page): Promise<void> {
  await page.evaluate(
    (calmFor) =>
      new Promise<void>((resolve) => {
        let since = performance.now();
        const look = () => {
          const now = performance.now();
          if (document.getAnimations().some((animation) => animation.playState === 'running' && !isEndless(animation)))
            since = now;
          if (now - since >= calmFor) resolve();
          else requestAnimationFrame(look);
        };
        // What turns or blinks for ever would never be calm.
        const isEndless = (animation: Animation) =>
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        look();
      }),
    CALM_FOR,
  );
}
