import type { ExclusionRule } from './exclusion';
import { adjustedRow } from './rules/adjusted-row';
import { agreedShare } from './rules/agreed-share';
import { commissionedProject } from './rules/commissioned-project';
import { excludedProject } from './rules/excluded-project';
import { excludedVoucher } from './rules/excluded-voucher';
import { grantSpent } from './rules/grant-spent';
import { negativeOpinion } from './rules/negative-opinion';
import { personAbroad } from './rules/person-abroad';
import { unpaidContract } from './rules/unpaid-contract';
import { unregisteredContract } from './rules/unregistered-contract';

/** Every rule of exclusion, in the order of application: what an earlier one took out is not taken out again. */
export const exclusionRules: readonly ExclusionRule[] = [
  excludedProject,
  negativeOpinion,
  commissionedProject,
  excludedVoucher,
  personAbroad,
  unregisteredContract,
  unpaidContract,
  agreedShare,
  adjustedRow,
  grantSpent,
];
