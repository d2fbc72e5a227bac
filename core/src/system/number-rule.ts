import type { IdentityRule, Validate } from '../identity';
import { text, type Text } from '../kernel';

/** The parameter that chooses the rule for official numbers. docs/rules.md, Official numbers */
export const NUMBER_RULES = 'enterprise.numberRules';

/** Its values: the rule of the product's forms, and the national standard. */
const rules: ReadonlyMap<string, IdentityRule> = /* @__PURE__ */ new Map([
  ['form', 'form'],
  ['national', 'standard'],
]);

/** The rule where the parameter is missing or has an unknown value. */
export const defaultNumberRule: IdentityRule = 'form';

const NO_RULE = text(
  '参数 enterprise.numberRules 的值应为 form（表单规则）或 national（国家标准）',
  'The parameter enterprise.numberRules is form (the rule of the forms) or national (the national standard)',
);
const ONLY_STANDARD = text(
  '该号码符合国家标准，管理员将参数 enterprise.numberRules 设为 national 后即可填写',
  'It meets the national standard: an administrator who sets the parameter enterprise.numberRules to national has it accepted',
);

export const parseNumberRule = (value: string): IdentityRule => rules.get(value.trim()) ?? defaultNumberRule;

/** What is wrong with a value of the parameter that is about to be stored, or null. */
export const numberRuleFault = (value: string): Text | null => (rules.has(value.trim()) ? null : NO_RULE);

/** @param settings the settings that are on: with `NUMBER_RULES` among them the standard decides */
export const numberRuleUnder = (settings: readonly string[]): IdentityRule =>
  settings.includes(NUMBER_RULES) ? 'standard' : 'form';

/**
 * What is wrong with an official number under a rule, or null. A number that only the form's rule refuses is refused
 * with the sentence of the form and a second line, which names the parameter.
 */
export function numberFault(validate: Validate, value: string, rule: IdentityRule): Text | null {
  const verdict = validate(value, { rule });
  if (verdict.valid) return null;
  const { message } = verdict;
  if (rule === 'standard' || !validate(value, { rule: 'standard' }).valid) return message;
  return text(`${message.zh}\n${ONLY_STANDARD.zh}`, `${message.en}\n${ONLY_STANDARD.en}`);
}
