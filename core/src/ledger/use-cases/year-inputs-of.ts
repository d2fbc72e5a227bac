import { enterpriseYear } from '../../enterprise';
import type { Call, DraftValues, RecordOf } from '../../records';
import type { EnterpriseKind } from '../../tax';
import { typedFields, yearInputs, type TypedInputs } from '../year-inputs';

/** The inputs of a year with every field present; `''` if not entered. */
export function typedInputs(record: YearInputsRecord | null): TypedInputs {
  return Object.fromEntries(typedFields.map((name) => [name, record?.[name] ?? ''])) as TypedInputs;
}

export type YearInputsRecord = Partial<DraftValues<typeof yearInputs>>;

export async function yearInputsOf(call: Call, year: string): Promise<YearInputsRecord | null> {
  const [record] = await call.records.findByKeys(yearInputs, [{ year }]);
  return record ?? null;
}

/** The enterprise's record of a year, and its kinds. */
export async function enterpriseOf(
  call: Call,
  year: string,
): Promise<{ record: RecordOf<typeof enterpriseYear> | null; kinds: EnterpriseKind[] }> {
  const [record] = await call.records.findByKeys(enterpriseYear, [{ year }]);
  return { record: record ?? null, kinds: (record?.enterpriseKinds as EnterpriseKind[] | null) ?? [] };
}
