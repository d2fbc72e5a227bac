import type { ExclusionRule } from './exclusion';
import { adjustedRow } from './rules/adjusted-row';
import { commissionedProject } from './rules/commissioned-project';
import { excludedProject } from './rules/excluded-project';
import { excludedVoucher } from './rules/excluded-voucher';
import { grantSpent } from './rules/grant-spent';

/** Every rule of exclusion, in the order of application: what an earlier one took out is not taken out again. */
export const exclusionRules: readonly ExclusionRule[] = [
  excludedProject,
  commissionedProject,
  excludedVoucher,
  adjustedRow,
  grantSpent,
];
