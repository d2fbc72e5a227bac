import { deductionPolicies } from './content/deduction-policies';
import { recognitionPolicies } from './content/recognition-policies';
import type { StandardPolicy } from './content/standard-policy';
import { taxPolicies } from './content/tax-policies';

/** The national documents every tenant starts with: those the calculation cites, and those of the titles. */
export const standardPolicies: readonly StandardPolicy[] = [
  ...deductionPolicies,
  ...taxPolicies,
  ...recognitionPolicies,
];
