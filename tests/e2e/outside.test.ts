import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startedOnce } from '../setup/kept';
import { startOpenId, type OpenIdServer } from '../setup/openid-server';
import { startSmsGateway, type SmsGateway } from '../setup/sms-gateway';
import { fillIn } from '../setup/stage';
import { startProduct, type StartedProduct } from '../setup/started-product';
import { violationsOfDialog, violationsOn } from './axe';

const OWN = 'Waibu-2024';
const PHONE = '13800138001';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Users who sign in through another system, or have forgotten their password. */
describe('from outside', () => {
  let openId: OpenIdServer;
  let gateway: SmsGateway;
  let product: StartedProduct;
  let data: string;
  let browser: Browser;
  let guest: Page;
  let admin: Page;

  const newPage = async () =>
    (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
  const open = (page: Page, screen: string) => page.goto(`${product.url}${screen}`);
  const enter = async (page: Page, account: string, password: string) => {
    await open(page, '/login');
    await page.getByLabel('租户ID').waitFor();
    const passwordBox = await fillIn(page, { tenant: '100001', account, password });
    await passwordBox.press('Enter');
  };
  /** To the provider, through its form, and back. */
  const comeBy = async (page: Page, name: string) => {
    await open(page, '/login');
    await page.getByLabel('租户ID').fill('100001');
    await page
      .getByRole('button', { name: '统一身份' })
      .or(page.getByRole('link', { name: '统一身份' }))
      .click();
    await page.waitForURL(`${openId.issuer}/**`);
    await page.locator('input[name=login]').fill(name);
    await page.locator('input[name=password]').fill('any');
    await page.locator('[type=submit]').click();
    await page.waitForURL(`${product.url}/**`);
  };

  beforeAll(async () => {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    openId = await startOpenId(`${site}/oauth/redirect/oidc`);
    gateway = await startSmsGateway();
    data = await startedOnce();
    product = await startProduct(data, {
      PORT: String(port),
      RDM_SITE_URL: site,
      RDM_OIDC_ISSUER: openId.issuer,
      RDM_OIDC_CLIENT_ID: openId.clientId,
      RDM_OIDC_CLIENT_SECRET: openId.clientSecret,
      RDM_OIDC_LABEL: '统一身份',
      RDM_SMS_URL: gateway.url,
      RDM_SMS_TOKEN: 'a-token',
    });
    browser = await launchChromium();
    guest = await newPage();
    admin = await newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    await openId?.stop();
    await gateway?.stop();
    if (data) rmSync(data, { recursive: true, force: true });
  });

  it('somebody known elsewhere asks for an account', async () => {
    await comeBy(guest, 'zhaoliu');
    const form = guest.getByRole('dialog', { name: '账号注册' });
    await form.getByLabel('账号名称').waitFor();
    expect(await violationsOfDialog(guest)).toEqual([]);
    if (await form.getByLabel('租户编号').count()) await form.getByLabel('租户编号').fill('100001');
    await form.getByLabel('姓名').fill('赵六');
    await form.getByLabel('账号名称').fill('zhaoliu');
    await form.getByLabel('密码', { exact: true }).fill(OWN);
    await form.getByLabel('确认密码').fill(OWN);
    await form.getByRole('button', { name: '提交' }).click();
    await guest.waitForURL('**/login**');
  });

  it('gets nowhere until the administrator gives him a role', async () => {
    await enter(guest, 'zhaoliu', OWN);
    await guest.getByRole('alert').first().waitFor();
    expect(new URL(guest.url()).pathname).toBe('/login');
    const again = await newPage();
    await comeBy(again, 'zhaoliu');
    await again.getByText('未获得用户的角色信息').waitFor();
    await again.context().close();
    await enter(admin, 'admin', 'admin');
    await admin.waitForURL('**/wel/index');
    await open(admin, '/system/user');
    await admin.getByRole('button', { name: /^待审核/ }).click();
    const row = admin.getByRole('row').filter({ hasText: '赵六' });
    await row.getByRole('button', { name: '角色配置' }).click();
    const grant = admin.getByRole('dialog', { name: /角色/ });
    await grant.getByRole('checkbox', { name: '项目负责人' }).check();
    await grant.getByRole('button', { name: '确定' }).click();
    await grant.waitFor({ state: 'hidden' });
  });

  it('and then comes by the other system to his own home page', async () => {
    const page = await newPage();
    await comeBy(page, 'zhaoliu');
    await page.waitForURL('**/wel/index');
    await page.getByRole('navigation', { name: '主菜单' }).getByText('研发项目').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it('somebody who has forgotten his password sets a new one by a code sent to his phone', async () => {
    const page = await newPage();
    await enter(page, 'finance', 'finance');
    await page.waitForURL('**/wel/index');
    await open(page, '/info/index');
    await page.getByLabel('手机号').fill(PHONE);
    await page.getByRole('button', { name: '保存' }).first().click();
    await page.getByText('修改信息成功!').waitFor();
    await page.context().close();

    const forgetful = await newPage();
    await open(forgetful, '/login');
    await forgetful.getByRole('link', { name: '找回密码' }).click();
    await forgetful.getByLabel('租户编号').fill('100001');
    await forgetful.getByLabel('手机号码').fill(PHONE);
    const send = forgetful.getByRole('button', { name: '获取验证码' });
    await send.click();
    await expect.poll(() => gateway.posted.at(-1)?.body.phone).toBe(PHONE);
    await forgetful.getByLabel('短信验证码').fill(/\d{6}/.exec(gateway.posted.at(-1)!.body.content)![0]);
    await forgetful.getByLabel('新密码').fill(OWN);
    await forgetful.getByLabel('确认密码').fill(OWN);
    expect(await violationsOn(forgetful)).toEqual([]);
    await forgetful.getByRole('button', { name: '设置新密码' }).click();
    await forgetful.getByText('密码已重新设置').waitFor();

    await enter(forgetful, 'finance', 'finance');
    await forgetful.getByRole('alert').first().waitFor();
    await enter(forgetful, 'finance', OWN);
    await forgetful.waitForURL('**/wel/index');
  });
});
