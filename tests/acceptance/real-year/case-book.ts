import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenStack, Stack } from '../../setup/stacks';
import { calibresCases } from './calibres.cases';
import { contractsCases } from './contracts.cases';
import { declareCases } from './declare.cases';
import { eligibilityCases } from './eligibility.cases';
import { Enterprise, type FoundedEnterprise } from './enterprise';
import { outdatedCases } from './outdated.cases';
import { closingsCases } from './closings.cases';
import { sourcesCases } from './sources.cases';
import { payCases } from './pay.cases';
import { formsCases } from './forms.cases';
import { assetCases } from './assets.cases';
import { phasesCases } from './phases.cases';
import { scenarioCases } from './scenario.cases';
import { ledgerCases } from './ledger.cases';
import { risksCases } from './risks.cases';
import { tidyCases } from './tidy.cases';

/** A real enterprise's year: each case a small enterprise whose figures are reckoned by hand beside it. */
const chapters = {
  'a tidy year': tidyCases,
  'sources of cost': sourcesCases,
  closings: closingsCases,
  'contracts and shared cost': contractsCases,
  'pay, hours and slips': payCases,
  'what the law excludes': eligibilityCases,
  'forms and the registers behind them': formsCases,
  'the three calibres': calibresCases,
  'assets: tax beside the accounts': assetCases,
  'phases, failures and later years': phasesCases,
  'ledgers with their vouchers': ledgerCases,
  'what the scan finds': risksCases,
  'what if': scenarioCases,
  'figures out of date': outdatedCases,
  'a declared year': declareCases,
} satisfies Readonly<Record<string, (founded: FoundedEnterprise) => void>>;

type Chapter = keyof typeof chapters;

/**
 * What a store may spoil: sums, what is marked as out of date, what is closed, and the rows of ledgers. The figures of the
 * other chapters are worked out before they are stored. docs/decisions/022-what-each-stack-tests.md
 */
export const storedChapters: readonly Chapter[] = [
  'a tidy year',
  'ledgers with their vouchers',
  'figures out of date',
  'a declared year',
];

export function caseBook(stack: Stack, told: readonly Chapter[] = Object.keys(chapters) as Chapter[]): void {
  describe(`the case book, ${stack.name}`, () => {
    let open: OpenStack;
    let cases = 0;
    beforeAll(async () => {
      open = await stack.open({ tenants: [] });
    });
    afterAll(() => open.stop());

    for (const title of told) {
      describe(title, () => chapters[title](() => Enterprise.founded(open, String(200_001 + cases++))));
    }
  });
}
