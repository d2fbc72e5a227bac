import { contractsOfYear, projectOpinion, sharesOfYear } from '../../project';
import type { Call } from '../../records';
import type { EnterpriseKind } from '../../tax';
import type { CostRecord } from '../allocate-year';
import { applyExclusions, type YearEligibility } from '../eligibility/apply-exclusions';
import type { EligibilityInput } from '../eligibility/exclusion';
import { costAdjustment } from '../entities/cost-adjustment';
import { grant } from '../entities/grant';
import { grantShare } from '../entities/grant-share';
import { grantSpending } from '../entities/grant-spending';
import { earlierEntrusted } from './earlier-entrusted';
import type { YearRegisters } from './year-registers';

/**
 * A year's cost with what of it does not count for the super-deduction, from the projects, vouchers, tax adjustments,
 * grants, contracts and agreed shares as they are now: cost of locked months may be adjusted as well, as its collected amount stays.
 *
 * @param wasCollected whether the cost of a year was ever collected
 */
export const yearEligibility = async <R extends CostRecord>(
  call: Call,
  records: readonly R[],
  registers: YearRegisters,
  enterpriseKinds: readonly EnterpriseKind[],
  wasCollected: WasCollected,
): Promise<YearEligibility<R>> =>
  applyExclusions(records, await eligibilityInput(call, registers, enterpriseKinds, wasCollected));

type WasCollected = (year: string) => Promise<boolean>;

/** What the rules of exclusion of a year look at. */
export async function eligibilityInput(
  call: Call,
  { year, projects, voucherEntries }: YearRegisters,
  enterpriseKinds: readonly EnterpriseKind[],
  wasCollected: WasCollected,
): Promise<EligibilityInput> {
  const ofYear = [{ field: 'month', is: 'likeRight', value: `${year}-` }] as const;
  const contracts = await contractsOfYear(call, String(year));
  return {
    year,
    enterpriseKinds,
    projects,
    voucherEntries,
    adjustments: await call.records.find(costAdjustment, { where: ofYear }),
    grants: await call.records.find(grant),
    grantSpending: await call.records.find(grantSpending),
    grantShares: await call.records.find(grantShare),
    contracts,
    ...(contracts.size > 0 && { earlierEntrusted: await earlierEntrusted(call, year, wasCollected) }),
    opinions: await call.records.find(projectOpinion, {
      where: [{ field: 'year', is: 'equal', value: String(year) }],
    }),
    shares: await sharesOfYear(call, String(year)),
  };
}
