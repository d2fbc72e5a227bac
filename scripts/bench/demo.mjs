import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { build, demo as demoProduct } from '../products.mjs';
import { at } from '../root.mjs';
import { serveFolder } from '../serve-folder.mjs';
import { median, print, repeated, seconds, timed } from './figures.mjs';
import { flags } from './screens.mjs';

/** How long the demo, which carries the whole backend as static files, takes until one can sign in. */
export async function demo() {
  await build(demoProduct);
  const served = await serveFolder(at('ui/dist-demo'), 0);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: flags });
  try {
    const opening = (context) => async () => {
      const page = await context.newPage();
      await page.goto(`${served.url}/`);
      await page.getByLabel('验证码').waitFor();
      await page.close();
    };
    console.log('\nThe demo, from its address to the captcha of its sign-in');
    const context = await browser.newContext({ locale: 'zh-CN' });
    print('  first visit', seconds(await timed(opening(context))));
    print('  again, median of 5', seconds({ milliseconds: median(await repeated(opening(context), 5, 1)) }));
  } finally {
    await browser.close();
    served.close();
  }
}
