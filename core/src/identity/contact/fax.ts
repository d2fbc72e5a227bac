/** Fax number 传真号码: written like a landline number, see `landline.ts` for the rule, its source and its notation. */
import { text } from '../../kernel/text';
import { landlineFault } from './landline';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import { judge, type NumberKind, type ValidationOptions, type Verdict } from '../verdict';

const fax: NumberKind = {
  refusals: refusals(text('请输入正确的传真号码', 'Enter a valid fax number')),
  fault: landlineFault,
};

/** Empty input yields `empty`: callers with an optional field skip the check if it is blank. */
export function validateFax(value: string, options?: ValidationOptions): Verdict {
  return judge(fax, value, options);
}

/** 传真号码 that is valid under `standard`, as it is stored. */
export type Fax = StoredNumber<'fax'>;

/** Whether a value is a `Fax`: valid under `standard`, and written as it is stored. Never throws. */
export function isFax<Value>(value: Value): value is Value & Fax {
  return isStored(validateFax, value);
}

/** Standard Schema of `validateFax` under `standard`. */
export const faxSchema = /* @__PURE__ */ numberSchema<Fax>(validateFax);
