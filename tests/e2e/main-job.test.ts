import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, type ProductStage } from '../setup/stage';
import { expectLine51, mainJob, openForm, signInAsClerk } from './main-job';

/** The one main job, as a clerk does it: from fourteen workbooks to line 51, and again after a power cut. */
describe('from workbooks to A107012', () => {
  let product: ProductStage;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  const standing = () => ({ page, stage: product });
  mainJob(standing);

  it('shows the same after a power cut', async () => {
    await product.cutPower();
    await signInAsClerk(standing());
    await openForm(standing());
    await expectLine51(page);
  });
});
