import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, type Stage } from '../setup/stage';
import { violationsOn } from './axe';

const PASSWORD = 'Qiye-2024-Mima';

/** An enterprise that registers itself, and how its first user gets around. */
describe('a new enterprise', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;
  let tenantId = '';

  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const tab = (name: string) => page.getByRole('navigation', { name: '已打开的页面' }).getByText(name);

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('registers from the sign-in page and learns its tenant number', async () => {
    await page.goto(product.addressOf('/login'));
    await page.getByRole('link', { name: '企业注册' }).click();
    await page.waitForURL('**/register');
    await page.getByLabel('企业名称').fill('杭州新芽机电有限公司');
    // The check digit is the last. GB 32100—2015
    await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
    await page.getByLabel('联系人').fill('周新');
    await page.getByLabel('手机号码').fill('13800138000');
    await page.getByLabel('登录账号').fill('zhouxin');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByLabel('确认密码').fill(PASSWORD);
    await button('注册').click();
    await page.getByText('注册成功').waitFor();
    tenantId = /\b\d{6}\b/.exec(await page.getByRole('main').innerText())![0];
    expect(await violationsOn(page)).toEqual([]);
  });

  it('signs in on trial, with an empty year that says where to begin', async () => {
    await page.getByRole('link', { name: '去登录' }).click();
    await page.getByLabel('租户ID').waitFor();
    expect(await page.getByLabel('租户ID').inputValue()).toBe(tenantId);
    const password = page.getByRole('textbox').nth(2);
    await password.fill(PASSWORD);
    await password.press('Enter');
    await page.waitForURL('**/wel/index');
    await page.getByText(/试用/).first().waitFor();
  });

  it('goes by the command palette to a screen, which opens as a tab', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索菜单、项目和人员' }).fill('项目列表');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rdm/project/list**');
    await tab('项目列表').waitFor();
    await page.goto(product.addressOf('/rdm/import'));
    await tab('数据导入').waitFor();
    await page.getByRole('button', { name: '关闭数据导入' }).click();
    await page.waitForURL('**/rdm/project/list**');
    expect(await tab('数据导入').count()).toBe(0);
  });

  it('keeps the language and the theme that were chosen', async () => {
    await button('English').click();
    await page.getByText('R&D projects').first().waitFor();
    await page.reload();
    await page.getByText('R&D projects').first().waitFor();
    await button('中文').click();
    await button('主题').click();
    await page.getByRole('radio', { name: '黑色主题' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('theme-dark');
    await page.waitForLoadState('networkidle');
    await tab('项目列表').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is told when the connection is lost and goes on when it is back', async () => {
    await page.context().setOffline(true);
    await page.getByText('网络已断开。').first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('网络已断开。').count()).toBe(0);
  });
});
