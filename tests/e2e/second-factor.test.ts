import { resourcePath } from '@rdm/blade-protocol';
import { parameter } from '@rdm/core/internal/system';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller } from '../contract/wire-caller';
import { appCode } from '../setup/authenticator-app';
import { launchChromium } from '../setup/chromium';
import { enter, openProduct, openSignIn, openWindowOf, type Stage } from '../setup/stage';
import { md5 } from '../setup/test-server';
import { violationsOn } from './axe';

const clerk = { tenant: '100001', account: 'finance' };

/** Browsers make passkeys for names, never for addresses of numbers. */
const byName = (product: Stage): Stage => ({
  asksCaptcha: product.asksCaptcha,
  addressOf: (screen) => product.addressOf(screen).replace('127.0.0.1', 'localhost'),
  end: () => product.end(),
});

describe('a second factor in the browser', () => {
  let product: Stage;
  let browser: Browser;
  let desk: Page;

  beforeAll(async () => {
    product = byName(await openProduct());
    browser = await launchChromium();
    desk = await openWindowOf(browser, product, clerk);
    const devtools = await desk.context().newCDPSession(desk);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  const confirmPassword = async (page: Page, password: string) => {
    await page.getByLabel('当前密码').fill(password);
    await page.getByRole('button', { name: '下一步' }).click();
  };
  const addApp = async (page: Page, password: string) => {
    await page.getByRole('button', { name: '添加验证器应用' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await confirmPassword(page, password);
    await page.getByRole('img', { name: '两步验证二维码' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const key = await page.locator('form code').innerText();
    await page.getByLabel('动态码').fill(appCode(key, Date.now()));
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('恢复码（只显示这一次）').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: '已保存' }).click();
  };

  it('is an app, added by its picture and first code, with recovery codes', async () => {
    await desk.goto(product.addressOf('/info/index'));
    await desk.getByRole('tab', { name: '两步验证' }).click();
    await desk.getByText('尚未启用两步验证').waitFor();
    expect(await violationsOn(desk)).toEqual([]);
    await addApp(desk, 'finance');
    await desk.getByText('剩余恢复码 10 个').waitFor();
  });

  it('is a passkey too, which the browser makes and keeps', async () => {
    await desk.getByRole('button', { name: '添加通行密钥' }).click();
    expect(await violationsOn(desk)).toEqual([]);
    await confirmPassword(desk, 'finance');
    await desk.getByRole('button', { name: '移除通行密钥' }).waitFor();
    expect(await violationsOn(desk)).toEqual([]);
  });

  it('is asked for after the password, and the passkey alone ends the sign-in', async () => {
    await desk.evaluate(() => localStorage.clear());
    await openSignIn(desk, product);
    await enter(desk, product, clerk);
    await desk.getByLabel('动态码或恢复码').waitFor();
    expect(await violationsOn(desk)).toEqual([]);
    await desk.getByRole('button', { name: '使用通行密钥' }).click();
    await desk.waitForURL('**/wel/index', { timeout: 60_000 });
  });

  it('that the enterprise requires is set up before anything else', async () => {
    const url = product.addressOf('');
    const call = wireCaller(url.replace('localhost', '127.0.0.1'));
    const query = { tenantId: '100001', username: 'admin', password: md5('admin') };
    const { body } = await call('POST', '/api/blade-auth/oauth/token', { query });
    const set = await call('POST', resourcePath(parameter, 'submit'), {
      token: String(body['access_token']),
      json: { paramName: '两步验证', paramKey: 'account.secondFactor', paramValue: 'true' },
    });
    expect(set.status).toBe(200);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
    const page = await context.newPage();
    await openSignIn(page, product);
    await enter(page, product, { tenant: '100001', account: 'manager' });
    await page.waitForURL('**/secondfactor', { timeout: 60_000 });
    await page.getByRole('button', { name: '添加验证器应用' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: '进入系统' }).click();
    await page.getByRole('alert').filter({ hasText: '请先添加' }).waitFor();
    await addApp(page, 'manager');
    await page.getByRole('button', { name: '进入系统' }).click();
    await page.waitForURL('**/wel/index', { timeout: 60_000 });
    await context.close();
  });
});
