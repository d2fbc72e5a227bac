import { fill, text, type Text } from '../kernel';
import { comparatorSigns, type Comparator, type Comparison } from '../title';
import { policyFields, type PolicyField } from './policy-fields';

/** A condition of a policy: a fact of the enterprise, how it compares, and with what. */
export interface PolicyCondition extends Comparison {
  readonly field: PolicyField;
}

/** The conditions of a policy: each line has to hold, and of a line one alternative. */
export type PolicyConditions = readonly (readonly PolicyCondition[])[];

const said = {
  form: text(
    '第 {line} 行“{part}”不是条件，请写成“指标 ≥ 数值”或“指标 = 是”',
    'Line {line}, “{part}”: write it like “rdShare ≥ 5” or “highTech = yes”',
  ),
  field: text(
    '第 {line} 行的指标“{part}”不存在，可用：{known}',
    'Line {line}: there is no “{part}”; there are {known}',
  ),
  number: text('第 {line} 行“{part}”的数值无法读取', 'Line {line}: the figure of “{part}” cannot be read'),
  flag: text('第 {line} 行“{part}”只能是“= 是”或“= 否”', 'Line {line}: “{part}” is “= yes” or “= no”'),
};

const signs: Readonly<Record<string, Comparator>> = {
  ...{ '≥': 'atLeast', '>=': 'atLeast', 不低于: 'atLeast', '≤': 'atMost', '<=': 'atMost', 不高于: 'atMost' },
  ...{ '>': 'above', 大于: 'above', '<': 'below', 小于: 'below', '=': 'is', '＝': 'is' },
};
const shape = /^(.+?)\s*(≥|>=|不低于|≤|<=|不高于|>|大于|<|小于|=|＝)\s*(.+)$/;
const flags: Readonly<Record<string, string>> = {
  ...{ 是: 'true', yes: 'true', true: 'true', 否: 'false', no: 'false', false: 'false' },
};

/** Reads conditions from lines; `faults` say which lines are none. */
export function readConditions(lines: string): {
  readonly conditions: PolicyConditions;
  readonly faults: readonly Text[];
} {
  const faults: Text[] = [];
  const conditions = lines
    .split(/\r?\n/)
    .map((line, at) => ({ line: line.trim(), at: at + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) =>
      line.split(/\s+(?:或|or)\s+/).flatMap((part) => {
        const read = readCondition(part, at);
        if ('field' in read) return [read];
        faults.push(read.fault);
        return [];
      }),
    );
  return { conditions, faults };
}

function readCondition(part: string, line: number): PolicyCondition | { readonly fault: Text } {
  const [, name = '', sign = '', given = ''] = shape.exec(part) ?? [];
  if (name === '') return { fault: fill(said.form, { line, part }) };
  const field = fieldNamed(name);
  if (field === null) return { fault: fill(said.field, { line, part: name, known: knownNames }) };
  const op = signs[sign]!;
  if (policyFields[field].unit === 'flag') {
    const value = flags[given.toLowerCase()];
    return op === 'is' && value !== undefined ? { field, op, value } : { fault: fill(said.flag, { line, part }) };
  }
  const value = given.replace(/[,，\s]|元|%|％/g, '');
  if (op === 'is' || !/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return { fault: fill(said.number, { line, part }) };
  return { field, op, value };
}

/** A condition as it is written. */
export const conditionLine = ({ field, op, value }: PolicyCondition): string =>
  policyFields[field].unit === 'flag'
    ? `${policyFields[field].label.zh} = ${value === 'true' ? '是' : '否'}`
    : `${policyFields[field].label.zh} ${comparatorSigns[op]} ${value}`;

const bare = (name: string): string =>
  name
    .replace(/[（(].*[）)]/, '')
    .replace(/\s/g, '')
    .toLowerCase();
const byName = new Map(
  (Object.keys(policyFields) as PolicyField[]).flatMap((field) =>
    [field, policyFields[field].label.zh, policyFields[field].label.en].map((name) => [bare(name), field] as const),
  ),
);
const fieldNamed = (name: string): PolicyField | null => byName.get(bare(name)) ?? null;
const knownNames = Object.values(policyFields)
  .map(({ label }) => label.zh)
  .join('、');
