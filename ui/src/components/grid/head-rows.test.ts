import { expect, test } from 'vitest';
import type { Column } from './Column';
import { headRows } from './head-rows';

const column = (key: string, given: Partial<Column<never>> = {}): Column<never> => ({
  key,
  title: key,
  width: 100,
  ...given,
});

test('neighbours under one head share it, and a title without heads reaches down to the last row', () => {
  const detail = ['明细'];
  const [first, second] = headRows([
    column('编号'),
    column('工资', { groups: [...detail, '人员'] }),
    column('社保', { groups: [...detail, '人员'] }),
    column('材料', { groups: [...detail, '投入'] }),
  ]);
  expect(first!.map(({ title, columns, rows }) => [title, columns, rows])).toEqual([
    ['编号', 1, 3],
    ['明细', 3, 1],
  ]);
  expect(second!.map(({ title, columns }) => [title, columns])).toEqual([
    ['人员', 2],
    ['投入', 1],
  ]);
});

test('printed numbers stand in a row of their own, without empty heads', () => {
  const rows = headRows([column('编号'), column('人员', { number: '1' }), column('投入', { number: '2' })]);
  expect(rows.map((cells) => cells.map(({ title, rows: span }) => [title, span]))).toEqual([
    [
      ['编号', 2],
      ['人员', 1],
      ['投入', 1],
    ],
    [
      ['1', 1],
      ['2', 1],
    ],
  ]);
});

test('the same words under different heads are not merged', () => {
  const [, second] = headRows([column('a', { groups: ['甲', '小计'] }), column('b', { groups: ['乙', '小计'] })]);
  expect(second!.map(({ columns }) => columns)).toEqual([1, 1]);
});
