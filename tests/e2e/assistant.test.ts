import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { violationsOfDialog, violationsOn } from './axe';

/** The helpers of one account, over whatever page is open. */
describe('the AI helpers', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;

  const helpers = () => page.getByRole('complementary', { name: 'AI 助手' });
  const findings = () => page.getByRole('list', { name: '检查结果' }).getByRole('listitem');
  const openHelper = async (name: string) => {
    await helpers().getByRole('button', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const enter = async (account: string) => {
    page = await openWindowOf(browser, product, { tenant: '100001', account });
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('are there for the account that is named, and for no other', async () => {
    await enter('finance');
    await page.getByRole('navigation', { name: '主菜单' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await helpers().count()).toBe(0);
    await page.context().close();
    await enter('manager');
    await helpers().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('say what a proposal of the demonstration still needs', async () => {
    const helper = await openHelper('AI完善立项书');
    await helper.getByRole('combobox', { name: '研发项目' }).click();
    await page.getByRole('option').first().click();
    await helper.getByRole('button', { name: '检查立项书' }).click();
    await findings().first().waitFor();
    expect(await findings().count()).toBeGreaterThanOrEqual(16);
    expect(await violationsOfDialog(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await helper.waitFor({ state: 'hidden' });
  });

  it('check the costs of the demonstration’s year and lead to the rows', async () => {
    const helper = await openHelper('AI研发费用核查');
    await helper.getByRole('button', { name: '核查费用' }).click();
    await findings().first().waitFor();
    const link = findings().getByRole('link').first();
    await link.click();
    await helper.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.pathname !== '/wel/index');
  });

  it('look up a policy by words and year', async () => {
    const helper = await openHelper('AI政策检索');
    await helper.getByRole('textbox', { name: '关键词' }).fill('制造业 2022');
    await page.keyboard.press('Enter');
    await findings().filter({ hasText: '制造业企业：100%' }).first().waitFor();
    expect(await violationsOfDialog(page)).toEqual([]);
  });
});
