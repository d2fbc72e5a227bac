import type { Page } from 'playwright-core';

/** Navigates within the loaded page, as a click on a menu does, without loading the program again. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
