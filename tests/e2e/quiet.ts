import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a page is idle: follow-up requests are sent sooner than that. */
const QUIET = 150;

const underWay = new WeakMap<Page, Set<Request>>();

/** Waits until what a page has asked for is there. The first wait for a page takes Playwright's half a second. */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (requests === undefined) {
    await page.waitForLoadState('networkidle');
    underWay.set(page, watched(page));
    return;
  }
  for (let since = Date.now(); Date.now() - since < QUIET;) {
    if (requests.size > 0) since = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function watched(page: Page): Set<Request> {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  page.on('request', (request) => {
    // A new document: requests of the previous one no longer count.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}
