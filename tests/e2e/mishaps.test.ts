import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { violationsOfDialog, violationsOn } from './axe';

const FAILED = '页面的程序文件没有加载成功';

/** A fault of a page is shown in a sentence, kept in the error log, and leaves the rest of the screen working. */
describe('a part of the program that does not arrive', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;

  const log = () => page.getByRole('dialog', { name: '日志' });
  const menu = () => page.getByRole('navigation').first();
  const arriveAgain = async () => {
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: '重新加载' }).click();
  };
  const openLog = async () => {
    await page.getByRole('button', { name: /条错误日志/ }).click();
    await log().getByRole('button', { name: '上传服务器' }).waitFor();
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100001', account: 'admin' });
    await page.getByRole('button', { name: '消息通知' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('is told in place of its screen, and the menu still leads elsewhere', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await menu().getByText('数据导入').click();
    await page.getByText(FAILED).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await arriveAgain();
    await page.waitForURL('**/rdm/import');
    await page.getByText(/拖/).first().waitFor();
  });

  it('stands in the error log, which is sent to the server when it is told to', async () => {
    await openLog();
    expect(await log().getByRole('row').count()).toBeGreaterThan(1);
    expect(await violationsOfDialog(page)).toEqual([]);
    await log().getByRole('button', { name: '上传服务器' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '上传服务器' }).click();
    await page.getByText('发送成功!').waitFor();
    await page.getByRole('button', { name: '没有错误日志' }).waitFor();
    await page.goto(product.addressOf('/monitor/log/error'));
    await page.getByRole('row').filter({ hasText: 'admin' }).first().waitFor();
  });

  it('is forgotten when the log is cleared', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await menu().getByText('数据导入').click();
    await page.getByText(FAILED).waitFor();
    await arriveAgain();
    await openLog();
    await log().getByRole('button', { name: '清空本地日志' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清空本地日志' }).click();
    await page.getByText('清空成功!').waitFor();
    await page.getByRole('button', { name: '没有错误日志' }).waitFor();
  });
});
