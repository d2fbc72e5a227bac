import { median, milliseconds, print } from './figures.mjs';
import { personAt } from './program.mjs';
import { lookAround, openWindow, signIn, visit, withDemonstration } from './screen-visit.mjs';

const TENANT = '100001';
/** Sees every screen there is. */
const ACCOUNT = 'admin';
const ROUNDS = 3;
/** The bars of one screen: ms to its last change, ms of a task of the main thread, requests. */
const BAR = 300;
const TASK = 50;
const REQUESTS = 12;
/** Of the slowest screens, besides those with a long task. */
const SHOWN = 25;

/** Every screen of the menu, opened for the first time in a new window: what it asks for, and ms to its last change. */
export const everyScreen = () =>
  withDemonstration(async (browser, url) => {
    const paths = screensOf(await menuOf(url));
    const found = new Map(paths.map((path) => [path, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { context, page, asked } = await openWindow(browser);
      await page.addInitScript({ content: watchTasks });
      await signIn(page, asked, url, ACCOUNT);
      await lookAround(page);
      for (const path of paths) {
        const figure = await visit(page, asked, path);
        found.get(path).push({ ...figure, task: Math.max(0, ...(await page.evaluate('window.longTasks'))) });
      }
      await context.close();
    }
    report(found);
  });

function report(found) {
  const screens = [...found]
    .map(([path, figures]) => ({
      path,
      taken: median(figures.map(({ taken }) => taken)),
      task: median(figures.map(({ task }) => task)),
      requests: Math.max(...figures.map(({ requests }) => requests)),
    }))
    .sort((one, other) => other.taken - one.taken);
  const over = (bar, of) => screens.filter((screen) => of(screen) > bar).length;
  console.log(
    `\n${screens.length} screens of the demonstration, embedded, each first in a new window, ${ROUNDS} windows`,
  );
  print('  the median screen, to its last change', milliseconds(median(screens.map(({ taken }) => taken))));
  print(`  screens over ${BAR} ms`, String(over(BAR, ({ taken }) => taken)));
  print(`  with a task over ${TASK} ms`, String(over(TASK, ({ task }) => task)));
  print(`  with more than ${REQUESTS} requests`, String(over(REQUESTS, ({ requests }) => requests)));
  const slowest = screens.filter(({ task }, at) => at < SHOWN || task > TASK);
  for (const { path, taken, task, requests } of slowest) {
    print(`  ${path}`, `${requests}  ${milliseconds(taken)}${task > TASK ? `  a task of ${milliseconds(task)}` : ''}`);
  }
}

async function menuOf(url) {
  const headers = await personAt(url, { tenantId: TENANT, account: ACCOUNT });
  const { data } = await (await fetch(`${url}/api/blade-system/menu/routes`, { headers })).json();
  return data;
}

const screensOf = (menus) =>
  menus.flatMap(({ path, children }) => (children?.length > 0 ? screensOf(children) : path ? [path] : []));

/** Run in the page: notes the tasks of more than 50 ms since a screen is about to be opened, in ms. */
const watchTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });`;
