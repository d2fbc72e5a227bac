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
const chapters: Readonly<Record<string, (founded: FoundedEnterprise) => void>> = {
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
};

export function caseBook(stack: Stack): void {
  describe(`the case book, ${stack.name}`, () => {
    let open: OpenStack;
    let cases = 0;
    beforeAll(async () => {
      open = await stack.open({ tenants: [] });
    });
    afterAll(() => open.stop());

    for (const [title, chapter] of Object.entries(chapters)) {
      describe(title, () => chapter(() => Enterprise.founded(open, String(200_001 + cases++))));
    }
  });
}
