import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startProduct, type StartedProduct } from '../setup/started-product';

const lastYear = new Date().getFullYear() - 1;
const screens = [
  '/wel/index',
  '/rdm/project/list',
  '/rdm/import',
  '/rdm/financialaccount/voucher',
  `/project/preferential?year=${lastYear}&period=ANNUAL&line=51`,
];

/** What a person who cannot see the screen, or has only a narrow one, meets. */
describe('every screen', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'rdm-screens-'));
  let product: StartedProduct;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct(data);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  const visit = async (page: Page, screen: string) => {
    await page.goto(`${product.url}${screen}`);
    await page.waitForLoadState('networkidle');
    // Skeletons and fading panels are on their way out.
    await page.waitForTimeout(400);
  };
  const faultsOn = async (page: Page, where: string) => {
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return [
      ...violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`),
      ...(overflow > 0 ? [`${where}: the page is ${overflow} px too wide`] : []),
    ];
  };

  it.each([
    [1440, 'zh'],
    [992, 'zh'],
    [390, 'zh'],
    [1440, 'en'],
    [992, 'en'],
    [390, 'en'],
  ] as const)('has no accessibility fault and fits at %i px in %s', async (width, language) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const faults: string[] = [];
    await visit(page, '/login');
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
    faults.push(...(await faultsOn(page, '/login')));
    const [tenant, account, password] = await page.getByRole('textbox').all();
    await tenant!.fill('100001');
    await account!.fill('finance');
    await password!.fill('finance');
    await password!.press('Enter');
    await page.waitForURL('**/wel/index');
    for (const screen of screens) {
      await visit(page, screen);
      faults.push(...(await faultsOn(page, screen)));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
});
