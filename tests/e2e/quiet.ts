import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a page is idle: follow-up requests are sent sooner than that. */
const QUIET = 150;

/** Milliseconds after which a wait fails. */
const PATIENCE = 60_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** Waits until what a page has asked for is there. The first wait for a page takes Playwright's half a second. */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (requests === undefined) {
    await page.waitForLoadState('networkidle');
    underWay.set(page, watched(page));
    return;
  }
  const began = Date.now();
  for (let since = began; Date.now() - since < QUIET;) {
    if (requests.size > 0) since = Date.now();
    if (since - began > PATIENCE) {
      const urls = [...requests].map((request) => request.url()).join(', ');
      throw new Error(`The page still waits for ${urls}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function watched(page: Page): Set<Request> {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  let document: Request | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request;
    requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => {
    // A new document: the browser does not always say of the previous one's requests that it has given them up.
    if (document === undefined || frame !== page.mainFrame()) return;
    for (const request of requests) if (request !== document) requests.delete(request);
    document = undefined;
  });
  return requests;
}
