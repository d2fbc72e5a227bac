import { createBladeClient } from '@rdm/blade-client';
import type { Ports } from '@rdm/core/internal/application';
import { attendance } from '@rdm/core/internal/hours';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, signIn, type Stage } from '../setup/stage';
import { md5 } from '../setup/test-server';
import { faultsShown, looks, windowOf } from './looked-at';

const month = '2024-03';
const clerk = { tenant: '100002', account: 'finance' };

/** The hours of a month, from an empty grid to saved figures. */
describe('the hours of a month', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;

  const grid = () => page.getByRole('grid', { name: /项目工时（小时）|Project hours of/ });
  const cell = (row: number, column: number) => grid().locator(`[data-cell="${row}:${column}"]`);
  /** Hours on the two projects and their total, of each person. */
  const figures = () =>
    Promise.all([0, 1, 2].map(async (row) => Promise.all([6, 7, 2].map((column) => cell(row, column).innerText()))));
  const save = () => page.getByRole('button', { name: /^保存/ });
  const open = async () => {
    await page.goto(product.addressOf(`/rdm/project/worktime?month=${month}`));
    await grid().waitFor();
  };
  /** What a spreadsheet leaves on the clipboard. */
  const paste = (block: string) =>
    page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, block);

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(product.addressOf('/login'));
    await page.getByLabel('租户ID').waitFor();
    await signIn(page, product, clerk);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('begins with the way to the people and projects that are not there yet', async () => {
    await page.goto(product.addressOf(`/rdm/project/worktime?month=${month}`));
    await page.getByRole('button', { name: '登记研发人员' }).waitFor();
    await registered(product);
    await open();
    expect(await figures()).toEqual([
      ['', '', '0'],
      ['', '', '0'],
      ['', '', '0'],
    ]);
  });

  it('is filled by keyboard and by pasting, with a mark at once where it is above attendance', async () => {
    await cell(0, 6).click();
    await page.keyboard.type('100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60.5');
    await page.keyboard.press('Enter');
    await page.getByText('王小明（E1） 研发工时合计 160.5 大于实际出勤工时 160，请核对工时或考勤').waitFor();
    await cell(0, 7).click();
    await page.keyboard.press('Delete');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await cell(1, 6).click();
    await paste('80\t20.25\n40\t');
    await expect.poll(figures).toEqual([
      ['100', '60', '160'],
      ['80', '20.25', '100.25'],
      ['40', '', '40'],
    ]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await figures())[2]).toEqual(['', '', '0']);
    await page.keyboard.press('Control+y');
  });

  it('keeps what is typed over a reload, until it is saved', async () => {
    await open();
    await page.getByText('已恢复上次未保存的工时，请核对后保存').waitFor();
    expect(await save().innerText()).toBe('保存（5）');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存 5 格工时').waitFor();
    await open();
    expect(await figures()).toEqual([
      ['100', '60', '160'],
      ['80', '20.25', '100.25'],
      ['40', '', '40'],
    ]);
    expect(await save().isDisabled()).toBe(true);
    const totals = await grid().getByRole('row').last().innerText();
    expect(totals.trim().split(/\s+/)).toEqual(['合计', '300.25', '220', '80.25']);
  });

  it('stands in the register as well', async () => {
    await page.getByRole('tab', { name: '明细' }).click();
    await page.getByText('共 5 条').waitFor();
    await page.getByRole('tab', { name: '月度工时表' }).click();
    await grid().waitFor();
  });

  it('is cleared of a project, and brought back', async () => {
    await page.getByRole('button', { name: '清空项目工时' }).click();
    await page.getByRole('menuitem', { name: 'RD1 压缩机' }).click();
    await page.getByRole('button', { name: '清空', exact: true }).click();
    await page.getByText('已清空 3 条工时').waitFor();
    await expect.poll(async () => (await figures()).map(([first]) => first)).toEqual(['', '', '']);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(async () => (await figures()).map(([first]) => first)).toEqual(['100', '80', '40']);
  });

  it('asks before its tab closes with something unsaved', async () => {
    await cell(2, 7).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^关闭.*项目工时/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    await page.keyboard.press('Escape');
    await cell(2, 7).click();
    await page.keyboard.press('Delete');
    await expect.poll(() => save().isDisabled()).toBe(true);
  });

  it('is used without fault by everybody, on wide and narrow screens, in both languages', async () => {
    for (const look of looks) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const other = page.getByRole('button', { name: look.language === 'en' ? 'English' : '中文', exact: true });
      if (await other.isVisible()) await other.click();
      await page.setViewportSize(windowOf(look));
      await open();
      expect(await page.getByRole('tab', { name: look.language === 'en' ? 'Month grid' : '月度工时表' }).count()).toBe(
        1,
      );
      expect(await faultsShown(page, `worktime ${look.language}`, look)).toEqual([]);
    }
  });
});

/** Three people with attendance, two projects. */
async function registered(product: Stage): Promise<void> {
  let token: string | null = null;
  const ports: Ports = createBladeClient({ origin: product.addressOf(''), token: () => token });
  const { tenant, account } = clerk;
  const signed = await ports.session.token({ tenantId: tenant, username: account, password: md5(account) });
  token = signed.accessToken;
  const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
  const people = [];
  for (const [code, name] of [
    ['E1', '王小明'],
    ['E2', '李小红'],
    ['E3', '张卫国'],
  ] as const) {
    const { id } = await ports.resource(personnel).submit({ code, name, deptId, entryDate: '2020-01-01' });
    await ports.resource(attendance).submit({ month, personnelId: id, dueHours: '168', actualHours: '160' });
    people.push(id);
  }
  for (const [code, name] of [
    ['RD1', '压缩机'],
    ['RD2', '控制算法'],
  ] as const) {
    await ports.resource(project).submit({
      ...{ year: '2024', code, name, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf' },
      ...{ expenditureType: 'expensed', completion: 'ongoing', leader: people[0]!, deptId },
      ...{ startTime: '2024-01-01', endTime: '2024-12-31' },
    });
  }
}
