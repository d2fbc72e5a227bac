import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sheetsIn } from '../setup/recalculated';
import { sampleDirectory, sampleParams, sampleResults, sampleWorkbooks } from '../setup/sample-enterprise';
import { signIn, type Stage } from '../setup/stage';
import { readDown, readDowns } from './read-down';

const params = sampleParams();
const expected = sampleResults();
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?=.*\.)/g, ',');

/** The current state of a journey: the browser page, and the stage it runs on. */
export interface Standing {
  readonly page: Page;
  readonly stage: Stage;
}

/** Signs in as the finance clerk of the enterprise without data. */
export async function signInAsClerk({ page, stage }: Standing): Promise<void> {
  await page.goto(stage.addressOf('/'));
  await page.getByLabel('租户ID').waitFor();
  await signIn(page, stage, { tenant: '100002', account: 'finance' });
}

export const openForm = ({ page, stage }: Standing) =>
  page.goto(stage.addressOf(`/project/preferential?year=${params.year}&period=ANNUAL`));

const figure = (page: Page, line: string) =>
  page.getByRole('grid', { name: /A107012/ }).getByRole('row', { name: new RegExp(`^${line} `) });

/** Expects the sample enterprise's amount in line 51. */
export const expectLine51 = (page: Page) =>
  expect.poll(() => figure(page, '51').textContent()).toContain(grouped(expected.A107012['51']!));

/**
 * A clerk's steps from fourteen workbooks to the filed form and back to its entries; `standing` is called as a step
 * begins.
 */
export function mainJob(standing: () => Standing): void {
  it('signs in as the finance clerk of an enterprise without data', async () => {
    const at = standing();
    const { page } = at;
    await signInAsClerk(at);
    await expect.poll(() => page.title()).toContain('首页');
  });

  it('takes the fourteen workbooks at once and shows what each brought', async () => {
    const at = standing();
    const { page } = at;
    await page.getByRole('link', { name: '数据导入' }).first().click();
    const files = sampleWorkbooks().map(({ fileName }) => path.join(sampleDirectory, fileName));
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: '检查并导入' }).click();
    await page.getByText('已导入 14 个文件').waitFor({ timeout: 120_000 });
    await page.getByText('新增 604').waitFor();
  });

  it('recomputes the year with progress', async () => {
    const at = standing();
    const { page } = at;
    await page.getByRole('link', { name: '去重算' }).click();
    await openForm(at);
    await page.getByRole('button', { name: '一键重算' }).first().click();
    await page.getByText(/8 本辅助账/).waitFor({ timeout: 60_000 });
  });

  it('takes what is typed in and shows line 51 to the cent', async () => {
    const at = standing();
    const { page } = at;
    const inputs = page.getByRole('grid', { name: '手工填报数据' });
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
    await expectLine51(page);
  });

  it('hands out A107012 as a workbook with every line to the cent', async () => {
    const { page } = standing();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${params.year}年度研发费用加计扣除优惠明细表（A107012）.xlsx`);
    const [form] = await sheetsIn(readFileSync(await file.path()));
    const printed = new Map(form!.rows.map(([line, , amount]) => [String(line), Number(amount)]));
    expect(Object.keys(expected.A107012).map((line) => [line, printed.get(line)])).toEqual(
      Object.entries(expected.A107012).map(([line, amount]) => [line, Number(amount)]),
    );
  });

  it.each(readDowns)('explains a figure down to $to it came from', async (asked) => {
    const at = standing();
    const { page } = at;
    await openForm(at);
    await figure(page, asked.line).getByRole('button').click();
    const explained = page.getByTestId('explained-figure');
    await expect.poll(() => explained.textContent()).toBe(grouped(expected.A107012[asked.line]!));
    const [project, { items }] = Object.entries(expected.projects).find(([, each]) => each.items[asked.item])!;
    await readDown(page, project, items[asked.item]!, asked);
  });
}
