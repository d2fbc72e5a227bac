import { endpoints, resourcePath } from '@rdm/blade-protocol';
import { projectCompletion } from '@rdm/core/internal/execution';
import { createHash } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller } from '../contract/wire-caller';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';

const tenant = '100001';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const password = (typed: string) => createHash('md5').update(typed).digest('hex');

/** A project is carried out by its manager on a wide window, and accepted by a reviewer on a telephone. */
describe('the course of a project', () => {
  let product: Stage;
  let browser: Browser;
  let manager: Page;
  let reviewer: Page;
  let projectId: string;

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    manager = await openWindowOf(browser, product, { tenant, account: 'manager' });
    reviewer = await openWindowOf(browser, product, { tenant, account: 'reviewer' }, 390);
    const call = wireCaller(product.addressOf(''));
    const query = { tenantId: tenant, username: 'manager', password: password('manager') };
    const token = String((await call('POST', endpoints.session.token.path, { query })).body.access_token);
    const drawnUp = await call('GET', resourcePath(projectCompletion, 'list'), { token, query: { size: '100' } });
    const records = drawnUp.body.data.records as { projectId: string; state: string }[];
    projectId = records.find(({ state }) => state === 'draft')!.projectId;
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
});
