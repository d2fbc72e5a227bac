import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, type Stage } from '../setup/stage';
import { faultsOfWalk } from './accessible-screens';

/** What a person who cannot see the screen, or has only a narrow one, meets. */
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

  it.each([
    [1440, 'zh'],
    [992, 'zh'],
    [390, 'zh'],
    [1440, 'en'],
    [992, 'en'],
    [390, 'en'],
  ] as const)('has no accessibility fault and fits at %i px in %s', async (width, language) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const faults = await faultsOfWalk(await context.newPage(), product, language);
    await context.close();
    expect(faults).toEqual([]);
  });
});
