import { createBladeClient } from '@rdm/blade-client';
import type { Ports } from '@rdm/core/internal/application';
import { createSpreadsheetReader } from '@rdm/documents';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type ProductStage } from '../setup/stage';
import { md5 } from '../setup/test-server';
import { goWithin } from './go-within';
import { faultsShown, looks, windowOf } from './looked-at';

const tenant = '100001';
const telephone = 390;

/** A month of hours on the telephone, from the proposal to the printed sheet. */
describe('hours as they happen', () => {
  let product: ProductStage;
  let browser: Browser;
  let page: Page;
  let month: string;

  const portsOf = async (account: string): Promise<Ports> => {
    let token: string | null = null;
    const ports = createBladeClient({ origin: product.addressOf(''), token: () => token });
    token = (await ports.session.token({ tenantId: tenant, username: account, password: md5(account) })).accessToken;
    return ports;
  };

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    page = await openWindowOf(browser, product, { tenant, account: 'member' }, telephone);
    const { history } = await (await portsOf('member')).hoursMonths.mine({});
    month = history[0]!.month;
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  it('the home page tells the member what waits, and that a month was returned with its reason', async () => {
    const due = page.getByRole('region', { name: '待办' });
    await due.getByText(/的工时被退回：试验台调试的工时请按试验记录核对/).waitFor();
    await due
      .getByRole('link', { name: /去填报/ })
      .first()
      .click();
    await page.getByText(/退回原因：试验台/).waitFor();
  });

  it('the member fills in the month as proposed and submits it with two taps', async () => {
    await page.goto(product.addressOf(`/rdm/my-hours?month=${month}`));
    await page.getByText(/提交 \d+ 次：/).waitFor();
    for (const button of await page.getByRole('region', { name: '月份' }).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: '按建议填入' }).click();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText(`${month} 的工时已提交，等待项目负责人审批`).waitFor();
    await page
      .getByText(/依据：提交记录建议，本人确认/)
      .first()
      .waitFor();
  });

  it('the project manager approves what is shown, on the telephone as well', async () => {
    const own = await openWindowOf(browser, product, { tenant, account: 'manager' }, telephone);
    await own
      .getByRole('region', { name: '待办' })
      .getByRole('link', { name: /去审批/ })
      .click();
    await own.getByRole('button', { name: '批准全部显示' }).click();
    await own.getByRole('alertdialog').getByRole('button', { name: '批准' }).click();
    await own.getByText(/已批准 \d+ 条工时/).waitFor();
    await own.context().close();
    const mine = await (await portsOf('member')).hoursMonths.mine({ month });
    expect(mine.lines.some(({ state }) => state === 'approved')).toBe(true);
  });

  it('the sheet of hours says whence they come and what they rest on', async () => {
    const [year, number] = [month.slice(0, 4), month.slice(5)];
    const { bytes } = await (await portsOf('finance')).time.exportDevHours({ year, month: number });
    const reading = await createSpreadsheetReader().read(bytes);
    if (!reading.ok) throw new Error(reading.fault.message.en);
    const texts = reading.sheet.rows.flat().filter((cell) => typeof cell === 'string');
    expect(texts).toEqual(expect.arrayContaining(['工时来源', '填报', '填报依据']));
    expect(texts.some((each) => /^依据：提交记录建议，本人确认 \d{4}-\d\d-\d\d/.test(each))).toBe(true);
  });

  it('can be used by everybody at every width, in both languages', async () => {
    const faults: string[] = [];
    for (const [account, screens] of [
      ['member', ['/rdm/my-hours', '/wel/index']],
      ['manager', ['/rdm/hours-approval', '/rdm/work-signals', '/rdm/signal-patterns']],
    ] as const) {
      for (const look of looks) {
        const { width } = windowOf(look);
        const other = await openWindowOf(browser, product, { tenant, account }, width);
        if (look.language === 'en') await other.getByRole('button', { name: 'English' }).click();
        for (const screen of screens) {
          await goWithin(other, product.addressOf(screen));
          faults.push(...(await faultsShown(other, screen, look)));
        }
        await other.context().close();
      }
    }
    expect(faults).toEqual([]);
  });
});
