import { requireOpenChannel } from '../../enterprise';
import { isCoveredYear } from '../../tax';
import { faults, isId, Refusal, text } from '../../kernel';
import {
  insertRecords,
  isSeen,
  messageAlone,
  requireSeen,
  requireYear,
  sameValue,
  updateRecords,
  validateRecord,
  type Call,
  type NewValues,
  type RecordOf,
  type Where,
} from '../../records';
import { statedFields, typedFields, yearInputs, type YearInputs } from '../year-inputs';
import { inputsOfYear } from './inputs-of-year';
import { deviates, type LineInput } from './line-inputs';
import type { YearInputsRecord } from './year-inputs-of';

/** Saves the inputs of a year; amounts not given are kept, an empty string clears one. */
export async function saveYearInputs(call: Call, given: YearInputs): Promise<void> {
  const year = requireYear(given.year === undefined ? undefined : String(given.year));
  await requireSeen(call, yearInputs, { year });
  await requireOpenChannel(call, year);
  const [before] = await call.records.findByKeys(yearInputs, [{ year }]);
  const typed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  const { values, faults: found } = validateRecord(yearInputs, { ...before, ...typed, year });
  if (found[0]) throw new Refusal(faults.invalid(messageAlone(yearInputs, found[0]), found));
  await requireReasons(call, year, values, before ?? null);
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
  await change(call, before, Object.fromEntries([...typedFields, ...statedFields].map((name) => [name, null])));
}

async function change(
  call: Call,
  before: RecordOf<typeof yearInputs>,
  values: NewValues<typeof yearInputs>,
): Promise<void> {
  const stale = await updateRecords(call, yearInputs, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
}

/**
 * An amount that is typed instead of a computed one needs its reason. Where nothing is computed, as before the registers
 * are kept, it needs none.
 */
async function requireReasons(
  call: Call,
  year: string,
  values: YearInputsRecord,
  before: YearInputsRecord | null,
): Promise<void> {
  if (!isCoveredYear(Number(year))) return;
  const isChanged = typedFields.some((name) => !sameValue(before?.[name] ?? null, values[name] ?? null));
  if (!isChanged) return;
  const { lines } = await inputsOfYear(call, year, values);
  const earlier = new Map((await inputsOfYear(call, year, before)).lines.map((input) => [input.line, input.value]));
  const bare = lines.find(
    (input) => deviates(input) && !input.reason?.trim() && earlier.get(input.line) !== input.value,
  );
  if (bare)
    throw new Refusal(faults.invalid(needsReason(bare), [{ field: `reason${bare.line}`, message: needsReason(bare) }]));
}

const needsReason = ({ line, value, computed }: LineInput) =>
  text(
    `第${line}行填报${value}，与计算值${computed}不同，请填写原因`,
    `Line ${line} is typed as ${value} instead of the computed ${computed}; give the reason`,
  );
