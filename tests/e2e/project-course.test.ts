import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { projectCompletion } from '@rdm/core/internal/execution';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentText } from '../contract/ports/document-text';
import { wireCaller } from '../contract/wire-caller';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';

const tenant = '100001';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const password = (typed: string) => createHash('md5').update(typed).digest('hex');

/**
 * A project is prepared by its manager on a telephone and carried out on a wide window, accepted by a reviewer and packed by
 * a clerk on telephones.
 */
describe('the course of a project', () => {
  let product: Stage;
  let browser: Browser;
  let manager: Page;
  let managerOnPhone: Page;
  let reviewer: Page;
  let clerk: Page;
  let projectId: string;
  let code: string;
  let year: string;

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    manager = await openWindowOf(browser, product, { tenant, account: 'manager' });
    managerOnPhone = await openWindowOf(browser, product, { tenant, account: 'manager' }, 390);
    reviewer = await openWindowOf(browser, product, { tenant, account: 'reviewer' }, 390);
    clerk = await openWindowOf(browser, product, { tenant, account: 'finance' }, 390);
    const call = wireCaller(product.addressOf(''));
    const query = { tenantId: tenant, username: 'manager', password: password('manager') };
    const token = String((await call('POST', endpoints.session.token.path, { query })).body.access_token);
    const drawnUp = await call('GET', resourcePath(projectCompletion, 'list'), { token, query: { size: '100' } });
    const records = drawnUp.body.data.records as Record<'projectId' | 'projectCode' | 'year' | 'state', string>[];
    ({ projectId, projectCode: code, year } = records.find(({ state }) => state === 'draft')!);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).first().click();
  const openTab = async (name: string) => {
    await manager.goto(product.addressOf(`/rdm/project/edit?id=${projectId}`));
    await manager.getByRole('tab', { name }).click();
    await manager.getByRole('button', { name: '新增' }).first().waitFor();
  };
  const choose = async (dialog: Locator, field: string, option: string | RegExp) => {
    await dialog.locator(`[data-field=".${field}"], [data-field="${field}"]`).locator('input, button').first().click();
    await dialog.page().getByRole('option', { name: option }).first().click();
  };
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

  /** The text of a file that a button of the page downloads, by its name. */
  const downloaded = async (page: Page, press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
  };

  it('is prepared: what its users asked for is written down on a telephone', async () => {
    await managerOnPhone.goto(product.addressOf(`/rdm/project/edit?id=${projectId}`));
    await managerOnPhone.getByRole('tab', { name: '项目准备' }).click();
    const surveys = managerOnPhone.getByRole('region', { name: '调研记录' });
    await press(surveys, '新增');
    const dialog = managerOnPhone.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '调研主题' }).fill('伺服驱动的用户需求');
    await dialog.getByRole('textbox', { name: '调研日期' }).fill(`${Number(year) - 1}-11-06`);
    await choose(dialog, 'method', '实地走访');
    await dialog.getByRole('textbox', { name: '调研情况与结论' }).fill('用户要求整机温升不超过四十度');
    await press(dialog, '保存');
    await dialog.waitFor({ state: 'detached' });
    await surveys.getByText('伺服驱动的用户需求').first().waitFor();
    await press(managerOnPhone, '文档');
    const papers = managerOnPhone.getByRole('dialog', { name: '项目文档' });
    const report = await downloaded(managerOnPhone, () => press(papers, '下载调研报告'));
    expect(documentText(report.bytes)).toContain('用户要求整机温升不超过四十度');
  });

  it('names who works on it, once at a time', async () => {
    await openTab('项目成员');
    const known = await manager.getByRole('row').nth(1).textContent();
    await press(manager, '新增');
    const dialog = manager.getByRole('dialog');
    const code = /E\d{6}/.exec(known ?? '')![0];
    await dialog.getByRole('combobox', { name: '成员' }).fill(code);
    await manager.getByRole('option', { name: code }).first().click();
    await choose(dialog, 'role', '技术人员');
    await dialog.getByRole('textbox', { name: '起始日期' }).fill(`${new Date().getFullYear()}-09-01`);
    await press(dialog, '保存');
    await dialog
      .getByText(/时间重叠/)
      .first()
      .waitFor();
    await press(dialog, '取消');
  });

  it('tells what was done, and what that cost, within what the project has cost', async () => {
    await openTab('研发活动');
    await press(manager, '新增');
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '活动日期' }).fill(`${new Date().getFullYear()}-06-18`);
    await choose(dialog, 'kind', '试验');
    await dialog.getByRole('textbox', { name: '活动名称' }).fill('整机耐久试验');
    await dialog.getByRole('textbox', { name: '过程与内容' }).fill('连续运行七十二小时');
    await press(dialog, '保存');
    const row = rowOf(manager, '整机耐久试验');
    await row.waitFor();
    const cost = manager.getByRole('dialog', { name: '填写活动费用' });
    await press(row, '填写活动费用');
    await cost.getByRole('textbox').fill('99999999');
    await press(cost, '保存');
    await cost.getByText(/超过项目.*已归集费用/).waitFor();
    await cost.getByRole('textbox').fill('800');
    await press(cost, '保存');
    await cost.waitFor({ state: 'detached' });
    await expect.poll(() => row.textContent()).toContain('800.00');
  });

  it('is applied for with its report, accepted by another person, and is over', async () => {
    await openTab('结题验收');
    await press(rowOf(manager, '草稿'), '草稿');
    const form = manager.getByRole('dialog');
    const files = form.getByRole('group', { name: '验收报告、失败或终止说明的文件' });
    await files
      .locator('input[type=file]')
      .setInputFiles([{ name: '验收报告.pdf', mimeType: 'application/pdf', buffer: PDF }]);
    await files.getByRole('button', { name: '下载 验收报告.pdf' }).waitFor();
    await press(form, '保存');
    await form.waitFor({ state: 'detached' });
    await press(rowOf(manager, '草稿'), '申请结题');
    await press(manager.getByRole('dialog', { name: '申请结题' }), '申请结题');
    await rowOf(manager, '已申请').waitFor();

    await reviewer.goto(product.addressOf('/rdm/project/completion?state=applied'));
    const step = async (verb: string, opinion?: string) => {
      await press(reviewer, verb);
      const dialog = reviewer.getByRole('dialog', { name: verb });
      if (opinion) await dialog.getByRole('textbox', { name: /意见/ }).fill(opinion);
      await press(dialog, verb);
      await dialog.waitFor({ state: 'detached' });
    };
    await step('评审', '资料齐全，指标达到');
    await reviewer.goto(product.addressOf('/rdm/project/completion?state=reviewed'));
    await step('验收通过');

    await openTab('结题验收');
    await rowOf(manager, '验收通过').waitFor();
    await manager.getByRole('tab', { name: '项目立项' }).click();
    await expect.poll(() => manager.locator('[data-field="project.completion"]').textContent()).toContain('已结束');
  });

  it('has its papers: the report with the words of its reviewer, who worked on it, and what it has cost', async () => {
    await press(manager, '文档');
    const papers = manager.getByRole('dialog', { name: '项目文档' });
    const report = await downloaded(manager, () => press(papers, '下载结题验收报告'));
    expect(report.name).toContain(code);
    expect(documentText(report.bytes)).toContain('资料齐全，指标达到');
    const staff = await downloaded(manager, () => press(papers, '下载研发人员名单'));
    expect(staff.name).toBe(`${code}研发人员名单.xlsx`);
    const account = papers.getByRole('button', { name: /下载项目经费决算表/ });
    const { name } = await downloaded(manager, () => account.click());
    expect(name).toBe(`${year}年度${code}研发项目经费决算表.xlsx`);
    await press(papers, '关闭');
  });

  it('is packed by the clerk on a telephone, with index and report, and its history says so', async () => {
    await clerk.goto(product.addressOf(`/rdm/project/retained?year=${year}`));
    const pack = await downloaded(clerk, () => press(clerk, `下载 ${code} 的资料`));
    expect(pack.name).toBe(`留存备查资料-${year}-${code}.zip`);
    const paths = Object.keys(unzipSync(pack.bytes));
    expect(paths).toEqual(expect.arrayContaining(['00_封面.docx', '00_目录.xlsx', '00_缺少的资料.txt']));
    expect(paths.some((each) => each.includes('/F14_') && each.endsWith('验收报告.pdf'))).toBe(true);
    await press(clerk, 'English');
    const whole = await downloaded(clerk, () => press(clerk, 'Download all'));
    expect(whole.name).toBe(`留存备查资料-${year}.zip`);
    expect(Object.keys(unzipSync(whole.bytes)).length).toBeGreaterThan(paths.length);
    await manager.getByRole('tab', { name: '时间线' }).click();
    const told = manager.getByRole('list', { name: '项目时间线' }).getByRole('listitem');
    await told
      .filter({ hasText: '陈会计' })
      .filter({ hasText: '留存备查资料' })
      .filter({ hasText: '导出' })
      .first()
      .waitFor();
  });
});
