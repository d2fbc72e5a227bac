import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { SheetTable, type SheetChange, type SheetRow } from '../components';
import { Story } from './Story';

const labels = {
  sheet: text('官方表单', 'Official sheet'),
  title: text('研发费用加计扣除优惠明细表', 'R&D super-deduction'),
  unit: text('金额单位：元（列至角分）', 'Unit: yuan, two decimals'),
  own: text('自主研发', 'Own'),
  joint: text('合作研发', 'Joint'),
  people: text('一、人员人工费用', 'I. Personnel'),
  wages: text('工资薪金', 'Wages'),
  insurance: text('五险一金', 'Social insurance'),
  input: text('二、直接投入费用', 'II. Direct inputs'),
  expensed: text('费用化', 'Expensed'),
  capitalised: text('资本化', 'Capitalised'),
  tooMuch: text('大于合计，请核对', 'More than the total: check it'),
};

const columns = [
  { key: 'own', title: labels.own, group: labels.expensed },
  { key: 'joint', title: labels.joint, group: labels.expensed },
  { key: 'capitalised', title: labels.capitalised },
];

const initial: readonly SheetRow[] = [
  { line: '1', name: labels.people, strong: true, cells: [{ value: '1500' }, { value: '0' }, { value: '-3.5' }] },
  {
    line: '2',
    name: labels.wages,
    indent: 1,
    cells: [
      { value: '1200', editable: true },
      { value: '0', editable: true },
      { value: null, editable: true },
    ],
  },
  {
    line: '3',
    name: labels.insurance,
    indent: 1,
    cells: [
      { value: '300', editable: true, changed: true },
      { value: '0', editable: true, error: labels.tooMuch },
      { value: null, editable: true },
    ],
  },
  { line: '4', name: labels.input, strong: true, cells: [{ value: '0' }, { value: '0' }, { value: '0' }] },
];

export function SheetStories() {
  const [rows, setRows] = useState(initial);
  const [open, setOpen] = useState<string>();
  const enter = (changes: readonly SheetChange[]) =>
    setRows((before) =>
      before.map((row) => ({
        ...row,
        cells: row.cells?.map((cell, place) => {
          const change = changes.find(({ line, column }) => line === row.line && column === columns[place]?.key);
          return change ? { ...cell, value: change.value, changed: true } : cell;
        }),
      })),
    );
  return (
    <Story title={labels.sheet} wide>
      <SheetTable
        title={labels.title}
        unit={labels.unit}
        columns={columns}
        rows={rows}
        onChange={enter}
        onOpen={setOpen}
        selectedLine={open}
      />
    </Story>
  );
}
