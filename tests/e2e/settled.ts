import type { Page } from 'playwright-core';

/** Waits until the page is stable: no skeleton, no fading, sliding or colour transition. */
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
