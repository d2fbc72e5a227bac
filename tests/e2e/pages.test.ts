import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';
import { violationsOn } from './axe';
import { goWithin } from './go-within';

/** Navigation between screens. docs/product.md, Layout */
describe('the pages a person opens', () => {
  let product: Stage;
  let browser: Browser;
  let page: Page;

  const bar = () => page.getByRole('navigation', { name: '已打开的页面' });
  const titles = async () => (await bar().getByRole('link').allInnerTexts()).map((title) => title.trim());
  const search = () => page.getByPlaceholder('请输入搜索内容');

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant: '100001', account: 'admin' });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('are found by the beginning of their names', async () => {
    await search().fill('外部');
    await page.getByRole('option', { name: /^外部单位 / }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await search().fill('外部');
    await page.getByRole('option', { name: /^外部单位 / }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['首页', '外部单位']);
  });

  it('stand in the bar, and are closed one by one, but for one, or all', async () => {
    await page.getByRole('navigation').first().getByText('数据导入').click();
    await expect.poll(titles).toEqual(['首页', '外部单位', '数据导入']);
    await bar().getByText('外部单位').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭其它' }).click();
    await expect.poll(titles).toEqual(['首页', '外部单位']);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '关闭所有' }).click();
    await expect.poll(titles).toEqual(['首页']);
    await page.waitForURL('**/wel/index');
  });

  it('forget what is kept of them here when that is cleared', async () => {
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '清除缓存' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('是否需要清除缓存?').waitFor();
    await question.getByRole('button', { name: /确定|清除/ }).click();
    await page.getByText('清除完毕').waitFor();
  });

  it('show thirty records of a register at 1440 × 900, once its rows are compact', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/rdm/financialaccount/voucher?size=50');
    const register = page.getByRole('grid', { name: '记账凭证' });
    await register.getByRole('row').nth(40).waitFor();
    await page.getByRole('button', { name: '紧凑显示' }).click();
    const whole = () =>
      register.evaluate((table) => {
        const [head, foot] = [table.querySelector('thead'), table.querySelector('tfoot')].map((part) =>
          part!.getBoundingClientRect(),
        );
        const seen = (row: Element) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= head!.bottom - 1 && bottom <= foot!.top + 1 && bottom <= window.innerHeight;
        };
        return [...table.querySelectorAll('tbody tr')].filter(seen).length;
      });
    await expect.poll(whole).toBeGreaterThanOrEqual(30);
    await page.getByRole('button', { name: '查询条件' }).click();
    await page.getByRole('textbox', { name: '摘要' }).fill('分配研发人员工资');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '查询条件（1）', expanded: false }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: '紧凑显示' }).click();
  });

  it('are reached by keys, which are listed by a question mark', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: /快捷键/ });
    await keys
      .getByText(/Ctrl|⌘/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索菜单、项目和人员' }).fill('角色');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/authority/role');
  });

  it('show every column of the list of projects in a window of 1440 px', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/rdm/project/list');
    const list = page.getByRole('grid');
    await list.getByText('已提交').first().waitFor();
    // Rings arrive beside the names after the rows.
    await list.getByText('%').first().waitFor();
    const edgeOf = async (name: string) => (await list.getByRole('columnheader', { name }).boundingBox())!;
    const covered = async () => {
      const [state, actions] = [await edgeOf('状态'), await edgeOf('操作')];
      return state.x + state.width - actions.x;
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
  });
});
