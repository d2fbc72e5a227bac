import { text } from '../kernel';
import { ruleFields, type FieldShown } from '../title';

const flag = (zh: string, en: string): FieldShown => ({ label: text(zh, en), unit: 'flag' });

/** What a policy may ask of an enterprise, by name: what local titles ask, and what it is for the super-deduction. */
export const policyFields = {
  ...ruleFields,
  mayClaim: flag('符合加计扣除主体条件', 'May claim the super-deduction'),
  manufacturing: flag('制造业企业', 'Manufacturer'),
  techSme: flag('科技型中小企业', 'Technology SME'),
  icOrMachineTool: flag('集成电路或工业母机企业', 'Integrated circuits or machine tools'),
} as const;

export type PolicyField = keyof typeof policyFields;
