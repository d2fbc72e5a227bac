import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { faultsShown, looks, windowOf } from './looked-at';
import { shownField } from './shown-field';

const year = new Date().getFullYear() - 1;
const screens = ['summary', 'summary2020', 'auxiliary-2021', 'auxiliary-2020'];

/** What a finance clerk reads of a year: its summaries, and the ledgers under them. */
describe('the ledgers of a year', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;
  const open = async (screen: string) => {
    await page.goto(product.addressOf(`/project/${screen}?year=${year}`));
    await page.getByRole('grid').first().waitFor();
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100001', account: 'finance' });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('sum up to what A107012 takes over', async () => {
    await page.goto(product.addressOf(`/project/preferential?year=${year}&period=ANNUAL`));
    const form = page.getByRole('grid', { name: /A107012/ });
    await form.waitFor();
    const line = async (number: number) => {
      const figure = form.getByRole('row', { name: new RegExp(`^${number} `) }).getByRole('button');
      return amountIn(await figure.textContent());
    };
    const lines = new Map<number, string>();
    for (const number of [3, 7, 16, 19, 23, 28, 34, 36, 37, 38, 40, 41, 42]) lines.set(number, await line(number));

    await open('summary');
    const of = (row: string, column: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${row} `) })
        .getByRole('button', { name: new RegExp(`^${row} ${column}(?! *其中)`) })
        .first()
        .textContent()
        .then(amountIn);
    const total = new Map([
      [3, '人员人工费用'],
      [7, '直接投入费用'],
      [16, '折旧费用'],
      [19, '无形资产摊销'],
      [23, '新产品设计费等'],
      [28, '其他相关费用合计'],
      [34, '经限额调整后的其他相关费用'],
      [36, '委托境内机构或个人进行研发活动所发生的费用'],
      [37, '委托境外机构进行研发活动所发生的费用'],
      [38, '经限额调整后的委托境外机构'],
      [40, '允许加计扣除金额合计'],
    ]);
    for (const [number, column] of total) {
      expect([number, await of('金额合计', column)]).toEqual([number, lines.get(number)]);
    }
    expect(await of('费用化金额小计', '允许加计扣除金额合计')).toBe(lines.get(41));
    expect(await of('资本化金额小计', '允许加计扣除金额合计')).toBe(lines.get(42));
  });

  it('explain a figure of the summary down to the registers', async () => {
    await open('summary');
    const figure = page.getByRole('row', { name: /^金额合计 / }).getByRole('button', { name: /人员人工费用/ });
    await figure.click();
    expect(await page.getByTestId('explained-figure').textContent()).toBe(amountIn(await figure.textContent()));
    const made = page.getByRole('region', { name: '由以下数据得出' });
    for (let depth = 0; depth < 6 && !(await page.getByRole('link', { name: /查看登记数据/ }).count()); depth += 1) {
      const before = await page.getByRole('navigation', { name: /./ }).last().textContent();
      await made.getByRole('button').first().click();
      await expect.poll(() => page.getByRole('navigation', { name: /./ }).last().textContent()).not.toBe(before);
    }
    expect(await page.getByRole('link', { name: /查看登记数据/ }).count()).toBeGreaterThan(0);
  });

  it('lead from a row to its voucher', async () => {
    await open('auxiliary-2021');
    const row = page.getByRole('row').filter({ has: page.locator('a[href*="/voucher?id="]') });
    // All the texts of a locator are read as they stand, without waiting for the first.
    await row.first().waitFor();
    const [number, summary] = await row.first().getByRole('link').allTextContents();
    expect(summary).toBeDefined();
    await row.first().getByRole('link').first().click();
    await page.waitForURL('**/rdm/financialaccount/voucher?id=*');
    const entry = page.getByRole('dialog');
    await expect.poll(() => shownField(entry, '凭证号').innerText()).toBe(number);
    expect(await shownField(entry, '摘要').innerText()).toBe(summary);
  });

  it.each([
    ['summary', [1440, 992]],
    ['auxiliary-2021', [1440, 992]],
    ['summary2020', [1440]],
    ['auxiliary-2020', [1440, 992]],
  ])('of %s have heads of at most 64 px, and begin with an amount', async (screen, widths) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(screen);
      const head = page.getByRole('grid').first().locator('thead');
      expect((await head.boundingBox())!.height).toBeLessThanOrEqual(64);
      const amounts = page.getByRole('gridcell').filter({ hasText: /^[^\d-]*-?[\d,]+\.\d{2}$/ });
      const edges = await amounts.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
      expect(Math.min(...edges)).toBeLessThan(width);
    }
  });

  it.each(looks)('have no accessibility fault and fit their window in $language', async (look) => {
    await page.setViewportSize(windowOf(look));
    const entry = JSON.stringify({ dataType: 'string', content: look.language, datetime: 0 });
    await page.evaluate((stored) => localStorage.setItem('saber-language', stored), entry);
    const faults: string[] = [];
    for (const screen of screens) {
      await open(screen);
      faults.push(...(await faultsShown(page, screen, look)));
    }
    expect(faults).toEqual([]);
  });
});

/** The amount of a figure, without its label for screen readers. */
function amountIn(figure: string | null): string {
  return /-?[\d,]+\.\d{2}$/.exec(figure ?? '')?.[0] ?? '';
}
