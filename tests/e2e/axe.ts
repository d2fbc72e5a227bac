import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './settled';

/**
 * Every accessibility violation on the page, by all rules or by those named. Passes are not reported in detail, because
 * on a large table that is most of axe's work; nor is a second window opened, as there are no foreign frames. A page that
 * still moves is waited for: rows that are asked for again are drawn fainter until they come.
 */
export async function violationsOn(page: Page, rules?: string[], part?: string): Promise<string[]> {
  await settled(page);
  const axe = await axeOn(page);
  if (part !== undefined) axe.include(part);
  return foundBy(rules ? axe.withRules(rules) : axe);
}

/** By all rules but the one for which axe looks up the ground of every text. */
export const violationsButOfColours = async (page: Page): Promise<string[]> =>
  foundBy((await axeOn(page)).disableRules(['color-contrast']));

/** A page is given axe once: with each look it would be compiled anew, which takes half a second. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const areGiven = await answered(() =>
    Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window))),
  );
  const axeSource = areGiven.every(Boolean) ? ';' : undefined;
  return new AxeBuilder({ page: page as never, axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
}

async function foundBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await answered(() => axe.analyze());
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

/** The same for the open dialog: the page behind it is inert, and so are its landmarks. */
export const violationsOfDialog = (page: Page): Promise<string[]> => violationsOn(page, undefined, '[role=dialog]');

/**
 * An evaluation has no limit of its own, and one whose document is replaced at that moment may stay without an answer:
 * it is asked once more, and then the test says where it stood.
 */
async function answered<T>(evaluation: () => Promise<T>): Promise<T> {
  return within(evaluation()).catch((error: unknown) => {
    if (error instanceof NoAnswer) return within(evaluation());
    throw error;
  });
}

class NoAnswer extends Error {}

async function within<T>(answer: Promise<T>): Promise<T> {
  const limit = 60_000;
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`The page did not answer axe within ${limit} ms.`)), limit);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
