import { requireOpenChannel } from '../../enterprise';
import { faults, isId, Refusal } from '../../kernel';
import {
  insertRecords,
  isSeen,
  requireSeen,
  requireYear,
  updateRecords,
  validateRecord,
  type Call,
  type NewValues,
  type RecordOf,
  type Where,
} from '../../records';
import { typedFields, yearInputs, type YearInputs } from '../year-inputs';

/** Saves the inputs of a year; amounts not given are kept, an empty string clears one. */
export async function saveYearInputs(call: Call, given: YearInputs): Promise<void> {
  const year = requireYear(given.year === undefined ? undefined : String(given.year));
  await requireSeen(call, yearInputs, { year });
  await requireOpenChannel(call, year);
  const [before] = await call.records.findByKeys(yearInputs, [{ year }]);
  const typed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  const { values, faults: found } = validateRecord(yearInputs, { ...before, ...typed, year });
  if (found[0]) throw new Refusal(faults.invalid(found[0].message, found));
  if (!before) await insertRecords(call, yearInputs, [values]);
  else await change(call, before, values);
}

/** Clears all inputs of a year, identified by its record id or the year. */
export async function clearYearInputs(call: Call, given: { id: string }): Promise<void> {
  const { id } = given;
  const where: Where<typeof yearInputs> = [
    /^\d{4}$/.test(id)
      ? { field: 'year', is: 'equal', value: id }
      : { field: 'id', is: 'equal', value: isId(id) ? id : '0' },
  ];
  const [before] = await call.records.find(yearInputs, { where });
  if (!before || !isSeen(call, yearInputs, before, [])) throw new Refusal(faults.notFound(yearInputs.label));
  await requireOpenChannel(call, before.year);
  await change(call, before, Object.fromEntries(typedFields.map((name) => [name, null])));
}

async function change(
  call: Call,
  before: RecordOf<typeof yearInputs>,
  values: NewValues<typeof yearInputs>,
): Promise<void> {
  const stale = await updateRecords(call, yearInputs, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}
