export { type PolicyMatch } from './match-policies';
export { conditionLine, readConditions } from './policy-condition';
export { type PolicyPort, policyCalls } from './policy-calls';
export {
  OFF_SHELF,
  ON_SHELF,
  policyDictionaries,
  policyLevels,
  type PolicyType,
  policyTypes,
} from './policy-dictionaries';
export { policyFields } from './policy-fields';
export { policyHooks } from './policy-hooks';
export { policy } from './policy';
export { isStandard, seedPolicies } from './seed-policies';
export { standardPolicies } from './standard-policies';
export { policyReminders } from './followed-policies';
