import type { Page } from 'playwright-core';
import { signIn, type Stage } from '../setup/stage';
import { faultsShown, type Look } from './looked-at';

const lastYear = new Date().getFullYear() - 1;
const screens = [
  '/wel/index',
  '/rdm/project/list',
  '/rdm/import',
  `/rdm/assets/fixed?view=report&year=${lastYear}`,
  '/rdm/assets/power?view=power',
  '/rdm/financialaccount/voucher',
  '/rdm/financialaccount/matchsubject',
  `/rdm/data-audit?year=${lastYear}`,
  `/rdm/verify/salary?year=${lastYear}`,
  '/rdm/reverse-allocation',
  `/project/preferential?year=${lastYear}&period=ANNUAL&line=51`,
];

/** Signs in and visits the screens; answers every accessibility fault, and every page wider than its window. */
export async function faultsOfWalk(page: Page, stage: Stage, look: Look): Promise<string[]> {
  const faults: string[] = [];
  const visit = async (screen: string) => {
    await page.goto(stage.addressOf(screen));
    faults.push(...(await faultsShown(page, screen, look)));
  };
  await page.goto(stage.addressOf('/login'));
  if (look.language === 'en') await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('textbox').first().waitFor();
  faults.push(...(await faultsShown(page, '/login', look)));
  await signIn(page, stage, { tenant: '100001', account: 'finance' });
  for (const screen of screens) await visit(screen);
  return faults;
}
