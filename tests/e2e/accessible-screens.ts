import type { Page } from 'playwright-core';
import { signIn, type Account, type Stage } from '../setup/stage';
import { askedOfServer } from './asked-of-server';
import { goWithin } from './go-within';
import { codesShown } from './codes-shown';
import { faultsShown, type Look } from './looked-at';
import { quiet } from './quiet';

const lastYear = new Date().getFullYear() - 1;

/** Screens that one person visits one after the other. */
export interface Walk {
  readonly by: string;
  /** Nobody who reads programs: he is shown no names and paths of theirs. */
  readonly inWords?: true;
  /** The account that signs in; none for the public screens. */
  readonly account?: Account;
  readonly screens: readonly string[];
}

export const clerksWalk: Walk = {
  by: 'a finance clerk',
  account: { tenant: '100001', account: 'finance' },
  inWords: true,
  screens: [
    '/wel/index',
    '/rdm/enterpriseinfo',
    '/rdm/attachment',
    '/rdm/personnel/salary',
    '/rdm/project/list',
    '/rdm/import',
    '/rdm/import/profiles',
    '/rdm/import/history',
    `/rdm/assets/fixed?view=report&year=${lastYear}`,
    '/rdm/assets/power?view=power',
    '/rdm/financialaccount/voucher',
    '/rdm/financialaccount/matchsubject',
    '/rdm/financialaccount/allocation-voucher',
    `/rdm/project/retained?year=${lastYear}`,
    `/rdm/risk-scan?year=${lastYear}`,
    `/project/scenario?year=${lastYear}`,
    '/rdm/evaluationrecord?kind=highTech',
    '/rdm/diagnosis',
    '/rdm/diagnosis/findings',
    `/rdm/calendar?year=${lastYear}`,
    '/notice?document=财税〔2015〕119号',
    '/rdm/projectopinion',
    `/rdm/data-audit?year=${lastYear}`,
    `/rdm/month-close?year=${lastYear}`,
    `/rdm/verify/salary?year=${lastYear}`,
    '/rdm/reverse-allocation',
    `/project/preferential?year=${lastYear}&period=ANNUAL&line=51`,
    '/info/index',
    '/test/index',
  ],
};

export const walks: readonly Walk[] = [
  {
    by: 'a visitor',
    screens: ['/login', '/register', '/resetdefpassword', '/retrievepassword', '/lock', '/assessIndex', '/404'],
  },
  clerksWalk,
  {
    by: 'an administrator',
    account: { tenant: '100001', account: 'admin' },
    screens: ['/system/apitoken', '/system/webhook', '/system/webhook-delivery'],
  },
  {
    by: 'the platform’s administrator',
    account: { tenant: '000000', account: 'admin' },
    // One of each layout: a list beside a tree, two lists in a pair, a list alone, one of choices, one of logs.
    screens: [
      '/system/user',
      '/system/menu',
      '/system/dictbiz',
      '/dict-vertical/index',
      '/authority/role',
      '/system/tenant',
      '/resource/oss',
      '/monitor/log/api',
      '/tool/datasource',
    ],
  },
];

/** How often a screen may ask the server until it stands; home with all that a sign-in brings. */
const MOST_ASKED = { home: 6, screen: 12 };

/** Visits the screens of a walk; returns every accessibility fault, and every page that is too wide or asks too often. */
export async function faultsOfWalk(
  page: Page,
  stage: Stage,
  look: Look,
  { account, screens, inWords }: Walk,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(stage.addressOf('/login'));
  if (look.language === 'en') await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('textbox').first().waitFor();
  const asked = askedOfServer(page);
  const tooOften = (screen: string, most: number) => {
    const paths = asked.since();
    if (paths.length > most) faults.push(`${screen}: asks the server ${paths.length} times: ${paths.join(' ')}`);
  };
  if (account) {
    await signIn(page, stage, account);
    await quiet(page);
    tooOften('sign-in to home', MOST_ASKED.home);
  }
  for (const screen of screens) {
    await (account ? goWithin(page, stage.addressOf(screen)) : page.goto(stage.addressOf(screen)));
    faults.push(...(await faultsShown(page, screen, look)));
    tooOften(screen, MOST_ASKED.screen);
    if (inWords) faults.push(...(await codesShown(page)).map((code) => `${screen}: ${code}`));
  }
  return faults;
}
