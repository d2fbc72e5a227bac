import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { openProduct, openWindowOf, type Stage } from '../setup/stage';

const tenant = '100001';
const lastYear = String(new Date().getFullYear() - 1);

/**
 * A year is judged: an expert diagnoses it on a telephone, the clerk settles what he found and sees to what is due, an
 * administrator puts a policy on the shelf that the clerk finds to fit, and a reviewer looks at the risks.
 */
describe('judging a year', () => {
  let product: Stage;
  let browser: Browser;
  let clerk: Page;
  let expert: Page;
  let administrator: Page;
  let reviewer: Page;

  beforeAll(async () => {
    product = await openProduct();
    browser = await launchChromium();
    clerk = await openWindowOf(browser, product, { tenant, account: 'finance' });
    expert = await openWindowOf(browser, product, { tenant, account: 'expert' }, 390);
    administrator = await openWindowOf(browser, product, { tenant, account: 'admin' }, 992);
    reviewer = await openWindowOf(browser, product, { tenant, account: 'reviewer' }, 992);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
  });

  const go = (page: Page, screen: string) => page.goto(product.addressOf(screen));
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).first().click();
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();
  /** On a telephone a record is a card. */
  const cardOf = (page: Page, text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
  const confirm = (page: Page, name: string) =>
    press(page.getByRole('alertdialog').or(page.getByRole('dialog')).last(), name);

  it('is asked of an expert, taken back, and asked again', async () => {
    await go(clerk, '/rdm/diagnosis');
    await press(rowOf(clerk, '待诊断'), '撤回');
    await confirm(clerk, '撤回');
    await rowOf(clerk, '已撤回').waitFor();
    await press(rowOf(clerk, '已撤回'), '提交诊断');
    await confirm(clerk, '提交诊断');
    await rowOf(clerk, '待诊断').waitFor();
  });

  it('is diagnosed on a telephone, with the data of then beside it', async () => {
    await go(expert, '/rdm/diagnosis');
    await press(cardOf(expert, '待诊断'), '诊断');
    const drawer = expert.getByRole('dialog').first();
    await drawer.getByRole('tab', { name: '诊断数据' }).click();
    await drawer.getByRole('region', { name: '研发项目' }).waitFor();
    await drawer.getByRole('tab', { name: '诊断意见' }).click();
    await drawer.getByRole('textbox', { name: '总体结论' }).fill('总体合规，材料领用单需补签。');
    await press(drawer, '添加一项');
    await drawer.getByRole('textbox', { name: '诊断发现' }).fill('部分领料单没有领料人签字');
    await drawer.getByRole('textbox', { name: '整改建议' }).fill('补签并由仓库复核');
    await press(drawer, '发布诊断');
    await confirm(expert, '发布诊断');
    await cardOf(expert, '待诊断').waitFor({ state: 'detached' });
    await cardOf(expert, '已诊断').first().waitFor();
  });

  it('leaves to-dos that the clerk settles', async () => {
    await go(clerk, '/rdm/diagnosis/findings');
    await press(rowOf(clerk, '部分领料单没有领料人签字'), '处理');
    const dialog = clerk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '责任人' }).fill('陈会计');
    await dialog.getByRole('checkbox', { name: '已完成整改' }).click();
    await dialog.getByRole('textbox', { name: '整改情况' }).fill('已全部补签');
    await press(dialog, '保存');
    await dialog.waitFor({ state: 'detached' });
    await rowOf(clerk, '部分领料单没有领料人签字').getByText('陈会计').waitFor();
  });

  it('finds a policy that an administrator put on the shelf, and that fits', async () => {
    await go(administrator, '/desk/policies');
    await press(administrator, '新增');
    const form = administrator.getByRole('dialog');
    await form.getByRole('textbox', { name: '政策名称' }).fill('江临市研发投入奖补');
    await form.locator('[data-field$="type"]').locator('input, button').first().click();
    await administrator.getByRole('option', { name: '资金补助' }).click();
    await form.getByRole('textbox', { name: '申报条件' }).fill('上年营业收入 ≥ 一百万');
    await form.getByRole('textbox', { name: '政策要点' }).fill('按研发费用的 5% 奖补。');
    await press(form, '保存');
    await form
      .getByText(/的数值无法读取/)
      .first()
      .waitFor();
    await form.getByRole('textbox', { name: '申报条件' }).fill('符合加计扣除主体条件 = 是');
    await press(form, '保存');
    await form.waitFor({ state: 'detached' });
    await administrator.getByRole('textbox', { name: '政策名称' }).fill('奖补');
    await press(administrator, '查询');
    await press(rowOf(administrator, '江临市研发投入奖补'), '上架');
    await rowOf(administrator, '江临市研发投入奖补').getByText('已上架').waitFor();

    await go(clerk, '/notice');
    const line = clerk.getByRole('button', { name: /未读 江临市研发投入奖补/ });
    await line.getByText('符合').waitFor();
    await line.click();
    await clerk.getByRole('article', { name: '江临市研发投入奖补' }).waitFor();
    await clerk.getByRole('button', { name: /^江临市研发投入奖补/ }).waitFor();
  });

  it('has somebody who sees to what is due, and a calendar to subscribe to', async () => {
    await go(clerk, `/rdm/calendar?year=${Number(lastYear) + 1}`);
    await clerk.getByRole('button', { name: /^办理 .*办结/ }).click();
    const dialog = clerk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '责任人' }).fill('李项目');
    await press(dialog, '保存');
    await clerk.getByText('责任人 李项目').last().waitFor();
    await press(clerk, '订阅日历');
    await press(clerk.getByRole('dialog'), '生成订阅地址');
    const address = await clerk.getByRole('textbox', { name: '订阅地址' }).inputValue();
    const feed = await fetch(address);
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    expect(await feed.text()).toContain('BEGIN:VEVENT');
  });

  it('shows a reviewer its risks in English, and no way to settle findings', async () => {
    await press(reviewer, 'English');
    await go(reviewer, `/rdm/risk-scan?year=${lastYear}`);
    await reviewer.getByRole('heading', { name: 'A project is questioned as R&D and not judged yet' }).waitFor();
    await go(reviewer, '/rdm/diagnosis/findings');
    await reviewer.getByRole('row').nth(1).waitFor();
    expect(await reviewer.getByRole('button', { name: 'Settle', exact: true }).count()).toBe(0);
  });
});
