import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { print } from './figures.mjs';
import { end, startProduct } from './program.mjs';
import { flags } from './screens.mjs';

const lastYear = new Date().getFullYear() - 1;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Somebody at a page, who is counted: clicks, words typed, and seconds from the first to the last.
 * Waiting for an answer counts; thinking does not.
 */
class Person {
  clicks = 0;
  typed = 0;

  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
  }

  async signIn(tenant, account) {
    await this.page.goto(this.origin);
    const fields = this.page.getByRole('textbox');
    await fields.first().waitFor();
    await fields.nth(0).fill(tenant);
    await fields.nth(1).fill(account);
    await this.page.locator('input[type=password]').fill(account);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL('**/wel/index');
    await this.page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  }

  async click(what) {
    // What a page that is left still holds is not seen.
    await what.filter({ visible: true }).first().click({ timeout: 30_000 });
    this.clicks += 1;
  }

  async type(into, words) {
    await into.first().fill(words);
    this.typed += 1;
  }

  button = (name, within = this.page) => within.getByRole('button', { name });
  link = (name, within = this.page) => within.getByRole('link', { name });

  /** Opens a menu by the side bar, its group first. */
  async menu(group, name) {
    const side = this.page.getByRole('navigation', { name: '主菜单' });
    if (!(await side.isVisible())) await this.click(this.button('打开菜单'));
    const leaf = side.getByRole('link', { name, exact: true });
    if (!(await leaf.isVisible())) await this.click(side.getByRole('button', { name: group, exact: true }));
    await this.click(leaf);
  }
}

/** Ten jobs of a year, each by who does it: from the first click after signing in until what he wanted is there. */
const jobs = [
  {
    name: 'a newcomer gets from sample files to line 51',
    by: ['100002', 'finance'],
    async does(at) {
      const { page } = at;
      await at.click(at.button('导入数据'));
      await at.click(at.button(/载入示例文件/));
      await page.getByText('示例-研发人员.xlsx').waitFor();
      await at.click(page.locator('button:enabled', { hasText: '检查并导入' }));
      await page.getByText(/已导入 \d+ 个文件/).waitFor({ timeout: 120_000 });
      await at.click(at.link(/重算/));
      await at.click(page.getByRole('main').getByRole('button', { name: '一键重算' }));
      await confirmed(at);
      await page.getByText(/第51行 加计扣除总额/).waitFor({ timeout: 120_000 });
    },
  },
  {
    name: 'verify and lock a year, all five groups',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.menu('核对与锁定', '月结看板');
      await at.type(page.getByRole('textbox', { name: '年度' }), String(lastYear));
      await page.keyboard.press('Enter');
      for (const group of ['人员人工', '材料、燃料和动力', '租赁资产', '固定资产折旧', '无形资产摊销']) {
        await at.click(at.button(`核对与锁定${group}`));
        const dialog = page.getByRole('dialog', { name: `核对与锁定：${group}` });
        await dialog.getByRole('heading').first().waitFor();
        const reason = dialog.getByRole('textbox');
        if (await reason.count()) await at.type(reason, '凭证跨月入账，已核对原始单据');
        await at.click(dialog.getByRole('button', { name: /锁定/ }).last());
        await dialog.waitFor({ state: 'detached', timeout: 60_000 });
      }
    },
  },
  {
    name: 'find what makes a month differ from the books',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.click(page.getByRole('list', { name: '年度步骤' }).getByRole('link', { name: /核对锁定/ }));
      await at.click(at.button(/人员人工：有差异/));
      await at.click(page.getByRole('dialog').getByText('1 条凭证分录'));
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'trace line 4 to a payroll entry',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.menu('辅助账与加计扣除', '加计扣除优惠明细');
      await at.click(page.getByRole('row', { name: /^4 / }).getByRole('button').first());
      const made = page.getByRole('region', { name: '由以下数据得出' });
      for (let depth = 0; depth < 5 && !(await at.link(/查看登记数据/).count()); depth += 1) {
        await at.click(made.getByRole('button'));
        await page.waitForTimeout(300);
      }
      await at.click(at.link(/查看登记数据/));
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'change a wage and see what it does to line 51',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.menu('费用台账', '薪酬');
      await at.click(at.button('编辑'));
      const form = page.getByRole('dialog');
      await at.type(form.getByRole('textbox', { name: /工资薪金/ }), '45678.90');
      await at.click(at.button('保存', form));
      await form.waitFor({ state: 'detached' });
      await at.menu('辅助账与加计扣除', '加计扣除优惠明细');
      await at.click(at.button(/查看影响/));
      await page
        .getByText(/第51行/)
        .nth(1)
        .waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'recompute, and the form as a workbook',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.menu('辅助账与加计扣除', '加计扣除优惠明细');
      await at.click(page.getByRole('main').getByRole('button', { name: '一键重算' }));
      await confirmed(at);
      await page
        .getByText(/已重算|重算完成/)
        .first()
        .waitFor({ timeout: 60_000 });
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await at.click(page.getByRole('main').getByRole('button', { name: '导出', exact: true }));
      await download;
    },
  },
  {
    name: 'the retained files of a year as one package',
    by: ['100001', 'finance'],
    async does(at) {
      const { page } = at;
      await at.click(page.getByRole('list', { name: '年度步骤' }).getByRole('link', { name: /留存备查/ }));
      const download = page.waitForEvent('download', { timeout: 120_000 });
      await at.click(at.button('打包下载'));
      await download;
    },
  },
  {
    name: 'one person’s hours of a month, on a telephone',
    by: ['100001', 'member'],
    window: phone,
    async does(at) {
      const { page } = at;
      await at.menu('研发项目', '我的工时');
      await at.click(at.button('RD2025005 减少 0.5 小时'));
      await at.click(at.button(/提交$/));
      await confirmed(at);
      await page
        .getByText(/已提交/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a project lead approves the hours that wait',
    by: ['100001', 'manager'],
    async does(at) {
      const { page } = at;
      await at.click(at.link(/去审批.*工时|工时.*审批/));
      await at.click(at.button('批准全部显示'));
      await confirmed(at);
      await page
        .getByText(/已批准/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a reviewer passes an application that waits',
    by: ['100001', 'reviewer'],
    async does(at) {
      const { page } = at;
      await at.click(at.link(/称号申请待审核/));
      await at.click(at.link('去审核'));
      await at.click(at.button('通过'));
      await confirmed(at);
      await page
        .getByText(/已通过/)
        .first()
        .waitFor();
    },
  },
];

/** Answers the question an action asks, where it asks one. */
async function confirmed(at) {
  const question = at.page.getByRole('alertdialog').or(at.page.getByRole('dialog'));
  await question
    .first()
    .getByRole('button')
    .last()
    .waitFor({ timeout: 1_500 })
    .catch(() => undefined);
  if (await question.count()) await at.click(question.getByRole('button').last());
}

/** How many clicks and seconds ten jobs take in the demonstration, embedded, in the browser. */
export async function tenJobs() {
  console.log('\nTen jobs of a year, embedded, in the browser: clicks, fields typed, seconds');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  const product = await startProduct({ RDM_DATA_DIR: data });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: flags });
  try {
    for (const job of jobs) {
      const context = await browser.newContext({ viewport: job.window ?? desk, locale: 'zh-CN' });
      const at = new Person(await context.newPage(), product.url);
      await at.signIn(...job.by);
      const began = performance.now();
      await job.does(at);
      print(
        `  ${job.name}`,
        `${at.clicks} clicks  ${at.typed} typed  ${((performance.now() - began) / 1_000).toFixed(1)} s`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
    await end(product);
    fs.rmSync(data, { recursive: true, force: true });
  }
}
