import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call';
import type { Condition } from '../records';
import { text } from '../../kernel/text';
import { money, month, string } from './fields';
import { crud, defineResource, type StoredRecord } from './resource';
import { compareShown, isSeen, isShown } from './shown-rows';

const verify = defineResource('example/verify', {
  label: text('核对', 'Verification'),
  fields: {
    month: month({ label: text('月份', 'Month') }),
    difference: money('yuan', { label: text('差额', 'Difference') }),
    reason: string({ label: text('原因', 'Reason') }),
  },
  naturalKey: ['month'],
  permissions: crud('verify'),
});

const row = (id: string, month: string, difference: string, reason: string | null = null) =>
  ({
    id,
    version: 0,
    year: month.slice(0, 4),
    month,
    difference,
    reason,
    verification: 'open',
  }) as unknown as StoredRecord;
const rows = [
  row('202401', '2024-01', '10.00'),
  row('202402', '2024-02', '9.00', 'Freight'),
  row('202403', '2024-03', '-1.00'),
];
const shown = (...where: Condition[]) => rows.filter((each) => isShown(verify, each, where)).map(({ month }) => month);

describe('made rows are found as stored ones are', () => {
  it('by every comparison there is', () => {
    expect(shown({ field: 'month', is: 'equal', value: '2024-02' })).toEqual(['2024-02']);
    expect(shown({ field: 'month', is: 'in', value: ['2024-01', '2024-03'] })).toEqual(['2024-01', '2024-03']);
    expect(shown({ field: 'month', is: 'greater', value: '2024-02' })).toEqual(['2024-03']);
    expect(shown({ field: 'month', is: 'lessOrEqual', value: '2024-02' })).toEqual(['2024-01', '2024-02']);
    expect(shown({ field: 'difference', is: 'greaterOrEqual', value: '9' })).toEqual(['2024-01', '2024-02']);
    expect(shown({ field: 'difference', is: 'less', value: 0 })).toEqual(['2024-03']);
    expect(shown({ field: 'difference', is: 'equal', value: '10' })).toEqual(['2024-01']);
    expect(shown({ field: 'difference', is: 'less', value: 'much' })).toEqual([]);
    expect(shown({ field: 'reason', is: 'like', value: 'REIG' })).toEqual(['2024-02']);
    expect(shown({ field: 'reason', is: 'likeRight', value: 'fre' })).toEqual(['2024-02']);
    expect(shown({ field: 'reason', is: 'likeLeft', value: 'ght' })).toEqual(['2024-02']);
    expect(shown({ field: 'reason', is: 'notLike', value: 'x' })).toEqual(['2024-02']);
    expect(shown({ field: 'reason', is: 'isNull' })).toEqual(['2024-01', '2024-03']);
    expect(shown({ field: 'reason', is: 'isNotNull' })).toEqual(['2024-02']);
    expect(shown({ field: 'reason', is: 'notEqual', value: 'x' })).toEqual(['2024-02']);
    expect(shown({ field: 'nothing', is: 'equal', value: 'x' })).toHaveLength(3);
    expect(
      shown({ field: 'id', is: 'equal', value: '202401' }, { field: 'month', is: 'equal', value: '2024-02' }),
    ).toEqual([]);
  });

  it('within the caller’s part of the register, which conditions on nothing it has never widen', () => {
    const seen = (...alternatives: Condition[][]) => {
      const caller = { dataScopes: new Map([[verify.name, alternatives]]) };
      return rows.filter((each) => isSeen({ caller } as unknown as Call, verify, each, [])).map(({ id }) => id);
    };
    const january: Condition = { field: 'month', is: 'equal', value: '2024-01' };
    expect(seen([january])).toEqual(['202401']);
    expect(seen([january], [{ field: 'reason', is: 'isNotNull' }])).toEqual(['202401', '202402']);
    expect(seen([january, { field: 'nothing', is: 'equal', value: 'x' }])).toEqual([]);
    expect(seen()).toEqual([]);
    const everywhere = { caller: {} } as unknown as Call;
    expect(rows.filter((each) => isSeen(everywhere, verify, each, [january]))).toHaveLength(1);
  });

  it('in the order of amounts as numbers, what is empty last either way', () => {
    const ordered = (field: string, descending: boolean) =>
      [...rows].sort(compareShown(verify, [{ field, descending }])).map(({ month }) => String(month).slice(5));
    expect(ordered('difference', false)).toEqual(['03', '02', '01']);
    expect(ordered('difference', true)).toEqual(['01', '02', '03']);
    expect(ordered('reason', false)).toEqual(['02', '01', '03']);
    expect(ordered('reason', true)).toEqual(['02', '01', '03']);
  });

  it('and never fail on what a request may ask', () => {
    const fields = [...Object.keys(verify.fields), 'id', 'createTime', '__proto__', 'toString'];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string(), (field, value) => {
        for (const is of ['equal', 'greater', 'like', 'in'] as const) {
          expect(shown({ field, is, value: is === 'in' ? [value] : value }).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
