import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { enter, openProduct, openWindow, openWindowOf, type Stage } from '../setup/stage';
import { violationsOfDialog, violationsOn } from './axe';

const OWN = 'Kuaiji-2024';
const RED_POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** From an unassigned role to the user who works with it, and to that user's being signed out again. */
describe('an administrator and a new colleague', () => {
  let product: Stage;
  let browser: Browser;
  let admin: Page;
  let colleague: Page;

  const open = (page: Page, screen: string) => page.goto(product.addressOf(screen));
  const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    admin = await openWindowOf(browser, product, { tenant: '100001', account: 'admin' });
    colleague = await openWindow(browser, product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('begin with a role and its rights', async () => {
    await open(admin, '/authority/role');
    await press(admin, '新增');
    const form = dialog(admin, '新增角色');
    await form.getByLabel('角色名称').fill('项目助理');
    await form.getByLabel('角色别名').fill('assistant');
    await form.getByRole('button', { name: '保存' }).click();
    const row = admin.getByRole('row').filter({ hasText: '项目助理' });
    await row.getByRole('button', { name: '权限设置' }).click();
    const rights = dialog(admin, '权限设置：项目助理');
    await rights.getByRole('treeitem', { name: '研发项目' }).click();
    expect(await rights.getByRole('treeitem', { name: '研发项目' }).getAttribute('aria-checked')).toBe('true');
    expect(await violationsOfDialog(admin)).toEqual([]);
    await rights.getByRole('button', { name: '保存' }).click();
    await rights.waitFor({ state: 'detached' });
  });

  it('go on with an account, which begins with the initial password and must change it', async () => {
    await open(admin, '/system/user');
    await press(admin, '新增');
    const form = dialog(admin, '新增用户');
    await form.getByLabel('登录账号').fill('zhuli');
    await form.getByLabel('用户姓名').fill('周助理');
    await form.getByLabel('所属角色').fill('项目助理');
    await admin.getByRole('option', { name: '项目助理' }).click();
    await form.getByRole('button', { name: '保存' }).click();
    const shown = admin.getByRole('alertdialog', { name: /初始密码：/ });
    const initial = /[0-9a-f]{16}/.exec(await shown.innerText())![0];
    await shown.getByRole('button', { name: '已记下' }).click();
    await admin.getByRole('row').filter({ hasText: '周助理' }).waitFor();

    await enter(colleague, product, { tenant: '100001', account: 'zhuli', password: initial });
    await colleague.waitForURL('**/resetdefpassword');
    await open(colleague, '/wel/index');
    await colleague.waitForURL('**/resetdefpassword');
    await colleague.getByLabel('新密码').fill(OWN);
    await colleague.getByLabel('确认密码').fill(OWN);
    await colleague.getByLabel('确认密码').press('Enter');
    await colleague.waitForURL('**/wel/index');
  });

  it('show him the menus of his role and no other screen', async () => {
    const menu = colleague.getByRole('navigation').first();
    await menu.getByText('研发项目').waitFor();
    expect(await menu.getByText('系统管理').count()).toBe(0);
    await open(colleague, '/rdm/project/list');
    await colleague.getByRole('button', { name: '新增' }).first().waitFor();
    await open(colleague, '/system/user');
    await colleague.getByText('您没有查看此内容的权限').waitFor();
  });

  it('limit him to a part of a register, which is then all he is shown of it', async () => {
    const projects = colleague.getByRole('row').filter({ hasText: /RD20/ });
    await open(colleague, '/rdm/project/list');
    await expect.poll(() => projects.count()).toBeGreaterThan(5);
    const code = /RD\d+/.exec(await projects.first().innerText())![0];

    await open(admin, '/authority/datascope');
    await press(admin, '新增');
    const form = dialog(admin, '新增数据权限');
    await form.getByLabel('权限编号').fill('one-project');
    await form.getByLabel('权限名称').fill('一个项目');
    await form.getByLabel('权限类名').fill('blade-rdm/project');
    await form.getByLabel('规则类型').click();
    await admin.getByRole('option', { name: '自定义' }).click();
    await form.getByLabel('规则值').fill(JSON.stringify([{ field: 'code', is: 'equal', value: code }]));
    await form.getByRole('button', { name: '保存' }).click();
    await admin.getByRole('row').filter({ hasText: '一个项目' }).waitFor();
    await open(admin, '/authority/role');
    const row = admin.getByRole('row').filter({ hasText: '项目助理' });
    await row.getByRole('button', { name: '权限设置' }).click();
    const rights = dialog(admin, '权限设置：项目助理');
    await rights.getByRole('tab', { name: '数据权限' }).click();
    await rights.getByRole('treeitem', { name: '一个项目' }).click();
    await rights.getByRole('button', { name: '保存' }).click();
    await rights.waitFor({ state: 'detached' });

    await colleague.reload();
    await expect.poll(() => projects.allInnerTexts()).toEqual([expect.stringContaining(code)]);
    await colleague.getByText('共 1 条').waitFor();
  });

  it('let him show his face, of a picture and of nothing else', async () => {
    await open(colleague, '/info/index');
    const choose = async (name: string, bytes: Buffer) => {
      const [chooser] = await Promise.all([
        colleague.waitForEvent('filechooser'),
        colleague.getByRole('button', { name: '上传头像' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'image/png', buffer: bytes });
    };
    const group = colleague.getByRole('group', { name: '头像' });
    const picture = group.locator('img');
    await choose('我.png', Buffer.from('<svg onload="alert(1)"/>'));
    await group.getByRole('alert').waitFor();
    expect(await picture.count()).toBe(0);
    // A PNG of one red pixel.
    await choose('我.png', Buffer.from(RED_POINT, 'base64'));
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await expect.poll(() => group.getByRole('alert').count()).toBe(0);
  });

  it('let him lock his screen, which every address then leads to until he opens it', async () => {
    await open(colleague, '/wel/index');
    await press(colleague, '锁屏');
    const lock = dialog(colleague, '设置锁屏密码');
    await lock.getByLabel('锁屏密码').fill('abc');
    await lock.getByRole('button', { name: '锁屏' }).click();
    await colleague.waitForURL('**/lock');
    await open(colleague, '/rdm/project/list');
    await colleague.waitForURL('**/lock');
    expect(await violationsOn(colleague)).toEqual([]);
    const password = colleague.getByLabel('锁屏密码');
    await password.fill('wrong');
    await password.press('Enter');
    await colleague.locator('input[aria-invalid=true]').waitFor();
    await password.fill('abc');
    await password.press('Enter');
    await colleague.waitForURL((url) => !url.pathname.endsWith('/lock'));
  });

  it('end with the administrator signing him out where he is signed in', async () => {
    await open(admin, '/system/user');
    await admin.getByRole('row').filter({ hasText: '周助理' }).getByRole('button', { name: '登录设备' }).click();
    const devices = dialog(admin, '登录设备：周助理');
    await devices.getByRole('button', { name: /下线/ }).first().click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '下线' }).click();
    await devices.getByText('没有其他登录').waitFor();
    await open(colleague, '/rdm/project/list');
    await colleague.waitForURL('**/login**');
  });
});
