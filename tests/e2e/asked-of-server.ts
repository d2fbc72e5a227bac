import type { Page } from 'playwright-core';

/** Notes what a page asks of the server; the program itself is fetched once and is not noted. */
export function askedOfServer(page: Page): { readonly since: () => readonly string[] } {
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return {
    /** Since it was asked last. */
    since: () => {
      const noted = asked;
      asked = [];
      return noted;
    },
  };
}
