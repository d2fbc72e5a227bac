import type { Page } from 'playwright-core';

/** Counts what a page asks of the server; the program itself is fetched once and is not counted. */
export function countAsked(page: Page): { readonly since: () => number } {
  let asked = 0;
  let told = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked += 1;
  });
  return {
    /** Since it was asked last. */
    since: () => {
      const count = asked - told;
      told = asked;
      return count;
    },
  };
}
