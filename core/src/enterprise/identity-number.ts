import type { ValidationOptions, Verdict } from '../identity';
import type { Text } from '../kernel';

type Validator = (value: string, options?: ValidationOptions) => Verdict;

/** What a field holding an official number adds to its declaration: the product's rule, and the standard as a warning. */
export interface NumberRules {
  readonly rule: (value: string) => Text | null;
  readonly warning: (value: string) => Text | null;
}

/** The product's rule decides the error; the national standard only warns (`form` and `standard` of the validator). */
export function checkedBy(validate: Validator): NumberRules {
  const refusal = (verdict: Verdict) => (verdict.valid ? null : verdict.message);
  return {
    rule: (value) => refusal(validate(value, { rule: 'form' })),
    warning: (value) => refusal(validate(value, { rule: 'standard' })),
  };
}
