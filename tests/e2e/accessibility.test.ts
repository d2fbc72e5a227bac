import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, type Stage } from '../setup/stage';
import { faultsOfWalk, walks } from './accessible-screens';
import { looks, windowOf } from './looked-at';

/** Accessibility of every screen, including on narrow windows. */
describe('every screen', () => {
  let product: Stage;
  let browser: Browser;

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  describe.each(walks)('that $by opens', (walk) => {
    it.each(looks)('has no accessibility fault and fits its window in $language', async (look) => {
      const context = await browser.newContext({ viewport: windowOf(look) });
      const faults = await faultsOfWalk(await context.newPage(), product, look, walk);
      await context.close();
      expect(faults).toEqual([]);
    });
  });
});
