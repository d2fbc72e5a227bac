import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { startDemo, type StartedDemo } from './demo';
import { startedOnce } from './kept';
import { startProduct } from './started-product';

/** The product a journey runs on. */
export interface Stage {
  /** Whether its sign-in page has a captcha, whose letters are text elements of the picture. */
  readonly asksCaptcha: boolean;
  /** The address of a screen, e.g. `/wel/index`. */
  addressOf(screen: string): string;
  end(): Promise<void>;
}

export interface ProductStage extends Stage {
  /** Kills it and starts it again on the same data. */
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

/** The static files of `npm run demo`: addresses are in the URL hash, and every page has data of its own. */
export async function openDemo(): Promise<DemoStage> {
  const demo = await startDemo();
  return { ...demo, asksCaptcha: true, addressOf: (screen) => `${demo.url}/#${screen}` };
}

export interface Account {
  readonly tenant: string;
  readonly account: string;
  /** By default the name of the account. */
  readonly password?: string;
}

/** A separate browser context at the sign-in page, of desktop width by default. */
export async function openWindow(browser: Browser, stage: Stage, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await openSignIn(page, stage);
  return page;
}

/** The same with somebody signed in. */
export async function openWindowOf(browser: Browser, stage: Stage, account: Account, width?: number): Promise<Page> {
  const page = await openWindow(browser, stage, width);
  await signIn(page, stage, account);
  return page;
}

export async function openSignIn(page: Page, stage: Stage): Promise<void> {
  await page.goto(stage.addressOf('/login'));
  await page.getByLabel('租户ID').waitFor();
}

/** Fills in the sign-in page, in either language, and waits for the home page. */
export async function signIn(page: Page, stage: Stage, account: Account): Promise<void> {
  await enter(page, stage, account);
  await page.waitForURL('**/wel/index', { timeout: 60_000 });
}

/** Fills in the sign-in page and submits it, without waiting for the result. */
export async function enter(page: Page, stage: Stage, account: Account): Promise<void> {
  // The captcha is rendered after the rest of the form.
  const captcha = stage.asksCaptcha ? page.getByLabel(/^(验证码|Code)/) : null;
  await captcha?.waitFor();
  const passwordBox = await fillIn(page, account);
  await captcha?.fill(await lettersShown(page));
  await passwordBox.press('Enter');
}

/** Fills in the boxes of the sign-in page and returns that of the password. */
export async function fillIn(page: Page, { tenant, account, password = account }: Account): Promise<Locator> {
  // By position, not by label: the page may be in either language. A locator waits until its box is there.
  const box = (position: number) => page.getByRole('textbox').nth(position);
  await box(0).fill(tenant);
  await box(1).fill(account);
  await box(2).fill(password);
  return box(2);
}

async function lettersShown(page: Page): Promise<string> {
  const picture = await page.locator('form img').getAttribute('src');
  const svg = Buffer.from(picture!.split(',')[1]!, 'base64').toString();
  return [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');
}
