import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every violation of the rules of accessibility on the page, by all rules or by those named. What axe finds right is not
 * described, which on a large table is most of its work; nor does it open a second window, as there are no foreign frames.
 */
export async function violationsOn(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page: page as never }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

/** The same of the open dialog: the page behind it is out of reach, and its landmarks with it. */
export const violationsOfDialog = (page: Page): Promise<string[]> => violationsOn(page, undefined, '[role=dialog]');
