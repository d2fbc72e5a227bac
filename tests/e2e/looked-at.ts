import type { Page } from 'playwright-core';
import { violationsButOfColours, violationsOn } from './axe';
import { cutAmounts } from './cut-amounts';
import { quiet } from './quiet';
import { settled } from './settled';
import { stickingOut } from './sticking-out';

/** A width in px, and whether the accessibility rules are checked at it besides overflow; colours are most of that work. */
export interface LookedAt {
  readonly width: number;
  readonly rules: boolean | 'all but colours';
}

export interface Look {
  readonly language: 'zh' | 'en';
  readonly widths: readonly LookedAt[];
}

/**
 * Every width, and the narrowest in both languages, where longer words break a layout first. The rules run once on a
 * wide and once on a narrow window, because the language changes words and not the structure; the colours of a text and
 * its ground do not depend on the width either. A page is opened once per language, and its window narrowed.
 */
export const looks: readonly Look[] = [
  {
    language: 'zh',
    widths: [
      { width: 1440, rules: true },
      { width: 390, rules: false },
    ],
  },
  {
    language: 'en',
    widths: [
      { width: 992, rules: false },
      { width: 390, rules: 'all but colours' },
    ],
  },
];

const HEIGHT = 900;

export const windowOf = ({ widths }: Look) => ({ width: widths[0]!.width, height: HEIGHT });

/** Every accessibility fault of the page shown, what is wider than its place, and figures cut in it, at each of the widths. */
export async function faultsShown(page: Page, where: string, look: Look): Promise<string[]> {
  // A busy machine may send no requests for a while before it renders the page.
  await page.locator('main').first().waitFor({ state: 'attached' });
  await quiet(page);
  const faults: string[] = [];
  for (const { width, rules } of look.widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    const violations = rules ? await (rules === true ? violationsOn(page) : violationsButOfColours(page)) : [];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    faults.push(
      ...violations.map((violation) => `${where} at ${width}: ${violation}`),
      ...(overflow > 0 ? [`${where} at ${width}: the page is ${overflow} px too wide`] : []),
      ...(await stickingOut(page)).map((part) => `${where} at ${width}: ${part}`),
      ...(await cutAmounts(page)).map((part) => `${where} at ${width}: ${part}`),
    );
  }
  await page.setViewportSize(windowOf(look));
  return faults;
}
