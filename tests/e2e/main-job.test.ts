import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { sampleDirectory, sampleParams, sampleResults, sampleWorkbooks } from '../setup/sample-enterprise';
import { startProduct, type StartedProduct } from '../setup/started-product';

const params = sampleParams();
const expected = sampleResults();
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?=.*\.)/g, ',');

/** The one main job, as a clerk does it: from fourteen workbooks to line 51, and again after a power cut. */
describe('from workbooks to A107012', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'rdm-journey-'));
  let product: StartedProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct(data);
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  const signIn = async () => {
    await page.goto(`${product.url}/`);
    await page.getByLabel('租户ID').fill('100002');
    await page.getByLabel('账号').fill('finance');
    await page.getByRole('textbox', { name: /^密码/ }).fill('finance');
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL('**/wel/index');
  };
  const openForm = () => page.goto(`${product.url}/project/preferential?year=${params.year}&period=ANNUAL`);
  const figure = (line: string) =>
    page.getByRole('table', { name: /A107012/ }).getByRole('row', { name: new RegExp(`^${line} `) });

  it('signs in as the finance clerk of an enterprise without data', async () => {
    await signIn();
    await expect.poll(() => page.title()).toContain('首页');
  });

  it('takes the fourteen workbooks at once and shows what each brought', async () => {
    await page.getByRole('link', { name: '数据导入' }).first().click();
    const files = sampleWorkbooks().map(({ fileName }) => path.join(sampleDirectory, fileName));
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: '检查并导入' }).click();
    await page.getByText('已导入 14 个工作簿').waitFor({ timeout: 120_000 });
    await page.getByText('共 604 行：已新增 604、更新 0、不变 0').waitFor();
  });

  it('recomputes the year with progress', async () => {
    await page.getByRole('link', { name: '去重算' }).click();
    await openForm();
    await page.getByRole('button', { name: '一键重算' }).first().click();
    await page.getByText(/8 本辅助账/).waitFor({ timeout: 60_000 });
  });

  it('takes what is typed in and shows line 51 to the cent', async () => {
    const inputs = page.getByRole('table', { name: '手工填报数据' });
    const type = async (line: string, column: number, amount: string) => {
      const cell = inputs
        .getByRole('row', { name: new RegExp(`^${line} `) })
        .getByRole('textbox')
        .nth(column);
      await cell.click();
      await cell.fill(amount);
      await cell.press('Enter');
    };
    await type('43', 0, params.line43);
    const lines = { amortize: '44', special: '46', material: '48', carryoverAmount: '49' };
    for (const [column, quarter] of Object.values(params.quarters).entries()) {
      for (const [amount, line] of Object.entries(lines)) await type(line, column, quarter[amount]!);
    }
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => figure('51').textContent()).toContain(grouped(expected.A107012['51']!));
  });

  it('explains a figure down to the payroll line it came from', async () => {
    await figure('51').getByRole('button').click();
    const explained = page.getByTestId('explained-figure');
    await expect.poll(() => explained.textContent()).toBe(grouped(expected.A107012['51']!));
    await figure('4').getByRole('button').click();
    await expect.poll(() => explained.textContent()).toBe(grouped(expected.A107012['4']!));
    const made = page.getByRole('region', { name: '由以下数据得出' });
    await made.getByRole('button').first().click();
    await made
      .getByRole('button', { name: /^2024-/ })
      .first()
      .click();
    await made
      .getByRole('button', { name: /研发工时/ })
      .first()
      .click();
    await page.getByRole('link', { name: '查看登记数据' }).first().waitFor();
  });

  it('shows the same after a power cut', async () => {
    await product.end('SIGKILL');
    product = await startProduct(data);
    await signIn();
    await openForm();
    await expect.poll(() => figure('51').textContent()).toContain(grouped(expected.A107012['51']!));
  });
});
