import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type ProductStage } from '../setup/stage';
import { faultsShown, looks, windowOf } from './looked-at';

const screens = ['annual-report', 'project-report', 'calibre-bridge', 'year-expense', 'year-expense-summary'];
const reportPath = '/rdm/statistics/annual-report';

/** The 107-2 report and the year expense, as the finance clerk of a manufacturer fills them in. */
describe('the statistics', () => {
  let product: ProductStage;
  let browser: Browser;
  let page: Page;

  const cell = (code: number) => page.getByRole('textbox', { name: new RegExp(`^代码${code} `) });
  const figure = (code: number) => page.getByRole('button', { name: new RegExp(`^代码${code} `) });
  const openReport = async () => {
    await page.goto(product.addressOf(reportPath));
    await page.getByRole('grid', { name: /107-2/ }).waitFor();
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100001', account: 'finance' });
    // Reloading with unsaved changes opens a dialog, which these journeys accept.
    page.on('dialog', (dialog) => void dialog.accept());
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('shows the report as printed, filled in from the registers', async () => {
    await openReport();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(59);
    await expect.poll(() => figure(7).textContent()).toMatch(/[1-9]/);
    expect(await cell(1).inputValue()).toMatch(/^[1-9]\d*$/);
  });

  it('explains an expense down to the entry of a register', async () => {
    await figure(8).click();
    const shown = page.getByTestId('explained-figure');
    await expect.poll(async () => (await shown.textContent()) === (await cell(8).inputValue())).toBe(true);
    const made = page.getByRole('region', { name: '由以下数据得出' });
    await made.getByRole('button', { name: /工资薪金/ }).click();
    await page.getByRole('region', { name: '计算依据' }).getByText('全部项目本年合计（元）').waitFor();
    await made.getByRole('button').first().click();
    await made
      .getByRole('button', { name: /^20\d\d-\d\d/ })
      .first()
      .click();
    await made
      .getByRole('button', { name: /研发工时/ })
      .first()
      .click();
    await page.getByRole('link', { name: '查看登记数据' }).first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes a figure in the place of a computed one, and gives the computed one back', async () => {
    const computed = await cell(8).inputValue();
    await cell(8).fill('541.5');
    await cell(8).press('Enter');
    await expect.poll(() => cell(8).inputValue()).toBe('541.50');
    await page.getByRole('button', { name: '代码8 恢复计算值' }).click();
    await expect.poll(() => cell(8).inputValue()).toBe(computed);
  });

  it('marks what does not hold and leads to it', async () => {
    await cell(30).fill('9');
    await cell(30).press('Enter');
    const checks = page.getByRole('list', { name: '审核关系' });
    const broken = checks.getByRole('listitem').filter({ hasText: '29 ≥ 30' });
    await broken.getByRole('button', { name: '到代码 29' }).click();
    await expect.poll(() => cell(29).evaluate((input) => input === document.activeElement)).toBe(true);
    await cell(29).fill('12');
    await cell(29).press('Enter');
    await broken.waitFor({ state: 'detached' });
  });

  it('keeps what is typed over a reload until it is saved', async () => {
    await page.reload();
    await page.getByText(/已恢复 .* 未保存的填报/).waitFor();
    await expect.poll(() => cell(29).inputValue()).toBe('12');
    await page.getByRole('textbox', { name: '所得税税率' }).fill('15');
    await page.getByRole('textbox', { name: '所得税税率' }).press('Enter');
    await page.keyboard.press('Control+s');
    await page.getByText('更新成功').waitFor();
    await page.reload();
    await expect.poll(() => cell(30).inputValue()).toBe('9');
    expect(await page.getByRole('textbox', { name: '所得税税率' }).inputValue()).toBe('15%');
    await expect.poll(() => cell(44).inputValue()).toMatch(/[1-9]/);
  });

  it('is handed out as a workbook', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/107-2.*\.xlsx$/);
  });

  it('takes the year expense in 万元 and sums it up', async () => {
    await page.goto(product.addressOf('/rdm/statistics/year-expense?year=2031'));
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: '年度' }).fill('2031');
    await form.getByLabel('单位名称').fill('一厂');
    await form.getByLabel('人员人工费用（万元）').fill('1234.5');
    await form.getByLabel('人员人工费用（万元）').press('Tab');
    await expect.poll(() => form.getByLabel('人员人工费用（万元）').inputValue()).toBe('1,234.50');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText('新增成功').waitFor();
    await page.goto(product.addressOf('/rdm/statistics/year-expense-summary?year=2031'));
    const row = page.getByRole('row', { name: /^各单位合计/ });
    await expect.poll(() => row.textContent()).toContain('1,234.50');
  });

  it('can be used by everybody at every width', async () => {
    const look = {
      language: 'zh' as const,
      widths: looks.flatMap(({ widths }) => widths.filter(({ rules }) => rules)),
    };
    await page.setViewportSize(windowOf(look));
    const faults: string[] = [];
    for (const screen of screens) {
      await page.goto(product.addressOf(`/rdm/statistics/${screen}`));
      await page.getByRole('main').waitFor();
      faults.push(...(await faultsShown(page, screen, look)));
    }
    expect(faults).toEqual([]);
  });
});
