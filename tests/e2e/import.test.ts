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
const june = (rows: Rows) => rows.map((row) => row.map((cell) => (cell === '2024-05-06' ? '2024-06-06' : cell)));

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

  it('has its profile on the page of profiles', async () => {
    await page.goto(product.addressOf('/rdm/import/profiles'));
    await page.getByRole('row', { name: new RegExp(PROFILE) }).waitFor();
    for (const look of looks) expect(await faultsShown(page, '/rdm/import/profiles', look)).toEqual([]);
  });
});
