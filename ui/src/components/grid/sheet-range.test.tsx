import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SheetTable } from './SheetTable';

const rows = [
  { line: '1', name: '人员人工', cells: [{ value: '1500' }, { value: '-3.5' }] },
  {
    line: '2',
    name: '工资薪金',
    cells: [
      { value: '1,200.00', editable: true },
      { value: null, editable: true },
    ],
  },
  { line: '3', name: '合计', cells: [{ value: '2700' }, { value: '0' }] },
];
const columns = [
  { key: 'own', title: '自主' },
  { key: 'joint', title: '合作' },
];
const onOpen = vi.fn();

/** By line and figure column; the line number and name columns come before those. */
const figure = (place: string) => {
  const [line, column] = place.split(':').map(Number) as [number, number];
  return document.querySelector<HTMLElement>(`[data-cell="${line}:${column + 2}"]`)!;
};

function copied(): string | undefined {
  const setData = vi.fn<(type: string, data: string) => void>();
  fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
  return setData.mock.lastCall?.[1];
}

beforeEach(() => {
  onOpen.mockClear();
  render(<SheetTable title="表" rows={rows} columns={columns} onOpen={onOpen} />);
  figure('0:0').focus();
});

it('copies a computed figure as a plain decimal', () => expect(copied()).toBe('1500'));

it('copies what Shift and the arrow keys span, over input cells too', async () => {
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toBe('1500\t-3.5\n1200.00\t');
});

it('spans to a figure clicked with Shift without opening it, and begins anew at the next', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(figure('2:0'));
  await user.keyboard('{/Shift}');
  expect(copied()).toBe('1500\n1200.00\n2700');
  expect(onOpen).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(copied()).toBe('0');
});

it('leaves what is marked in a single input cell to the browser', () => {
  screen.getByRole('textbox', { name: /第2行.*自主/ }).focus();
  expect(copied()).toBeUndefined();
});

it('goes to the last figure of a line or a column with Ctrl', async () => {
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowRight}{/Control}');
  expect(figure('2:1')).toHaveFocus();
});

it('goes to either end of a line with Home and End, and many lines on with the page keys', async () => {
  figure('0:0').focus();
  await userEvent.keyboard('{End}');
  expect(figure('0:1')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(figure('2:1')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(figure('2:0')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  expect(figure('0:0')).toHaveFocus();
  expect(copied()).toBe('1500\n1200.00\n2700');
});
