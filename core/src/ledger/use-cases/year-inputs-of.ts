import { enterpriseYear } from '../../enterprise';
import type { Call, RecordOf } from '../../records';
import { sum, yuan } from '../../kernel/money';
import type { DeclarationPeriod, EnterpriseKind } from '../../tax';
import {
  quarterField,
  quarterlyAmounts,
  quarters,
  typedFields,
  yearInputs,
  type QuarterlyAmount,
  type TypedInputs,
} from '../year-inputs';

const quartersOf: Readonly<Record<DeclarationPeriod, number>> = { H1: 2, Q1_Q3: 3, ANNUAL: 4 };

/** The inputs of a year with every field present; `0.00` if not entered. */
export async function typedInputs(call: Call, year: string): Promise<TypedInputs> {
  const [record] = await call.records.findByKeys(yearInputs, [{ year }]);
  return Object.fromEntries(typedFields.map((name) => [name, record?.[name] ?? '0.00'])) as TypedInputs;
}

/** Lines 43, 44, 46, 48 and 49 of a period: the quarters it covers, added up. docs/rules.md, Quarterly amounts */
export function periodInputs(inputs: TypedInputs, period: DeclarationPeriod) {
  const covered = quarters.slice(0, quartersOf[period]);
  const line = (amount: QuarterlyAmount) =>
    sum(covered.map((quarter) => yuan(inputs[quarterField(amount, quarter)]))).toString();
  const byAmount = Object.fromEntries(
    (Object.keys(quarterlyAmounts) as QuarterlyAmount[]).map((amount) => [
      `line${quarterlyAmounts[amount].line}`,
      line(amount),
    ]),
  ) as Record<`line${'44' | '46' | '48' | '49'}`, string>;
  return { line43: inputs.line43, ...byAmount };
}

/** The enterprise's record of a year, and its kinds. */
export async function enterpriseOf(
  call: Call,
  year: string,
): Promise<{ record: RecordOf<typeof enterpriseYear> | null; kinds: EnterpriseKind[] }> {
  const [record] = await call.records.findByKeys(enterpriseYear, [{ year }]);
  return { record: record ?? null, kinds: (record?.enterpriseKinds as EnterpriseKind[] | null) ?? [] };
}
