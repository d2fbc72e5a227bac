import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { openEmbeddedDatabase } from './databases.mjs';
import { end, startProduct } from './program.mjs';
import { flags } from './screens.mjs';

/** In ms; so long nothing may be drawn or asked for before a screen counts as opened. */
const QUIET = 500;

/** The product over an embedded database with the demonstration, and a browser to look at it. */
export async function withDemonstration(work) {
  const database = await openEmbeddedDatabase();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: flags });
  const product = await startProduct(database.environment);
  try {
    await work(browser, product.url);
  } finally {
    await end(product);
    await browser.close();
    await database.close();
  }
}

/** In ms; for less time the pointer of somebody who opens a screen seldom rests on its row before the press. */
export const RESTING = 150;

/** A new window of a browser: its page, and the addresses it asks for. */
export async function openWindow(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript({ content: watchChanges });
  return { context, page, asked };
}

/** Signs in as somebody of the demonstration, and waits for home. */
export async function signIn(page, asked, url, account = 'finance') {
  await page.goto(`${url}/login`);
  const fields = page.getByRole('textbox');
  await fields.nth(0).fill('100001');
  await fields.nth(1).fill(account);
  await page.locator('input[type=password]').fill(account);
  // What is fetched while somebody types.
  await page.waitForTimeout(2_000);
  return until(page, asked, async () => {
    const began = await page.evaluate('performance.now()');
    await page.keyboard.press('Enter');
    await page.waitForURL(/wel\/index/);
    return began;
  });
}

/** As long as somebody looks at the home page, while further parts are fetched. */
export const lookAround = (page) => page.waitForTimeout(6_000);

/**
 * Opens a screen by its row of the menu, on which the pointer rests before the press; one that leads elsewhere was not
 * opened. What is asked for meanwhile counts, the time does not. A click, because React draws what follows a step back in
 * history without a pause.
 */
export async function visit(page, asked, path, rest = RESTING) {
  const row = await rowOfMenu(page, path);
  const figure = await until(page, asked, async () => {
    await page.evaluate('window.longTasks?.splice(0)');
    if (rest > 0) {
      await row.hover();
      await page.waitForTimeout(rest);
    }
    await row.click();
    return page.evaluate('window.lastClick');
  });
  if (!new URL(page.url()).pathname.startsWith(path)) throw new Error(`${path} led to ${page.url()}`);
  return figure;
}

/** The row of a screen, its group unfolded; the groups after the one that stands open first. */
async function rowOfMenu(page, path) {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const row = menu.locator(`a[href="${path}"]`);
  if ((await row.count()) > 0) return row;
  const groups = await menu.locator('button[aria-expanded]').all();
  const states = await Promise.all(groups.map((group) => group.getAttribute('aria-expanded')));
  const next = states.lastIndexOf('true') + 1;
  for (const group of [...groups.slice(next), ...groups.slice(0, next)]) {
    await group.click();
    if ((await row.count()) > 0) break;
  }
  // What unfolding costs is no part of the visit.
  await page.waitForTimeout(QUIET);
  return row;
}

/** What an action asks for, and how long after its beginning, which it returns, the page last changed. */
async function until(page, asked, act) {
  const before = asked.length;
  const began = await act();
  let last = 0;
  for (let seen = -1; seen !== asked.length || Date.now() - last < QUIET; await page.waitForTimeout(50)) {
    if (seen === asked.length) continue;
    [seen, last] = [asked.length, Date.now()];
  }
  const changed = await page.evaluate('window.lastChange');
  return { requests: asked.length - before, taken: Math.max(0, changed - began) };
}

/** Run in the page: notes when it was last clicked, and when it last changed. */
const watchChanges = `
  window.lastChange = 0;
  addEventListener('click', () => (window.lastClick = performance.now()), true);
  new MutationObserver(() => (window.lastChange = performance.now()))
    .observe(document, { subtree: true, childList: true, characterData: true });`;
