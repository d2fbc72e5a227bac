import { Buffer } from 'node:buffer';
import { utils, write } from '@e965/xlsx';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignFiles, type Rows } from '../fixtures/foreign-files';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { violationsOfDialog } from './axe';
import { faultsShown, looks } from './looked-at';

const journal = foreignFiles.find(({ name }) => name === '五月凭证')!;
const PROFILE = '集团凭证';
/** The enterprise has no projects yet. */
const withoutProject = (rows: Rows) => rows.map((row) => row.map((cell) => (/^RD\d/.test(String(cell)) ? '' : cell)));
const movedTo = (month: string) => (rows: Rows) =>
  rows.map((row) => row.map((cell) => (cell === '2024-05-06' ? `2024-${month}-06` : cell)));
const june = movedTo('06');
const july = movedTo('07');

function workbook(name: string, rows: Rows) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), journal.sheet);
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array),
  };
}

/** A journal of no known program: mapped once, previewed, written; the next month needs two clicks. */
describe('a file of a program nobody knows', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;
  const rows = withoutProject(journal.rows);
  const drawer = () => page.getByRole('dialog', { name: /对应列：/ });
  const drop = (...files: ReturnType<typeof workbook>[]) => page.locator('input[type=file]').setInputFiles(files);

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100002', account: 'finance' });
    await page.goto(product.addressOf('/rdm/import'));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('asks for its columns, with what comes out of them', async () => {
    await drop(workbook('五月.xlsx', rows));
    await drawer().getByText('结果预览（前 2 行）').waitFor();
    await drawer().getByText('结果：转、转').waitFor();
    await page.waitForTimeout(300);
    expect(await violationsOfDialog(page)).toEqual([]);
    await drawer().getByRole('textbox', { name: '方案名称' }).fill(PROFILE);
    await drawer().getByRole('button', { name: '保存方案并使用' }).click();
    await page.getByText(`已存方案：${PROFILE}`).waitFor();
  });

  it('shows what it would write before anything is written', async () => {
    await page.getByRole('button', { name: '仅检查' }).click();
    await page.getByText('新增 2').waitFor();
    await page.getByRole('button', { name: '展开 五月.xlsx' }).click();
    await page.getByText(/借方金额 450/).waitFor();
    for (const look of looks) expect(await faultsShown(page, '/rdm/import', look)).toEqual([]);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByText('已导入 1 个文件').waitFor();
  });

  it('is taken back from the history, and nothing of it is left', async () => {
    await page.goto(product.addressOf('/rdm/import/history'));
    const row = page.getByRole('row', { name: /五月\.xlsx/ });
    await row.getByRole('button', { name: '撤销导入' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click();
    await page.getByText('已撤销导入：删除 2 条，恢复 0 条').waitFor();
    await row.getByText('已撤销').waitFor();
    for (const look of looks) expect(await faultsShown(page, '/rdm/import/history', look)).toEqual([]);
    await page.goto(product.addressOf('/rdm/import'));
    await drop(workbook('五月.xlsx', rows));
    await page.getByText(`已存方案：${PROFILE}`).waitFor();
    await page.getByRole('button', { name: '仅检查' }).click();
    await page.getByText('新增 2').waitFor();
  });

  it('needs two clicks in the second month', async () => {
    await page.reload();
    await drop(workbook('六月.xlsx', june(rows)));
    await page.getByText(`已存方案：${PROFILE}`).waitFor();
    await page.getByRole('button', { name: '检查并导入' }).click();
    await page.getByText('已导入 1 个文件').waitFor();
  });

  it('changes nothing when it comes once more', async () => {
    await page.reload();
    await drop(workbook('六月.xlsx', june(rows)));
    await page.getByText(`已存方案：${PROFILE}`).waitFor();
    await page.getByRole('button', { name: '仅检查' }).click();
    await page.getByText('不变 2').first().waitFor();
  });

  it('is read the same on a telephone and in English', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'English' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await drop(workbook('七月.xlsx', july(rows)));
    await page.getByText(`Saved profile: ${PROFILE}`).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page
      .getByRole('dialog', { name: /^Columns: / })
      .getByRole('textbox')
      .first()
      .waitFor();
    await page.waitForTimeout(300);
    expect(await violationsOfDialog(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check only' }).click();
    await page.getByText('2 new').waitFor();
    const narrow = { language: 'en', widths: [{ width: 390, rules: true }] } as const;
    expect(await faultsShown(page, '/rdm/import', narrow)).toEqual([]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('1 file imported').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: '中文' }).click();
  });

  it('has its profile on the page of profiles', async () => {
    await page.goto(product.addressOf('/rdm/import/profiles'));
    await page.getByRole('row', { name: new RegExp(PROFILE) }).waitFor();
    for (const look of looks) expect(await faultsShown(page, '/rdm/import/profiles', look)).toEqual([]);
  });
});
