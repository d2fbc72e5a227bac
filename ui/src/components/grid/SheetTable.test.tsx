import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { windowIs } from '../testing/window-is';
import type { SheetChange, SheetRow } from './SheetRow';
import { SheetTable } from './SheetTable';

const start: SheetRow[] = [
  { line: '1', name: '人员人工费用', value: '30', strong: true },
  { line: '2', name: '直接从事研发活动人员工资薪金', indent: 1, value: '10', editable: true },
  { line: '3', name: '五险一金', indent: 1, value: '20', editable: true },
  { line: '4', name: '外聘研发人员的劳务费用', indent: 1, value: '', editable: true },
];

function Sheet({ onOpen, onChange }: { onOpen?: () => void; onChange?: (changes: readonly SheetChange[]) => void }) {
  const [rows, setRows] = useState(start);
  const change = (changes: readonly SheetChange[]) => {
    onChange?.(changes);
    setRows(
      rows.map((row) => {
        const entered = changes.find(({ line }) => line === row.line);
        return entered ? { ...row, value: entered.value, changed: true } : row;
      }),
    );
  };
  return (
    <SheetTable
      title="研发支出辅助账"
      unit="金额单位：元"
      rows={rows}
      onChange={change}
      onOpen={onOpen}
      selectedLine="3"
    />
  );
}

const cell = (line: number) => screen.getByRole('textbox', { name: new RegExp(`^第${line}行`) });

it('is a named table of lines, with input and computed figures', () => {
  render(<Sheet />);
  expect(screen.getByRole('grid', { name: '研发支出辅助账' })).toBeInTheDocument();
  expect(cell(2)).toHaveValue('10.00');
  expect(screen.getByRole('button', { name: /^第1行 人员人工费用 金额/ })).toHaveTextContent('30.00');
  expect(screen.getByRole('row', { name: /五险一金/ })).toHaveAttribute('aria-current', 'true');
});

it('takes a figure with Enter, moves down and marks the cell until it is saved', async () => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  await userEvent.click(cell(2));
  await userEvent.clear(cell(2));
  await userEvent.keyboard('1,234.5{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ line: '2', column: 'value', value: '1234.5' }]);
  expect(cell(3)).toHaveFocus();
  expect(cell(2)).toHaveValue('1,234.50');
  expect(cell(2).closest('td')).toHaveAttribute('data-changed');
});

it('selects the plain figure at once with the focus, so that what is typed takes its place', () => {
  render(
    <SheetTable
      title="研发支出辅助账"
      unit="金额单位：元"
      rows={[{ ...start[1]!, value: '5593.54' }]}
      onChange={() => {}}
    />,
  );
  const input = cell(2) as HTMLInputElement;
  expect(input).toHaveValue('5,593.54');
  act(() => input.focus());
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['5593.54', 0, 7]);
});

it('takes a figure with Enter on the last line too', async () => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  await userEvent.type(cell(4), '7{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ line: '4', column: 'value', value: '7' }]);
});

it('moves with the arrows over computed lines and with Tab between inputs', async () => {
  render(<Sheet />);
  await userEvent.click(cell(2));
  await userEvent.keyboard('{ArrowDown}');
  expect(cell(3)).toHaveFocus();
  await userEvent.tab();
  expect(cell(4)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: /^第1行/ })).toHaveFocus();
});

it('gives a draft up on Escape and keeps what is no number, marked', async () => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  await userEvent.type(cell(4), '5{Escape}');
  expect(cell(4)).toHaveValue('');
  await userEvent.type(cell(4), '五');
  await userEvent.tab();
  expect(cell(4)).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
});

it('takes a pasted column as one change', () => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  fireEvent.paste(cell(2), { clipboardData: { getData: () => '1,000.00\r\n-2\r\n3\r\n' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith([
    { line: '2', column: 'value', value: '1000.00' },
    { line: '3', column: 'value', value: '-2' },
    { line: '4', column: 'value', value: '3' },
  ]);
  expect(cell(3)).toHaveValue('-2.00');
});

it.each([
  ['more lines than the form has', 2, '1\n2\n3\n4', '有 4 行 1 列，从此处起只有 3 行 1 列，未粘贴'],
  ['a word among its figures', 2, '1\n约二十', '第 3 行“金额”应为数字，未作任何更改'],
])('takes nothing of a block with %s, and says why', (_, line, block, sentence) => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  fireEvent.paste(cell(line), { clipboardData: { getData: () => block } });
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(onChange).not.toHaveBeenCalled();
});

it('takes nothing of a block that would fall on a computed figure', () => {
  const onChange = vi.fn();
  const rows = [
    { line: '1', name: '甲', value: '1', editable: true },
    { line: '1.1', name: '乙', value: '2' },
    { line: '2', name: '丙', value: '3', editable: true },
  ];
  render(<SheetTable title="表" rows={rows} onChange={onChange} />);
  fireEvent.paste(cell(1), { clipboardData: { getData: () => '7\n8\n9' } });
  expect(screen.getByRole('alert')).toHaveTextContent('第 1.1 行“金额”不能修改，未作任何更改');
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves a single value to the field it is pasted in', () => {
  render(<Sheet />);
  expect(fireEvent.paste(cell(2), { clipboardData: { getData: () => '5' } })).toBe(true);
});

it('says why an entry cannot stand there until it is corrected', async () => {
  render(<Sheet />);
  await userEvent.type(cell(4), '五{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('第 4 行“金额”应为数字');
  expect(cell(4)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(cell(4)).toBeValid();
});

it('takes an entry back with Ctrl-Z', async () => {
  render(<Sheet />);
  await userEvent.click(cell(2));
  await userEvent.clear(cell(2));
  await userEvent.keyboard('99{Enter}');
  expect(cell(2)).toHaveValue('99.00');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cell(2)).toHaveValue('10.00');
});

it('fills and empties the range that Shift spans', async () => {
  const onChange = vi.fn();
  render(<Sheet onChange={onChange} />);
  await userEvent.click(cell(2));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  fireEvent.paste(cell(3), { clipboardData: { getData: () => '5' } });
  expect([cell(2), cell(3)].map((each) => (each as HTMLInputElement).value)).toEqual(['5.00', '5']);
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenLastCalledWith([
    { line: '2', column: 'value', value: '' },
    { line: '3', column: 'value', value: '' },
  ]);
});

it('opens the explanation by click and by Enter on a computed figure', async () => {
  const onOpen = vi.fn();
  render(<Sheet onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: /^第1行/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('1', 'value');
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
  await userEvent.click(cell(3));
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(onOpen).toHaveBeenLastCalledWith('3', 'value');
});

it('merges the heads of a group', () => {
  const columns = [
    { key: 'a', title: '合计' },
    { key: 'b', title: '工资', group: '人员人工' },
    { key: 'c', title: '社保', group: '人员人工' },
  ];
  render(<SheetTable title="汇总表" columns={columns} rows={[]} />);
  expect(screen.getByRole('columnheader', { name: '人员人工' })).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('columnheader', { name: '合计' })).toHaveAttribute('rowspan', '2');
});

describe('on a telephone', () => {
  const columns = [
    { key: 'computed', title: '计算值' },
    { key: 'q1', title: '第1季度' },
    { key: 'q2', title: '第2季度' },
  ];
  const rows: SheetRow[] = [
    {
      line: '1',
      name: '人员人工费用',
      cells: [{ value: '60' }, { value: '10', editable: true }, { value: '50', editable: true }],
    },
  ];
  windowIs(390);

  it('shows one column of figures at a time, that which is typed first, and the others as they are chosen', async () => {
    const onChange = vi.fn();
    render(<SheetTable title="手工填报" rows={rows} columns={columns} onChange={onChange} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '行次',
      '项目',
      '第1季度',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '显示的列' }));
    await userEvent.click(screen.getByRole('option', { name: '第2季度' }));
    await userEvent.clear(cell(1));
    await userEvent.type(cell(1), '70{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ line: '1', column: 'q2', value: '70' }]);
  });

  it('names what is at fault or not saved in the columns that it does not show, and leads there', async () => {
    const [line] = rows;
    const [sum, first, second] = line!.cells!;
    const told = {
      ...line!,
      cells: [sum!, { ...first!, changed: true }, { ...second!, changed: true, error: '应为数字' }],
    };
    render(<SheetTable title="手工填报" rows={[told]} columns={columns} onChange={vi.fn()} />);
    expect(screen.queryByRole('button', { name: /第1季度：/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '第2季度：1 处有误' }));
    expect(screen.getByRole('columnheader', { name: '第2季度' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '第1季度：1 处未保存' }));
    expect(cell(1)).toHaveValue('10.00');
  });

  it('asks for no column where the sheet has one', () => {
    render(<Sheet />);
    expect(screen.queryByRole('button', { name: '显示的列' })).not.toBeInTheDocument();
  });
});
