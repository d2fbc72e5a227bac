import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparator } from '../title';
import { conditionLine, readConditions, type PolicyCondition } from './policy-condition';
import { policyFields, type PolicyField } from './policy-fields';

const fields = Object.keys(policyFields) as PolicyField[];
const condition: fc.Arbitrary<PolicyCondition> = fc.constantFrom(...fields).chain((field) =>
  policyFields[field].unit === 'flag'
    ? fc.constantFrom('true', 'false').map((value) => ({ field, op: 'is' as const, value }))
    : fc.record({
        field: fc.constant(field),
        op: fc.constantFrom<Comparator>('atLeast', 'atMost', 'above', 'below'),
        value: fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map(String),
      }),
);

describe('conditions of a policy', () => {
  it('are read back as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(condition, { minLength: 1, maxLength: 3 })), (conditions) => {
        const lines = conditions.map((line) => line.map(conditionLine).join(' 或 ')).join('\n');
        expect(readConditions(lines)).toEqual({ conditions, faults: [] });
      }),
    );
  });

  it('are read as people write them', () => {
    expect(readConditions('研发费用占营业收入>=5%\n\n  上年营业收入 不低于 20,000,000 元').conditions).toEqual([
      [{ field: 'rdShare', op: 'atLeast', value: '5' }],
      [{ field: 'revenue', op: 'atLeast', value: '20000000' }],
    ]);
    expect(readConditions('highTech = yes or 科技型中小企业＝是').conditions).toEqual([
      [
        { field: 'highTech', op: 'is', value: 'true' },
        { field: 'techSme', op: 'is', value: 'true' },
      ],
    ]);
  });

  it.each([
    ['企业信誉良好', '第 1 行“企业信誉良好”不是条件'],
    ['利润 ≥ 5', '第 1 行的指标“利润”不存在'],
    ['研发费用占营业收入 ≥ 五', '的数值无法读取'],
    ['研发费用占营业收入 = 5', '的数值无法读取'],
    ['科技型中小企业 ≥ 1', '只能是“= 是”或“= 否”'],
    ['成立年限 ≥ 1\n乱写', '第 2 行“乱写”不是条件'],
  ])('“%s” is said to be none', (lines, said) => {
    expect(readConditions(lines).faults.map(({ zh }) => zh)).toEqual([expect.stringContaining(said)]);
  });

  it('never throw, whatever is written', () => {
    fc.assert(fc.property(fc.string(), (lines) => void readConditions(lines)));
  });
});
