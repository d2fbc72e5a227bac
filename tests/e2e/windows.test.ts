import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { enter, openProduct, openWindowOf, type Stage } from '../setup/stage';

/** Signing out, locking and switching in one window hold in every window of the browser. */
describe('two windows of one person', () => {
  let product: Stage;
  let browser: Browser;
  let context: BrowserContext;
  let one: Page;
  let other: Page;

  const open = (page: Page, screen: string) => page.goto(product.addressOf(screen));
  const isAt = (page: Page, end: string) => expect.poll(() => new URL(page.url()).pathname).toBe(end);

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    one = await openWindowOf(browser, product, { tenant: '100001', account: 'finance' });
    context = one.context();
    other = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('are both signed in by one of them', async () => {
    await open(other, '/rdm/project/list');
    await other.getByRole('button', { name: '用户菜单' }).waitFor();
    await isAt(other, '/rdm/project/list');
  });

  it('speak the same language', async () => {
    await one.getByRole('button', { name: 'English' }).click();
    await other.getByRole('button', { name: 'User menu' }).waitFor();
    await other.getByRole('button', { name: '中文' }).click();
    await one.getByRole('button', { name: '用户菜单' }).waitFor();
  });

  it('are locked and opened together', async () => {
    await one.getByRole('button', { name: '锁屏' }).click();
    const lock = one.getByRole('dialog', { name: '设置锁屏密码' });
    await lock.getByLabel('锁屏密码').fill('abc');
    await lock.getByRole('button', { name: '锁屏' }).click();
    for (const page of [one, other]) await isAt(page, '/lock');
    await other.getByLabel('锁屏密码').fill('abc');
    await other.getByLabel('锁屏密码').press('Enter');
    await isAt(other, '/rdm/project/list');
    await expect.poll(() => new URL(one.url()).pathname).not.toBe('/lock');
  });

  it('ask for new tokens once, when both have found theirs too old', async () => {
    const refreshes: string[] = [];
    await context.route('**/api/blade-auth/oauth/token**', async (route) => {
      const { searchParams } = new URL(route.request().url());
      const form = new URLSearchParams(route.request().postData() ?? '');
      refreshes.push(String(searchParams.get('grant_type') ?? form.get('grant_type')));
      await route.continue();
    });
    // Simulates an hour passing: the age of the token is stored beside it.
    await one.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('saber-token')!) as { datetime: number };
      localStorage.setItem('saber-token', JSON.stringify({ ...kept, datetime: kept.datetime - 3_500_000 }));
    });
    await expect.poll(() => refreshes.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await one.waitForTimeout(12_000);
    expect(refreshes).toEqual(['refresh_token']);
    await context.unroute('**/api/blade-auth/oauth/token**');
    for (const page of [one, other]) {
      await page.reload();
      await page.getByRole('button', { name: '用户菜单' }).waitFor();
    }
  });

  it('are both left by signing out of one, and entered again by the other', async () => {
    await one.getByRole('button', { name: '用户菜单' }).click();
    await one.getByRole('menuitem', { name: '退出登录' }).click();
    await one.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    for (const page of [one, other]) await isAt(page, '/login');
    expect(await one.evaluate(() => localStorage.getItem('saber-token'))).toBeNull();
    await enter(other, product, { tenant: '100001', account: 'manager' });
    await one.getByRole('button', { name: '用户菜单' }).filter({ hasText: '李项目' }).waitFor();
  });
});
