import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every accessibility violation on the page, by all rules or by those named. Passes are not reported in detail, because
 * on a large table that is most of axe's work; nor is a second window opened, as there are no foreign frames.
 */
export async function violationsOn(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page: page as never }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

/** The same for the open dialog: the page behind it is inert, and so are its landmarks. */
export const violationsOfDialog = (page: Page): Promise<string[]> => violationsOn(page, undefined, '[role=dialog]');
