import { describe, expect, it } from 'vitest';
import { allocateYear, type AllocateYearInput } from '../../cost';
import type { FormCell } from '../../kernel';
import { allocationLines } from './allocation-lines';
import { allocationSheet } from './allocation-sheet';

const project = (id: string, code: string) =>
  ({ id, code, expenditureType: 'expensed', completion: 'ongoing', startTime: '2024-01-01', endTime: null }) as const;

const year: AllocateYearInput = {
  year: 2024,
  projects: [project('1', 'RD01'), project('2', 'RD02')],
  salaries: [],
  attendance: [],
  workTimes: [],
  fixedAssets: [
    {
      id: '7',
      assetsCode: 'FA1',
      category: 'instrument',
      inaccountDate: '2024-02-10',
      originalValue: '12000',
      residualRate: null,
      depreciationMethod: 'straightLine',
      depreciationMonths: 12,
    },
  ],
  assetUses: [
    { id: '21', month: '2024-03', projectId: '1', assetsId: '7', rdHours: '30', totalHours: '90' },
    { id: '22', month: '2024-03', projectId: '2', assetsId: '7', rdHours: '15', totalHours: '90' },
  ],
  intangibles: [
    {
      id: '8',
      assetsCode: 'IA1',
      category: 'software',
      acquireDate: '2024-03-01',
      originalValue: '1200',
      amortizeMonths: '12',
      projectId: '1',
      rdRatio: '60',
    },
  ],
  leases: [],
  equipmentPower: [],
  power: [{ id: '9', month: '2024-03', projectId: '2', powerType: 'electricity', amount: '77.70' }],
  materials: [],
  voucherEntries: [],
  subjectMatches: [],
};
const names = {
  sources: new Map(['21', '22'].map((id) => [id, 'FA1 频谱分析仪'])),
  projects: new Map([
    ['1', 'RD01 甲'],
    ['2', 'RD02 乙'],
  ]),
};
const linesOf = (item: string) =>
  allocationLines(
    allocateYear(year).records.filter((record) => record.item === item && record.month === '2024-03'),
    names,
  );
const shown = (cell: FormCell | undefined) => (cell && 'value' in cell ? cell.value : (cell?.text ?? null));

describe('the lines of an allocation sheet', () => {
  it('state what was shared, by how much of the whole, and what it came to', () => {
    // 12,000 over 12 months is 1,000 a month: 30 and 15 of 90 hours.
    expect(linesOf('3.1').map(({ shared, share, whole, amount }) => [shared, share, whole, amount])).toEqual([
      ['1000.00', '30', '90', '333.33'],
      ['1000.00', '15', '90', '166.67'],
    ]);
    expect(linesOf('4.1').map(({ shared, share, whole, amount }) => [shared, share, whole, amount])).toEqual([
      ['100.00', '60', null, '60.00'],
    ]);
    expect(linesOf('2.3').map(({ shared, share, whole, amount }) => [shared, share, whole, amount])).toEqual([
      [null, null, null, '77.70'],
    ]);
  });

  it('count what is shared once, and end with the amounts of the ledgers', () => {
    const head = { enterprise: '某公司', month: '2024-03', title: '研发仪器设备折旧分摊表', subject: '固定资产' };
    const { body } = allocationSheet(head, linesOf('3.1'));
    expect(body.map(({ cells }) => [1, 3, 4, 7].map((column) => shown(cells[column])))).toEqual([
      ['FA1 频谱分析仪', '1000.00', 'RD01 甲', '333.33'],
      ['FA1 频谱分析仪', null, 'RD02 乙', '166.67'],
      ['合计', '1000.00', null, '500.00'],
      ['按项目和费用项目', null, 'RD01 甲', '333.33'],
      ['按项目和费用项目', null, 'RD02 乙', '166.67'],
    ]);
  });
});
