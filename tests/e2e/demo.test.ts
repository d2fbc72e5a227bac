import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demonstrationAccounts } from '@rdm/demonstration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { launchChromium } from '../setup/chromium';
import { openDemo, signIn, type DemoStage } from '../setup/stage';
import { clerksWalk, faultsOfWalk } from './accessible-screens';
import { mainJob } from './main-job';
import { ProjectPage } from './project-page';

/** The journeys of the product on static files alone, without a server. */
describe('the demo', () => {
  let demo: DemoStage;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const asked = new Set<string>();

  beforeAll(async () => {
    demo = await openDemo();
    browser = await launchChromium();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    context.on('request', (request) => asked.add(request.url()));
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.end();
  });

  it('is served by a command that says where it is and whom one can be', () => {
    expect(demo.output()).toContain(demo.url);
    for (const { tenant, account } of demonstrationAccounts) {
      expect(demo.output()).toContain(`${tenant} / ${account} / ${account}`);
    }
  });

  it('says that nothing outlives the page', async () => {
    await page.goto(`${demo.url}/`);
    await page.getByLabel('验证码').waitFor({ timeout: 60_000 });
    await page.getByText('演示模式：数据只在本页内存中，刷新后恢复初始').waitFor({ timeout: 60_000 });
  });

  describe('from workbooks to A107012', () => mainJob(() => ({ page, stage: demo })));

  it('starts afresh on a reload', async () => {
    await page.goto(demo.addressOf('/wel/index'));
    await page.reload();
    await page.getByLabel('租户ID').waitFor();
    await signIn(page, demo, { tenant: '100002', account: 'finance' });
    await page.goto(demo.addressOf('/rdm/project/list?year=2024'));
    await page.getByText('没有符合查询条件的记录').waitFor();
  });

  it('lets one person out and another in', async () => {
    await page.getByRole('button', { name: '用户菜单' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await page.waitForURL('**/login');
  });

  it('fits a narrow window, with its own line above the screens', async () => {
    const widths = [1440, 390].map((width) => ({ width, rules: false }));
    // What is below that line is looked at on the product.
    const screens = ['/wel/index', '/rdm/project/list'];
    expect(await faultsOfWalk(page, demo, { language: 'zh', widths }, { ...clerksWalk, screens })).toEqual([]);
  });

  describe('a project', () => {
    const [year, name] = ['2031', '低温压缩机控制算法'];
    let at: ProjectPage;
    // An open list keeps its search; a new address alone does not reset it.
    const openList = async (of: string) => {
      await at.openList(of);
      const box = page.getByRole('search').getByRole('textbox', { name: '年度' });
      await box.fill(of);
      await box.press('Tab');
      await page.getByRole('button', { name: '查询' }).click();
      await at.row(name).waitFor();
    };

    it('is begun as a draft and submitted with its contract', async () => {
      at = new ProjectPage(page, `${demo.url}/#`);
      page.on('dialog', (dialog) => void dialog.accept());
      await at.openNew(year);
      await expect.poll(() => at.input('project.code').inputValue()).toBe(`RD${year}001`);
      await at.type('project.name', name);
      await at.button('存草稿').click();
      await at.said('新增成功').waitFor();
      await at.fillCooperation();
      await at.button('提交').click();
      const contract = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
      for (const field of ['委托开发合同', '合同备案结果']) {
        const group = page.getByRole('group', { name: `${field}的文件` });
        const file = { name: '合同.pdf', mimeType: 'application/pdf', buffer: contract };
        await group.locator('input[type=file]').setInputFiles(file);
        await group.getByText('合同.pdf').waitFor();
      }
      await at.button('提交').click();
      await at.said('更新成功').waitFor();
      await at.said('填写完整').waitFor();
    });

    it('comes as a document, and its list as a workbook', async () => {
      await at.button('文档').click();
      const [file] = await Promise.all([page.waitForEvent('download'), at.button('下载立项书').click()]);
      expect(file.suggestedFilename()).toMatch(/-立项书\.docx$/);
      await page.getByRole('dialog', { name: '项目文档' }).getByRole('button', { name: '关闭' }).last().click();
      await openList(year);
      const [workbook] = await Promise.all([page.waitForEvent('download'), at.button('导出').click()]);
      expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
    });

    it('is copied to the next year, deleted, and taken back from the toast', async () => {
      await openList(year);
      await at.row(name).getByRole('checkbox').check();
      await page.getByRole('toolbar').getByRole('button', { name: '复制' }).click();
      const dialog = page.getByRole('dialog', { name: `复制项目“${name}”` });
      await dialog.getByRole('button', { name: '复制', exact: true }).click();
      await expect.poll(() => at.input('project.year').inputValue()).toBe('2032');
      await openList('2032');
      await at.row(name).getByRole('checkbox').check();
      await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await at.row(name).waitFor({ state: 'detached' });
      await at.button('撤销').click();
      await at.row(name).waitFor();
    });
  });

  it('skips to the content without leaving the screen', async () => {
    const before = page.url();
    await page.getByRole('link', { name: '跳到内容' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(page.url()).toBe(before);
  });

  it('has asked for its own files and nothing else', () => {
    const own = (url: string) =>
      url === `${demo.url}/` || url.startsWith(`${demo.url}/assets/`) || /^(data|blob):/.test(url);
    expect([...asked].filter((url) => !own(url))).toEqual([]);
    expect([...asked].some((url) => url.includes('/assets/reading-worker'))).toBe(true);
  });

  it('works from a folder of another host', async () => {
    const host = await serveFolder(path.resolve(import.meta.dirname, '../../ui'), 0);
    const visitor = await context.newPage();
    await visitor.goto(`${host.url}/dist-demo/`);
    await visitor.getByLabel('验证码').waitFor();
    await visitor.close();
    host.close();
  });
});
