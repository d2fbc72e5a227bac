import { faults, Refusal, text } from '../../kernel';
import type { Call, DraftValues, NewValues } from '../../records';
import { COUNTRY, region, type RegionRecord } from '../region';

type Values = DraftValues<typeof region>;

/** The level of a division by the number of digits of its code. docs/wire.md, Regions */
const levelByLength: Readonly<Record<number, number>> = { 2: 1, 4: 2, 6: 3, 9: 4, 12: 5 };
/** The levels whose code and name a division carries, from the top. */
const parts = ['province', 'city', 'district', 'town', 'village'] as const;

const WRONG_CODE = text('区划编号应为2、4、6、9或12位数字', 'The code has 2, 4, 6, 9 or 12 digits');
const NO_PARENT = text('上级区划不存在，请更正上级编号', 'There is no such parent; correct its code');
const TOO_SHORT = text('区划编号应以上级编号开头', 'The code begins with that of its parent');
const HAS_CHILDREN = text('请先删除子节点!', 'Delete its children first');

const wrong = (field: string, message: typeof WRONG_CODE) => new Refusal(faults.invalid(message, [{ field, message }]));

/** Sets the codes and names of the levels above a division, and its level by the length of its code. */
export async function completeRegion(call: Call, values: Values, before: RegionRecord | null): Promise<void> {
  if (before) values.code = before.code;
  const code = values.code ?? '';
  if (code === COUNTRY) {
    Object.assign(values, { parentCode: '0', ancestors: '0', regionLevel: 0 });
    return;
  }
  const level = /^\d+$/.test(code) ? levelByLength[code.length] : undefined;
  if (level === undefined) throw wrong('code', WRONG_CODE);
  const parentCode = values.parentCode ?? COUNTRY;
  const [parent] = await call.records.findByKeys(region, [{ code: parentCode }]);
  if (!parent) throw wrong('parentCode', NO_PARENT);
  if (parentCode !== COUNTRY && (!code.startsWith(parentCode) || parentCode.length >= code.length)) {
    throw wrong('code', TOO_SHORT);
  }
  Object.assign(values, regionValues({ code, name: values.name ?? '', level, parent }));
}

/** The values derived from a division's own code and name and from its parent. */
export function regionValues({
  code,
  name,
  level,
  parent,
}: {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly parent: NewValues<typeof region>;
}): Values {
  const values: Values = {
    code,
    name,
    parentCode: parent.code,
    ancestors: `${parent.ancestors},${parent.code}`,
    regionLevel: level,
  };
  for (const [at, part] of parts.slice(0, level).entries()) {
    const [codeField, nameField] = [`${part}Code`, `${part}Name`] as const;
    const isOwn = at === level - 1;
    values[codeField] = isOwn ? code : (parent[codeField] ?? null);
    values[nameField] = isOwn ? name : (parent[nameField] ?? null);
  }
  return values;
}

/** A division can be removed only after, or together with, its children. */
export async function refuseWithRegionsBelow(call: Call, rows: readonly RegionRecord[]): Promise<void> {
  const codes = rows.map(({ code }) => code);
  const below = await call.records.find(region, { where: [{ field: 'parentCode', is: 'in', value: codes }] });
  if (below.some(({ code }) => !codes.includes(code))) throw new Refusal(faults.invalid(HAS_CHILDREN));
}

/** A removal may name divisions by their codes, which are shorter than ids. */
export async function regionIds(call: Call, ids: readonly string[]): Promise<string[]> {
  const found = await call.records.findByKeys(
    region,
    ids.map((code) => ({ code })),
  );
  const byCode = new Map(found.map((row) => [row.code, row.id]));
  return ids.map((id) => byCode.get(id) ?? id);
}
