import { contractsOfYear, sharesOfYear } from '../../project';
import type { Call } from '../../records';
import type { EnterpriseKind } from '../../tax';
import type { CostRecord } from '../allocate-year';
import { applyExclusions, type YearEligibility } from '../eligibility/apply-exclusions';
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
export async function yearEligibility<R extends CostRecord>(
  call: Call,
  records: readonly R[],
  { year, projects, voucherEntries }: YearRegisters,
  enterpriseKinds: readonly EnterpriseKind[],
  wasCollected: (year: string) => Promise<boolean>,
): Promise<YearEligibility<R>> {
  const ofYear = [{ field: 'month', is: 'likeRight', value: `${year}-` }] as const;
  const contracts = await contractsOfYear(call, String(year));
  return applyExclusions(records, {
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
    shares: await sharesOfYear(call, String(year)),
  });
}
