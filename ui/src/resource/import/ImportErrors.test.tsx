import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImportError } from '@rdm/core/internal/records';
import { CellCorrections } from './CellCorrections';
import { ImportErrors } from './ImportErrors';

const hours = (row: number): ImportError => ({ row, column: '研发工时', value: `约${row}`, message: '不是数字' });
const project: ImportError = { row: 3, column: '项目编号', value: 'RD0', message: '研发项目“RD0”不存在' };
const heading: ImportError = { row: 1, column: '工号', value: '', message: '缺少“工号”列，请按模板补上' };
const groups = [
  { column: '研发工时', errors: [hours(2), hours(5)] },
  { column: '工号', errors: [heading] },
  { column: '项目编号', errors: [project] },
];
const cell = (name: string) => screen.getByRole('textbox', { name });

test('offers the cell of each fault of a data row with what stands in it', () => {
  render(<ImportErrors groups={groups} corrections={new CellCorrections()} />);
  expect(cell('第2行 研发工时')).toHaveValue('约2');
  expect(cell('第5行 研发工时')).toHaveValue('约5');
  expect(within(screen.getByRole('grid', { name: '研发工时：不是数字' })).getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getAllByText('不是数字')).toHaveLength(1);
});

test('tells warnings from faults by their name', () => {
  render(<ImportErrors groups={[{ column: '工时', errors: [hours(2), project] }]} tone="warning" />);
  expect(screen.getByRole('grid', { name: '工时的提示' })).toBeInTheDocument();
});

test('takes what is typed, tints it and says what the file has', async () => {
  const corrections = new CellCorrections();
  render(<ImportErrors groups={groups} corrections={corrections} />);
  const user = userEvent.setup();
  const input = cell('第2行 研发工时');
  expect(input).not.toHaveAccessibleDescription();
  await user.clear(input);
  await user.type(input, '168');
  expect(input).toHaveValue('168');
  expect(input).toHaveAccessibleDescription('文件中为“约2”');
  expect(input).toHaveClass('bg-warning-soft');
  expect(corrections.list).toEqual([{ row: 2, column: '研发工时', value: '168' }]);
  await user.clear(input);
  await user.type(input, '约2');
  expect(input).not.toHaveClass('bg-warning-soft');
  expect(corrections.count).toBe(0);
});

test('goes with Enter to the next faulty cell, past a heading, into the next column', async () => {
  render(<ImportErrors groups={groups} corrections={new CellCorrections()} />);
  const user = userEvent.setup();
  await user.click(cell('第2行 研发工时'));
  await user.keyboard('{Enter}');
  expect(cell('第5行 研发工时')).toHaveFocus();
  expect(screen.queryByRole('grid', { name: '项目编号的错误' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(cell('第3行 项目编号')).toHaveFocus();
  await user.keyboard('RD1{Enter}');
  expect(cell('第3行 项目编号')).toHaveFocus();
  expect(cell('第3行 项目编号')).toHaveValue('RD1');
});

test('offers no cell for a heading below a title, nor for a value that no column gives', () => {
  const errors = [
    { ...heading, row: 3, noCell: true as const },
    { row: 4, column: '工号', value: '五月', message: '不是月份', noCell: true as const },
  ];
  render(<ImportErrors groups={[{ column: '工号', errors }]} corrections={new CellCorrections()} />);
  expect(screen.getByText('五月')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('offers no cell for a heading, nor where nothing can be corrected any more', () => {
  const { rerender } = render(<ImportErrors groups={[groups[1]!]} corrections={new CellCorrections()} />);
  expect(screen.getByText('缺少“工号”列，请按模板补上')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<ImportErrors groups={[groups[0]!]} />);
  expect(screen.getByText('约2')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('says a fault of thousands of cells once, with its rows, and draws of its cells those in sight', async () => {
  const many = Array.from({ length: 9_000 }, (_, place) => hours(place + 3));
  const other = many.map((error) => ({ ...error, column: '月份' }));
  render(
    <ImportErrors
      groups={[
        { column: '研发工时', errors: many },
        { column: '月份', errors: other },
      ]}
      corrections={new CellCorrections()}
    />,
  );
  expect(screen.getAllByText('9,000')).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByText('不是数字')).toHaveLength(1);
  await userEvent.setup().click(screen.getByText('第 3–9,002 行，共 9,000 处'));
  const drawn = screen.getAllByRole('textbox').length;
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(100);
});

test('goes with Enter into a fault that is closed', async () => {
  // More cells than a grid draws in one piece.
  const many = Array.from({ length: 90 }, (_, place) => hours(place + 3));
  render(
    <ImportErrors
      groups={[{ column: '研发工时', errors: [...many, { ...hours(2), message: '不能为空' }] }]}
      corrections={new CellCorrections()}
    />,
  );
  const user = userEvent.setup();
  await user.click(cell('第2行 研发工时'));
  await user.keyboard('{Enter}');
  expect(cell('第3行 研发工时')).toHaveFocus();
});
