import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startedOnce } from '../setup/kept';
import { startProduct, type StartedProduct } from '../setup/started-product';
import { faultsShown, looks, windowOf } from './looked-at';
import { ProjectPage } from './project-page';

/** The folder for screenshots of the checked pages; none are taken without it. */
const pictures = process.env.RDM_PICTURES;
const lastYear = String(new Date().getFullYear() - 1);

const stale = { code: 409, success: false, data: { name: 'STALE_VERSION' }, msg: '数据已被他人修改，请刷新后重试' };

/** Accessibility of the project pages, including on narrow windows. */
describe('the pages of projects', () => {
  let data: string;
  let product: StartedProduct;
  let browser: Browser;

  beforeAll(async () => {
    data = await startedOnce();
    product = await startProduct(data);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  it.each(looks)('have no accessibility fault and fit their window in $language', async (seen) => {
    const { language } = seen;
    const context = await browser.newContext({ viewport: windowOf(seen) });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const at = new ProjectPage(page, product.url);
    await at.signIn('manager');
    if (language === 'en') {
      await page.evaluate(() => {
        const entry = { dataType: 'string', content: 'en', datetime: 0 };
        localStorage.setItem('saber-language', JSON.stringify(entry));
      });
    }
    const faults: string[] = [];
    const look = async (what: string) => {
      const where = `${what} ${language}`;
      faults.push(...(await faultsShown(page, where, seen)));
      if (pictures) await page.screenshot({ path: path.join(pictures, `${where}.png`), fullPage: true });
    };

    await page.goto(`${product.url}/rdm/project/list?year=${lastYear}`);
    await page.locator('tbody tr').nth(2).waitFor();
    await look('list');
    const id = await firstId(page, product.url);
    await page.goto(`${product.url}/rdm/project/edit?id=${id}`);
    const parts = ['approval', 'budget', 'preparation', 'members', 'activities', 'results', 'completion', 'retained'];
    for (const [tab, what] of [...parts, 'files', 'timeline', 'history'].entries()) {
      await page.getByRole('tab').nth(tab).click();
      await look(what);
    }
    await page.getByRole('button', { name: language === 'en' ? 'Documents' : '文档', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').nth(7).waitFor();
    await look('documents');
    await page.goto(`${product.url}/rdm/project/templates`);
    await page.getByRole('rowheader', { name: '{{项目名称}}', exact: true }).waitFor();
    await look('templates');
    const drawers = language === 'en' ? ['Execution', 'Budget'] : ['执行情况', '编制预算'];
    await page.goto(`${product.url}/rdm/governmentprojectbudget`);
    for (const drawer of drawers) {
      await page.getByRole('button', { name: drawer, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('table').first().waitFor();
      await look(drawer);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`${product.url}/rdm/project/edit?new&year=${lastYear}`);
    await page.getByRole('tab').first().waitFor();
    await page.locator('footer button').last().click();
    await look('faults');
    // The user's own draft, changed by another user.
    const keep = page.locator('footer button').nth(1);
    await at.type('project.name', `见 ${language}`);
    await keep.click();
    await page.waitForURL('**/rdm/project/edit?id=*');
    await page.route('**/api/blade-rdm/project/save', (route) => route.fulfill({ json: stale }));
    await at.type('project.name', 'X');
    await keep.click();
    await page.getByRole('radio').first().waitFor();
    await look('conflict');
    await context.close();
    expect(faults).toEqual([]);
  });
});

async function firstId(page: Page, origin: string): Promise<string> {
  await page.locator('tbody tr').first().getByRole('button').first().click();
  await page.waitForURL(`${origin}/rdm/project/edit?id=*`);
  return new URL(page.url()).searchParams.get('id') ?? '';
}
