import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startedOnce } from '../setup/kept';
import { startProduct, type StartedProduct } from '../setup/started-product';
import { ProjectPage } from './project-page';

const YEAR = '2031';
const name = '低温压缩机控制算法';
const contract = {
  name: '合同.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};
const saving = '**/api/blade-rdm/project/save';

/** A project from its first line to the archive, including failures on the way. */
describe('a project', () => {
  let data: string;
  let product: StartedProduct;
  let browser: Browser;
  let context: BrowserContext;
  let at: ProjectPage;
  let id = '';

  beforeAll(async () => {
    data = await startedOnce();
    product = await startProduct(data);
    browser = await launchChromium();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const page = await context.newPage();
    // Leaving with unsaved changes opens a dialog, which these journeys accept.
    page.on('dialog', (dialog) => void dialog.accept());
    at = new ProjectPage(page, product.url);
    await at.signIn('manager');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  it('is begun as a draft with a code of its own', async () => {
    await at.openNew(YEAR);
    await expect.poll(() => at.input('project.code').inputValue()).toBe(`RD${YEAR}001`);
    await at.type('project.name', name);
    await at.button('存草稿').click();
    await at.said('新增成功').waitFor();
    await expect.poll(() => at.id).toMatch(/^\d+$/);
    id = at.id;
  });

  it('is there after a reload, and so is what was typed and not saved', async () => {
    await at.page.reload();
    await expect.poll(() => at.input('project.name').inputValue()).toBe(name);
    await at.type('detail.content', '写到一半');
    await at.said('有未保存的修改').waitFor();
    await at.page.waitForTimeout(500);
    await at.page.reload();
    await at.said(/本机有 .* 未保存的内容/).waitFor();
    await at.button('恢复').click();
    await expect.poll(() => at.input('detail.content').inputValue()).toBe('写到一半');
  });

  it('says what a whole project lacks, tab by tab', async () => {
    await at.button('提交').click();
    await at.said(/处需要改正，改正后才能保存/).waitFor();
    await expect.poll(() => at.tab('项目立项').textContent()).toMatch(/项目立项\d+/);
    expect(await at.tab('项目预算').textContent()).toBe('项目预算');
  });

  it('is submitted with its contract once everything is there', async () => {
    await at.fillCooperation();
    await expect.poll(() => at.page.getByRole('row', { name: /自筹资金/ }).textContent()).toContain('32.50');
    await at.button('提交').click();
    await at.page.getByRole('tab', { name: /^附件\s*2$/ }).waitFor();
    for (const field of ['委托开发合同', '合同备案结果']) {
      const group = at.page.getByRole('group', { name: `${field}的文件` });
      await group.locator('input[type=file]').setInputFiles(contract);
      // The download button appears once the upload is complete; saving waits for it.
      await group.getByRole('button', { name: /下载/ }).waitFor();
    }
    await at.button('提交').click();
    await at.said('更新成功').waitFor({ timeout: 60_000 });
    await at.page.getByText('已提交').first().waitFor();
    await at.said('填写完整').waitFor();
    expect(await at.button('存草稿').count()).toBe(0);
  });

  it('tells who changed what', async () => {
    await at.tab('修改记录').click();
    const latest = at.page.getByRole('list', { name: '修改记录' }).getByRole('listitem').first();
    await latest.getByText('manager').waitFor();
    await expect.poll(() => at.page.getByRole('list', { name: '修改记录' }).textContent()).toContain('状态草稿已提交');
  });

  it('comes as a document', async () => {
    await at.button('文档').click();
    const dialog = at.page.getByRole('dialog', { name: '项目文档' });
    await dialog.getByText('项目没有调研记录').waitFor();
    const [file] = await Promise.all([
      at.page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载立项书' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-立项书\.docx$/);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
  });

  it('is copied to the next year as a draft', async () => {
    await at.openList(YEAR);
    await at.row(name).getByRole('checkbox').check();
    await at.page.getByRole('toolbar').getByRole('button', { name: '复制' }).click();
    const dialog = at.page.getByRole('dialog', { name: `复制项目“${name}”` });
    await dialog.getByRole('button', { name: '复制', exact: true }).click();
    await at.page.waitForURL('**/rdm/project/edit?id=*');
    await expect.poll(() => at.input('project.year').inputValue()).toBe('2032');
    expect(at.id).not.toBe(id);
    await at.page.getByText('草稿').first().waitFor();
    expect(await at.input('project.startTime').inputValue()).toBe('2032-02-01');
  });

  it('is deleted, and taken back from the toast', async () => {
    await at.openList('2032');
    await at.row(name).getByRole('checkbox').check();
    await at.page.getByRole('toolbar').getByRole('button', { name: '删除' }).click();
    const question = at.page.getByRole('alertdialog', { name: '确定将选择数据删除?' });
    await question.getByText(`共 1 条：${name}`).waitFor();
    await question.getByRole('button', { name: '删除' }).click();
    await at.said('删除成功').waitFor();
    await at.row(name).waitFor({ state: 'detached' });
    await at.button('撤销').click();
    await at.said('已恢复 1 条').waitFor();
    await at.row(name).waitFor();
  });

  it('changed in two windows, shows both versions and saves what was chosen', async () => {
    const other = new ProjectPage(await context.newPage(), product.url);
    await at.openStored(id);
    await other.openStored(id);
    await other.type('project.name', `${name}（他人）`);
    await other.button('保存').click();
    await other.said('更新成功').waitFor();
    await other.page.close();
    await at.type('detail.content', '我改的内容');
    await at.type('project.name', `${name}（我）`);
    await at.button('保存').click();
    await at.said('数据已被他人修改，请刷新后重试').waitFor();
    const versions = at.page.getByRole('region', { name: '他人已修改以下内容' });
    await versions.getByRole('radio', { name: '项目名称：已存' }).check();
    await versions.getByRole('button', { name: '按所选继续' }).click();
    await at.button('保存').click();
    await at.said('更新成功').waitFor();
    await at.page.reload();
    await expect.poll(() => at.input('project.name').inputValue()).toBe(`${name}（他人）`);
    expect(await at.input('detail.content').inputValue()).toBe('我改的内容');
  });

  it('is written once on a double click', async () => {
    await at.openNew(YEAR);
    await expect.poll(() => at.input('project.code').inputValue()).not.toBe('');
    await at.type('project.name', '双击只写一次');
    await at.button('存草稿').dblclick();
    await at.said('新增成功').waitFor();
    expect(await at.countNamed(YEAR, '双击只写一次')).toBe(1);
  });

  it('keeps everything while the network is away, and is written once when only the answer was lost', async () => {
    await at.openNew(YEAR);
    await expect.poll(() => at.input('project.code').inputValue()).not.toBe('');
    await at.type('project.name', '断网再保存');
    await at.page.route(saving, (route) => route.abort());
    await at.button('存草稿').click();
    await at.said('无法连接服务器，请检查网络后重试').waitFor();
    expect(await at.input('project.name').inputValue()).toBe('断网再保存');
    await at.page.unroute(saving);
    // The server processes the request, but the response is lost.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await at.page.route(saving, lose);
    await at.button('存草稿').click();
    await expect.poll(() => at.button('存草稿').getAttribute('aria-busy')).toBeNull();
    await at.page.unroute(saving);
    await at.button('存草稿').click();
    await at.said('新增成功').waitFor();
    expect(await at.countNamed(YEAR, '断网再保存')).toBe(1);
  });

  it('goes on where it was when the session ended in the middle of the form', async () => {
    await at.openStored(id);
    await at.type('detail.expectedTarget', '登录失效前写下的目标');
    const ended = { code: 401, success: false, data: null, msg: '请求未授权' };
    await at.page.route(saving, (route) => route.fulfill({ status: 401, json: ended }));
    await at.button('保存').click();
    await at.page.waitForURL('**/login');
    await at.page.unroute(saving);
    await at.fillCredentials('manager');
    await at.page.waitForURL(`**/rdm/project/edit?id=${id}`);
    await at.said('已恢复登录失效前录入的内容，尚未保存').waitFor();
    expect(await at.input('detail.expectedTarget').inputValue()).toBe('登录失效前写下的目标');
    await at.button('保存').click();
    await at.said('更新成功').waitFor();
  });
});
