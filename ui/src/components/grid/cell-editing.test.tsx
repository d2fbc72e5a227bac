import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Amount } from '../Amount';
import type { CellEdit, Column } from './Column';
import { DataTable } from './DataTable';

interface Hours {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly remark: string;
}

const columns: readonly Column<Hours>[] = [
  { key: 'name', title: '姓名', primary: true },
  {
    key: 'amount',
    title: '金额',
    numeric: true,
    render: ({ amount }) => <Amount value={amount} />,
    editor: { kind: 'decimal', locked: ({ id }) => id === '2' },
  },
  {
    key: 'remark',
    title: '备注',
    editor: { maxLength: 4, refuse: (entry) => (entry.startsWith('=') ? '备注不能以等号开头' : undefined) },
  },
];
const initial: readonly Hours[] = ['王', '李', '张', '赵'].map((name, place) => ({
  id: String(place),
  name,
  amount: `${place + 1}234.5`,
  remark: '',
}));
const onEdit = vi.fn<(edits: readonly CellEdit[]) => void>();

function Table() {
  const [rows, setRows] = useState(initial);
  const enter = (edits: readonly CellEdit[]) => {
    onEdit(edits);
    setRows((before) =>
      before.map((row) =>
        edits.reduce((to, edit) => (edit.row === row.id ? { ...to, [edit.column]: edit.value } : to), row),
      ),
    );
  };
  return <DataTable label="工时" columns={columns} rows={rows} rowKey={({ id }) => id} onEdit={enter} />;
}

const cell = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)!;
const shown = () => [0, 1, 2, 3].map((row) => [1, 2].map((column) => cell(row, column).textContent).join(' '));

/** The clipboard text after copying the focused cell. */
function copied(): string | undefined {
  const setData = vi.fn<(type: string, data: string) => void>();
  fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
  return setData.mock.lastCall?.[1];
}
const paste = (block: string) => fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => block } });

beforeEach(() => {
  onEdit.mockClear();
  render(<Table />);
  cell(0, 0).focus();
});

it('copies a range as a spreadsheet takes it, amounts without separators', async () => {
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toBe('王\t1234.5\n李\t2234.5');
  expect(cell(1, 1)).toHaveAttribute('aria-selected', 'true');
  expect(cell(2, 1)).not.toHaveAttribute('aria-selected');
});

it('extends the range to a cell clicked with Shift, and gives it up on Escape', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(cell(2, 0));
  await user.keyboard('{/Shift}');
  expect(copied()).toBe('王\n李\n张');
  await user.keyboard('{Escape}');
  expect(copied()).toBe('张');
});

it('leaves words that were chosen with the mouse to the browser', () => {
  window.getSelection()?.selectAllChildren(cell(0, 0));
  expect(copied()).toBeUndefined();
  window.getSelection()?.removeAllRanges();
});

it('takes what is typed with Enter and goes on below, and gives it up on Escape', async () => {
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('textbox', { name: '第 1 行 金额' })).toHaveValue('1234.5');
  await userEvent.keyboard('8,000{Enter}');
  expect(onEdit).toHaveBeenLastCalledWith([{ row: '0', column: 'amount', value: '8000' }]);
  expect(cell(1, 1)).toHaveFocus();
  await userEvent.keyboard('9{Escape}');
  expect(onEdit).toHaveBeenCalledOnce();
  expect(cell(1, 1)).toHaveFocus();
  expect(cell(1, 1)).toHaveTextContent('2,234.50');
});

it('says in one sentence why an entry cannot stand there, and keeps it to be corrected', async () => {
  await userEvent.keyboard('{ArrowRight}{Enter}一千{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('第 1 行“金额”应为数字');
  expect(screen.getByRole('textbox')).toBeInvalid();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('7{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(cell(0, 1)).toHaveTextContent('7.00');
});

it('spreads a pasted block from the cell on, and takes it back and forward as one', async () => {
  await userEvent.keyboard('{ArrowRight}');
  const before = shown();
  paste('1,000.00\t甲\n2\t乙');
  expect(onEdit).toHaveBeenCalledOnce();
  expect(shown().slice(0, 2)).toEqual(['1,000.00 甲', '2.00 乙']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onEdit).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(before);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(shown().slice(0, 2)).toEqual(['1,000.00 甲', '2.00 乙']);
});

it.each([
  ['more rows than remain', '1\n2\n3\n4\n5', '有 5 行 1 列，从此处起只有 4 行 2 列'],
  ['a cell that cannot be changed', '1\n2\n3', '第 3 行“金额”不能修改'],
  ['words where a number belongs', '1\n二', '第 2 行“金额”应为数字'],
  ['a text that is too long', '1\t五个字还多', '第 1 行“备注”最多 4 个字'],
  ['what the column itself refuses', '1\t=1', '备注不能以等号开头'],
])('changes nothing and says why when a block holds %s', async (_, block, sentence) => {
  await userEvent.keyboard('{ArrowRight}');
  paste(block);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(onEdit).not.toHaveBeenCalled();
});

it('fills a range with a single pasted value, and empties it with Delete', async () => {
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  paste('5\n');
  expect(shown().slice(0, 2)).toEqual(['5.00 —', '5.00 —']);
  await userEvent.keyboard('{Delete}');
  expect(shown().slice(0, 2)).toEqual(['— —', '— —']);
});

it('tells which cells can be changed', () => {
  expect(cell(0, 0)).toHaveAttribute('aria-readonly', 'true');
  expect(cell(0, 1)).toHaveAttribute('aria-readonly', 'false');
  expect(cell(2, 1)).toHaveAttribute('aria-readonly', 'true');
});
