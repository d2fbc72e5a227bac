import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { enter, openProduct, openSignIn, openWindowOf, type Stage } from '../setup/stage';
import { violationsOfDialog, violationsOn } from './axe';

const OWN = 'Kuaiji-2026';
const clerk = { tenant: '100001', account: 'finance' };

/** A person with two roles and two sessions. docs/product.md, Own page */
describe('what a person does about his own account', () => {
  let product: Stage;
  let browser: Browser;
  let admin: Page;
  let desk: Page;
  let elsewhere: Page;

  const open = (page: Page, screen: string) => page.goto(product.addressOf(screen));
  const userMenu = (page: Page) => page.getByRole('button', { name: '用户菜单' });
  const menus = (page: Page) => page.getByRole('navigation').first();
  const enterWith = async (page: Page, password: string) => {
    await openSignIn(page, product);
    await enter(page, product, { ...clerk, password });
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    admin = await openWindowOf(browser, product, { tenant: '100001', account: 'admin' });
    desk = await openWindowOf(browser, product, clerk);
    elsewhere = await openWindowOf(browser, product, clerk, 390);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('ends where he signed in on another device', async () => {
    await open(desk, '/info/index');
    await desk.getByRole('tab', { name: '登录设备' }).click();
    await desk.getByText('本设备').waitFor();
    expect(await violationsOn(desk)).toEqual([]);
    await desk.getByRole('button', { name: /下线/ }).last().click();
    await desk.getByRole('alertdialog').getByRole('button', { name: '下线' }).click();
    await desk.getByText('已下线').first().waitFor();
    await open(elsewhere, '/rdm/project/list');
    await elsewhere.waitForURL('**/login**');
    await open(desk, '/wel/index');
    await userMenu(desk).waitFor();
  });

  it('changes his password, with which alone he comes in from then on', async () => {
    await open(desk, '/info/index');
    await desk.getByRole('tab', { name: '修改密码' }).click();
    const [old, fresh, again] = [desk.getByLabel('原密码'), desk.getByLabel('新密码'), desk.getByLabel('确认密码')];
    await old.fill('wrong');
    await fresh.fill(OWN);
    await again.fill(OWN);
    await again.press('Enter');
    await desk.getByRole('alert').first().waitFor();
    await old.fill('finance');
    await again.press('Enter');
    await desk.getByText('修改密码成功!').waitFor();
    await enterWith(elsewhere, 'finance');
    await elsewhere
      .getByRole('alert')
      .or(elsewhere.getByText(/密码错误|不正确/))
      .first()
      .waitFor();
    await enterWith(elsewhere, OWN);
    await elsewhere.waitForURL((url) => url.pathname !== '/login');
  });

  it('goes on in one of the roles he was given, once the enterprise allows it', async () => {
    await open(admin, '/system/user');
    await admin.getByRole('row').filter({ hasText: 'finance' }).getByRole('checkbox').check();
    await admin.getByRole('button', { name: '角色配置' }).click();
    const roles = admin.getByRole('dialog', { name: '角色配置' });
    await roles.getByRole('checkbox', { name: '审核人员' }).check();
    await roles.getByRole('button', { name: '确定' }).click();
    await roles.waitFor({ state: 'detached' });
    await open(admin, '/system/param');
    await admin.getByRole('button', { name: '新增' }).first().click();
    const form = admin.getByRole('dialog', { name: /新增/ });
    await form.getByLabel('参数名称').fill('可选择角色');
    await form.getByLabel('参数键名').fill('account.switchMode');
    await form.getByLabel('参数键值').fill('true');
    await form.getByRole('button', { name: '保存' }).click();
    await form.waitFor({ state: 'detached' });

    await open(desk, '/wel/index');
    await userMenu(desk).click();
    await desk.getByRole('menuitem', { name: '切换角色' }).click();
    const choice = desk.getByRole('dialog', { name: '用户信息选择' });
    await choice.getByLabel('角色').waitFor();
    expect(await violationsOfDialog(desk)).toEqual([]);
    await menus(desk).getByText('数据导入').waitFor();
    await choice.getByLabel('角色').click();
    await desk.getByRole('option', { name: '审核人员' }).click();
    await choice.getByRole('button', { name: '确定' }).click();
    await choice.waitFor({ state: 'detached' });
    await expect.poll(() => menus(desk).getByText('数据导入').count()).toBe(0);
    await desk.reload();
    await userMenu(desk).waitFor();
    expect(await menus(desk).getByText('数据导入').count()).toBe(0);
  });
});
