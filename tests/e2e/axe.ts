import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every accessibility violation on the page, by all rules or by those named. Passes are not reported in detail, because
 * on a large table that is most of axe's work; nor is a second window opened, as there are no foreign frames.
 */
export async function violationsOn(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const axe = axeOn(page);
  if (within !== undefined) axe.include(within);
  return foundBy(rules ? axe.withRules(rules) : axe);
}

/** By all rules but the one for which axe looks up the ground of every text. */
export const violationsButOfColours = (page: Page): Promise<string[]> =>
  foundBy(axeOn(page).disableRules(['color-contrast']));

const axeOn = (page: Page) =>
  new AxeBuilder({ page: page as never }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

async function foundBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

/** The same for the open dialog: the page behind it is inert, and so are its landmarks. */
export const violationsOfDialog = (page: Page): Promise<string[]> => violationsOn(page, undefined, '[role=dialog]');
