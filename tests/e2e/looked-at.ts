import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly language: 'zh' | 'en';
  /** Whether it is held against the rules of accessibility too, and not only whether it fits. */
  readonly rules: boolean;
}

/**
 * Every width, and the narrowest in both languages, where longer words break a page first. The rules once a width, for a
 * language changes words and not what is there.
 */
export const looks: readonly Look[] = [
  { width: 1440, language: 'zh', rules: true },
  { width: 992, language: 'en', rules: true },
  { width: 390, language: 'zh', rules: true },
  { width: 390, language: 'en', rules: false },
];

/** Every accessibility fault of what a page shows, and by how much it is wider than its window. */
export async function faultsShown(page: Page, where: string, { rules }: Look): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // Skeletons and fading panels are on their way out.
  await page.waitForTimeout(400);
  const violations = rules ? (await new AxeBuilder({ page: page as never }).analyze()).violations : [];
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`),
    ...(overflow > 0 ? [`${where}: the page is ${overflow} px too wide`] : []),
  ];
}
