/**
 * Registration number of a technology contract 技术合同登记编号.
 *
 * In the contract forms of the science ministry, 14 digits:
 *   1–2    year
 *   3–4    province (GB/T 2260)
 *   5–6    city (GB/T 2260)
 *   7–8    registration office
 *   9–14   sequence
 *
 * In the registration form since about 2008, 16 digits, which the registration office fills in; their layout is not
 * published, so they are judged by their shape.
 *
 * Source: 技术开发合同 (示范文本) 填写说明 一; 技术合同登记表填写说明 1. In use, no published standard.
 * Not normalised but refused: full-width digits, blanks and hyphens inside.
 */
import { text } from '../../kernel/text';
import { areDigits } from '../digits';
import { provinceOf } from '../provinces';
import { refusals } from '../refusals';
import { isStored, numberSchema, type StoredNumber } from '../stored-number';
import {
  isByStandard,
  judge,
  type NumberKind,
  type RefusalReason,
  type ValidationOptions,
  type Verdict,
} from '../verdict';

const technologyContractNumber: NumberKind = {
  refusals: refusals(
    text('请输入正确的技术合同登记编号', 'Enter a valid registration number of a technology contract'),
  ),
  fault,
};

/** `form`: 14 or 16 digits. `standard`: of 14 digits also the province. */
export function validateTechnologyContractNumber(value: string, options?: ValidationOptions): Verdict {
  return judge(technologyContractNumber, value, options);
}

/** 技术合同登记编号 that is valid under `standard`, as it is stored. */
export type TechnologyContractNumber = StoredNumber<'technologyContractNumber'>;

/** Whether a value is a `TechnologyContractNumber`: valid under `standard`, and written as it is stored. Never throws. */
export function isTechnologyContractNumber<Value>(value: Value): value is Value & TechnologyContractNumber {
  return isStored(validateTechnologyContractNumber, value);
}

/** Standard Schema of `validateTechnologyContractNumber` under `standard`. */
export const technologyContractNumberSchema = /* @__PURE__ */ numberSchema<TechnologyContractNumber>(
  validateTechnologyContractNumber,
);

function fault(typed: string, options: ValidationOptions | undefined): RefusalReason | null {
  if (typed.length !== 14 && typed.length !== 16) return 'length';
  if (!areDigits(typed, 0, typed.length)) return 'format';
  if (typed.length === 16 || !isByStandard(options)) return null;
  return provinceOf(typed.slice(2)) === undefined ? 'region' : null;
}
