import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { signIn, type Stage } from '../setup/stage';

const lastYear = new Date().getFullYear() - 1;
const screens = [
  '/wel/index',
  '/rdm/project/list',
  '/rdm/import',
  '/rdm/financialaccount/voucher',
  `/project/preferential?year=${lastYear}&period=ANNUAL&line=51`,
];

/** Signs in and visits the screens; answers every accessibility fault, and every page wider than its window. */
export async function faultsOfWalk(page: Page, stage: Stage, language: 'zh' | 'en'): Promise<string[]> {
  const faults: string[] = [];
  const visit = async (screen: string) => {
    await page.goto(stage.addressOf(screen));
    faults.push(...(await faultsShown(page, screen)));
  };
  await page.goto(stage.addressOf('/login'));
  if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('textbox').first().waitFor();
  faults.push(...(await faultsShown(page, '/login')));
  await signIn(page, stage, { tenant: '100001', account: 'finance' });
  for (const screen of screens) await visit(screen);
  return faults;
}

async function faultsShown(page: Page, where: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // Skeletons and fading panels are on their way out.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`),
    ...(overflow > 0 ? [`${where}: the page is ${overflow} px too wide`] : []),
  ];
}
