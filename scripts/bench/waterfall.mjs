import { median, milliseconds, print } from './figures.mjs';
import { lookAround, openWindow, RESTING, signIn, visit, withDemonstration } from './screen-visit.mjs';

/** Screens that a clerk opens most, by their paths. */
const screens = {
  projects: '/rdm/project/list',
  'auxiliary ledger 2021': '/project/auxiliary-2021',
  A107012: '/project/preferential',
  '107-1 projects': '/rdm/statistics/project-report',
  '107-2 report': '/rdm/statistics/annual-report',
  hours: '/rdm/project/worktime',
  vouchers: '/rdm/financialaccount/voucher',
  people: '/rdm/personnel/list',
};
const ROUNDS = 5;

/** From sign-in to home and from screen to screen of the demonstration, in the browser: requests, and ms to the last change. */
export const waterfall = () =>
  withDemonstration(async (browser, url) => {
    console.log('\nScreens of the demonstration, embedded, in the browser: requests, ms to the last change (median)');
    const signedIn = [];
    const rested = figuresByName();
    const atOnce = figuresByName();
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [opened, rest] of [
        [rested, RESTING],
        [atOnce, 0],
      ]) {
        const { context, page, asked } = await openWindow(browser);
        const home = await signIn(page, asked, url);
        if (round > 0) signedIn.push(home);
        await lookAround(page);
        for (const [name, path] of Object.entries(screens)) {
          const figure = await visit(page, asked, path, rest);
          if (round > 0) opened.get(name).push(figure);
        }
        await context.close();
      }
    }
    printed('sign-in to home', signedIn);
    console.log(`  pressed after ${RESTING} ms on the row of the menu`);
    for (const [name, figures] of rested) printed(name, figures);
    console.log('  pressed as soon as the pointer is on it');
    for (const [name, figures] of atOnce) printed(name, figures);
  });

const figuresByName = () => new Map(Object.keys(screens).map((name) => [name, []]));

const printed = (name, figures) =>
  print(
    `  ${name}`,
    `${median(figures.map(({ requests }) => requests))}  ${milliseconds(median(figures.map(({ taken }) => taken)))}`,
  );
