import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startDemo, type StartedDemo } from './demo';
import { startedOnce } from './kept';
import { startProduct } from './started-product';

/** What a journey is walked on. */
export interface Stage {
  /** Whether its sign-in page asks for the letters of a picture, which stand in it as text. */
  readonly asksCaptcha: boolean;
  /** The address of a screen, e.g. `/wel/index`. */
  addressOf(screen: string): string;
  end(): Promise<void>;
}

export interface ProductStage extends Stage {
  /** Ends it without warning and starts it again on the same data. */
  cutPower(): Promise<void>;
}

/** The program of `npm start` on data of its own. */
export async function openProduct(): Promise<ProductStage> {
  const data = await startedOnce();
  let product = await startProduct(data);
  return {
    asksCaptcha: false,
    addressOf: (screen) => `${product.url}${screen}`,
    cutPower: async () => {
      await product.end('SIGKILL');
      product = await startProduct(data);
    },
    end: async () => {
      await product.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface DemoStage extends Stage, StartedDemo {}

/** The static files of `npm run demo`: addresses stand behind #, and every page has data of its own. */
export async function openDemo(): Promise<DemoStage> {
  const demo = await startDemo();
  return { ...demo, asksCaptcha: true, addressOf: (screen) => `${demo.url}/#${screen}` };
}

export interface Account {
  readonly tenant: string;
  /** The password is the same. */
  readonly account: string;
}

/** Fills in the sign-in page, in either language, and waits for the home page. */
export async function signIn(page: Page, stage: Stage, { tenant, account }: Account): Promise<void> {
  // The picture comes after the rest of the form.
  const captcha = stage.asksCaptcha ? page.getByLabel(/^(验证码|Code)/) : null;
  await captcha?.waitFor();
  const [tenantBox, accountBox, passwordBox] = await page.getByRole('textbox').all();
  await tenantBox!.fill(tenant);
  await accountBox!.fill(account);
  await passwordBox!.fill(account);
  await captcha?.fill(await lettersShown(page));
  await passwordBox!.press('Enter');
  await page.waitForURL('**/wel/index', { timeout: 60_000 });
}

async function lettersShown(page: Page): Promise<string> {
  const picture = await page.locator('form img').getAttribute('src');
  const svg = Buffer.from(picture!.split(',')[1]!, 'base64').toString();
  return [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');
}
