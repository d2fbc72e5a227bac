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

/** Rows made and handed to the store at a time, so that a year of any size takes the memory of so many. */
const AT_A_TIME = 2_000;

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts freshly derived rows in the place of those that stand, and answers the id of each. A row whose natural key was
 * there before keeps its id, so that links to it hold and a second run leaves the same. Rows that are to stay as they
 * are come as `kept`.
 */
export async function rebuildRecords(
  call: Call,
  resource: Resource,
  where: readonly Condition[],
  rows: Iterable<Values>,
  kept: readonly StoredRecord[] = [],
): Promise<string[]> {
  const keyOf = (values: Values) => JSON.stringify(resource.naturalKey.map((name) => values[name] ?? null));
  const before = new Map((await call.records.purge(resource, where)).map((each) => [keyOf(each), each.id]));
  if (kept.length > 0) await call.records.insert(resource, kept);
  const ids: string[] = [];
  let made: StoredRecord[] = [];
  const write = async () => {
    if (made.length > 0) await call.records.insert(resource, made);
    made = [];
  };
  for (const values of rows) {
    refuseTooLarge(resource, values);
    const row = newRow(call, resource, values);
    const id = before.get(keyOf(values)) ?? row.id;
    made.push({ ...row, id });
    ids.push(id);
    if (made.length === AT_A_TIME) await write();
  }
  await write();
  return ids;
}

/** Amounts of up to so many characters can be recorded whatever they are. */
const SURELY_FITS = 15;

/** Amounts that can each be recorded may add up to one that cannot. */
function refuseTooLarge(resource: Resource, values: Values): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name];
    if (field.kind !== 'money' || (typeof value === 'string' && value.length <= SURELY_FITS)) continue;
    if (parseValue(field, value).ok) continue;
    const { zh, en } = field.label;
    const message = { zh: fill(TOO_LARGE, { label: zh }).zh, en: fill(TOO_LARGE, { label: en }).en };
    throw new Refusal(faults.invalid(message));
  }
}
