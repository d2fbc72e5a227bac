import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { openServerDatabase } from './databases.mjs';
import { milliseconds, print } from './figures.mjs';
import { tasksWhile } from './main-thread.mjs';
import { end, signIn, startProduct, TENANT } from './program.mjs';
import { flags } from './screens.mjs';
import { workingYear, YEAR } from './working-year.mjs';

const ROWS = 20_000;
const SCALE = 0.1;
const WHEEL = 120;

/** Duplicates the rows of one ledger up to the wanted number. */
const manyRows = `with one as (select report_id from blade_rdm_projectreportdetaillist where tenant_id = '${TENANT}'
    order by report_id limit 1)
  insert into blade_rdm_projectreportdetaillist
    (tenant_id, id, version, status, create_time, update_time, report_id, year, month, project_id, row_key, origin,
     verification, voucher_date, voucher_type, voucher_no, summary, book_amount, tax_amount, personnel, direct_input,
     depreciation, amortisation, design, other, entrust_domestic, entrust_overseas, entrust_overseas_person, items)
  select r.tenant_id, 7600000000000000000 + row_number() over (), 1, 1, r.create_time, r.update_time, r.report_id, r.year,
    r.month, r.project_id, r.row_key || '/' || n, r.origin, r.verification, r.voucher_date, r.voucher_type, r.voucher_no,
    r.summary, r.book_amount, r.tax_amount, r.personnel, r.direct_input, r.depreciation, r.amortisation, r.design, r.other,
    r.entrust_domestic, r.entrust_overseas, r.entrust_overseas_person, r.items
  from blade_rdm_projectreportdetaillist r join one using (report_id), generate_series(1, ${ROWS}) n
  where r.tenant_id = '${TENANT}' limit ${ROWS}`;

/** The ledger of a project with 20,000 rows, opened in the browser and scrolled to its end. */
export async function ledgerScreen() {
  const database = await openServerDatabase();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: flags });
  try {
    await database.run(...workingYear(SCALE));
    const product = await startProduct(database.environment);
    try {
      const headers = await signIn(product.url);
      const recompute = `/api/blade-rdm/projectreportdetaillist/restats-amount?year=${YEAR}`;
      await (await fetch(`${product.url}${recompute}`, { headers })).arrayBuffer();
      await database.run(manyRows);
      console.log(`\nA ledger of ${ROWS.toLocaleString('en')} rows, in the browser`);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
      await signInAt(page, product.url);
      const list = await fetch(`${product.url}/api/blade-rdm/projectreport/list?year=${YEAR}&size=-1`, { headers });
      const [first] = (await list.json()).data.records.map(({ id }) => BigInt(id)).sort((a, b) => (a < b ? -1 : 1));
      const { opened, longest } = await scrolled(browser, page, `${product.url}/project/auxiliary-2021?id=${first}`);
      print('  from the address to the rows', milliseconds(opened));
      print('  longest task while they scroll', milliseconds(longest));
    } finally {
      await end(product);
    }
  } finally {
    await browser.close();
    await database.close();
  }
}

async function signInAt(page, url) {
  await page.goto(`${url}/login`);
  const fields = page.getByRole('textbox');
  await fields.nth(0).fill(TENANT);
  await fields.nth(1).fill('finance');
  await page.locator('input[type=password]').fill('finance');
  await page.keyboard.press('Enter');
  await page.waitForURL(/wel/);
}

async function scrolled(browser, page, url) {
  const began = Date.now();
  await page.goto(`${url}&year=${YEAR}`);
  const grid = page.getByRole('grid').or(page.getByRole('table')).or(page.getByRole('treegrid')).first();
  await grid.waitFor();
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  if (rows < ROWS) throw new Error(`The ledger that was opened has ${rows} rows only.`);
  const opened = Date.now() - began;
  await grid.hover();
  // Warm-up, so that the code is compiled.
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, WHEEL);
  await page.waitForTimeout(1_000);
  const tasks = await tasksWhile(browser, page, async () => {
    for (let step = 0; step < 80; step += 1) {
      await page.mouse.wheel(0, step < 40 ? WHEEL : 50 * WHEEL);
      await page.waitForTimeout(30);
    }
  });
  return { opened, longest: Math.max(...tasks.map(({ busy }) => busy)) };
}
