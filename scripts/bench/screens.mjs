// Measures the screens in the browser: the list of 10,000 rows and the form of forty fields of the component page.
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { milliseconds, quantile } from './figures.mjs';
import { serveGallery } from './gallery.mjs';
import { tasksWhile } from './main-thread.mjs';

export const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
const typed = '低温压缩机控制算法研究abcdefghijklmnopqrstuvwxyz';
const rowHeight = 36;

/**
 * Prints the main thread's time for scrolling and sorting 10,000 rows and typing in a form of forty fields.
 * @param {(what: string, figure: string) => void} print
 * @returns {Promise<{ scroll: number, sort: number, key: number }>} The longest task of scrolling and of sorting, and
 *   the 95th percentile of the keys; all in ms.
 */
export async function measureScreens(print) {
  const gallery = await serveGallery();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const scroll = await scrolling(browser, page, gallery.url);
    print('longest task while 10,000 rows scroll', milliseconds(scroll));
    const sort = await sorting(browser, page);
    print('longest task while 10,000 rows are sorted', milliseconds(sort));
    const keys = await typing(browser, page, gallery.url);
    const key = quantile(keys, 0.95);
    print('a key in a form of 40 fields, median', milliseconds(quantile(keys, 0.5)));
    print('a key in a form of 40 fields, 95 of 100', milliseconds(key));
    return { scroll, sort, key };
  } finally {
    await browser.close();
    await gallery.close();
  }
}

async function scrolling(browser, page, url) {
  await page.goto(`${url}?story=large-table`);
  const grid = page.getByRole('grid');
  await grid.hover();
  // Warm-up, so that the code is compiled.
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 10 * rowHeight);
  await page.waitForTimeout(500);
  const tasks = await tasksWhile(browser, page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, (step < 40 ? 12 : 300) * rowHeight);
      await page.waitForTimeout(30);
    }
  });
  const far = await page.getByRole('row').last().getAttribute('aria-rowindex');
  if (Number(far) < 5_000) throw new Error(`The list was scrolled to row ${far} only.`);
  return longest(tasks);
}

async function sorting(browser, page) {
  const heads = page.getByRole('columnheader').getByRole('button');
  const sort = async (place) => {
    await heads.nth(place).click();
    await page.waitForTimeout(400);
  };
  await page.getByRole('grid').evaluate((grid) => grid.parentElement.scrollTo(0, 0));
  const columns = await heads.count();
  await sort(0);
  const tasks = await tasksWhile(browser, page, async () => {
    for (let place = 1; place < columns; place += 1) {
      await sort(place);
      await sort(place);
    }
  });
  return longest(tasks);
}

async function typing(browser, page, url) {
  await page.goto(`${url}?story=form`);
  const field = page.getByRole('dialog').getByRole('textbox').nth(2);
  await field.click();
  await page.keyboard.type('abc', { delay: 100 });
  const pause = 120;
  const tasks = await tasksWhile(browser, page, () => page.keyboard.type(typed, { delay: pause }));
  if (!(await field.inputValue()).endsWith(typed)) throw new Error('What was typed is not in the field.');
  return tasks
    .filter(({ key }) => key)
    .map((first) => {
      // A key press is handled in its own task and rendered in the next ones.
      const own = tasks.filter(({ start }) => start >= first.start && start < first.start + (pause - 40));
      return own.reduce((sum, { busy }) => sum + busy, 0);
    })
    .sort((one, other) => one - other);
}

function longest(tasks) {
  return Math.max(...tasks.map(({ busy }) => busy));
}
