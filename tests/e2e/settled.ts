import type { Page } from 'playwright-core';

/** Waits until what the page shows has come to rest: no skeleton, nothing that fades, slides or changes colour. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    // Two frames: sizes are measured in the first and drawn in the second.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isMoving = document
      .getAnimations()
      .some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity);
    return !isMoving && document.querySelector('.animate-late, [role=grid][aria-busy=true]') === null;
  });
}
