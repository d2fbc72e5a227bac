import {
  faults,
  fill,
  newRow,
  parseValue,
  Refusal,
  text,
  type Call,
  type Condition,
  type Resource,
  type StoredRecord,
} from '../../kernel';

const TOO_LARGE = text(
  '{label}合计超出可记录的范围，请核对台账和凭证中的金额',
  'The total of {label} is larger than can be recorded; check the amounts of the registers and vouchers',
);

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts freshly derived rows in the place of those that stand. A row whose natural key was there before keeps its id,
 * so that links to it hold and a second run leaves the same. Rows that are to stay as they are come as `kept`.
 */
export async function rebuildRecords(
  call: Call,
  resource: Resource,
  where: readonly Condition[],
  rows: readonly Values[],
  kept: readonly StoredRecord[] = [],
): Promise<StoredRecord[]> {
  const keyOf = (values: Values) => JSON.stringify(resource.naturalKey.map((name) => values[name] ?? null));
  const before = new Map((await call.records.find(resource, { where })).map((row) => [keyOf(row), row.id]));
  await call.records.purge(resource, where);
  const made = rows.map((values) => {
    refuseTooLarge(resource, values);
    const row = newRow(call, resource, values);
    return { ...row, id: before.get(keyOf(values)) ?? row.id };
  });
  await call.records.insert(resource, [...kept, ...made]);
  return made;
}

/** Amounts that can each be recorded may add up to one that cannot. */
function refuseTooLarge(resource: Resource, values: Values): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'money' || parseValue(field, values[name]).ok) continue;
    const { zh, en } = field.label;
    const message = { zh: fill(TOO_LARGE, { label: zh }).zh, en: fill(TOO_LARGE, { label: en }).en };
    throw new Refusal(faults.invalid(message));
  }
}
