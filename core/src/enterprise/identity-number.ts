import type { Validate } from '../identity';
import type { Text } from '../kernel';
import type { RuleBySetting } from '../records';
import { NUMBER_RULES, numberFault } from '../system';

/** What a field holding an official number adds to its declaration. */
export interface NumberRules {
  readonly rule: (value: string) => Text | null;
  readonly ruleBySetting: RuleBySetting;
  readonly warning: (value: string) => Text | null;
}

/**
 * The form's rule decides the error and the national standard only warns, unless the parameter of the tenant lets the
 * standard decide. Only messages of the product name the parameter: `rule` is what other programs get.
 */
export function checkedBy(validate: Validate): NumberRules {
  const byForm = (value: string): Text | null => {
    const verdict = validate(value, { rule: 'form' });
    return verdict.valid ? null : verdict.message;
  };
  const byStandard = (value: string) => numberFault(validate, value, 'standard');
  return {
    rule: byForm,
    ruleBySetting: {
      setting: NUMBER_RULES,
      on: byStandard,
      off: (value) => numberFault(validate, value, 'form'),
    },
    warning: byStandard,
  };
}
