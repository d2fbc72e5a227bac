import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { build, type Rolldown } from 'vite';
import { htmlCleanerContract } from '../contract/html-cleaner.contract';
import { launchChromium } from '../setup/chromium';

/** The global that the built script defines. */
declare const cleaner: { readonly browserHtmlCleaner: { clean(html: string): Promise<string> } };

/** The HTML cleaner of the demo, which uses the browser's parser. */
describe('the cleaner of the demo', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    await page.addScriptTag({ content: await builtCleaner() });
  });
  afterAll(() => browser?.close());

  const clean = (html: string) => page.evaluate((given) => cleaner.browserHtmlCleaner.clean(given), html);
  htmlCleanerContract('in a browser', { clean });
});

async function builtCleaner(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      lib: {
        entry: path.resolve(import.meta.dirname, '../../ui/src/demo/browser-html-cleaner.ts'),
        formats: ['iife'],
        name: 'cleaner',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code;
}
