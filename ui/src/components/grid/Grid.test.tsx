import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Column } from './Column';
import { Grid, type GridProps } from './Grid';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly booked: string | null;
  readonly taxed: string;
}

const rows: readonly Line[] = [
  { id: 'a', name: '材料', booked: '1234.5', taxed: '1000' },
  { id: 'b', name: '折旧', booked: null, taxed: '-20' },
  { id: 'c', name: '合计', booked: '1234.5', taxed: '980' },
];
const onOpen = vi.fn<(figure: string) => void>();
const columns: readonly Column<Line>[] = [
  { key: 'name', title: '摘要', width: 120, sticky: true, groups: ['凭证'] },
  { key: 'kind', title: '种类', width: 60, groups: ['凭证'], render: () => '转' },
  {
    key: 'booked',
    title: '记载金额',
    width: 100,
    figure: ({ booked }) => (booked === null ? undefined : { value: booked }),
  },
  {
    key: 'taxed',
    title: '归集金额',
    width: 100,
    number: '1',
    figure: ({ id, taxed }) => ({ value: taxed, onOpen: () => onOpen(id) }),
  },
];

function show(given: Partial<GridProps<Line>> = {}) {
  return render(
    <Grid
      label="辅助账"
      look="paper"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeight={36}
      headingOf={() => 'name'}
      {...given}
    />,
  );
}
const cell = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)!;
const taxed = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getByRole('button', { name: /归集金额/ });

function copied(): string | undefined {
  const setData = vi.fn<(type: string, data: string) => void>();
  fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
  return setData.mock.lastCall?.[1];
}

beforeEach(() => onOpen.mockClear());

it('a paper is told as a grid whose rows are counted from its head on', () => {
  show();
  const grid = screen.getByRole('grid', { name: '辅助账' });
  expect(grid).toHaveAttribute('aria-rowcount', String(3 + rows.length));
  expect(grid).toHaveAttribute('aria-colcount', '4');
  expect(grid).toHaveAttribute('aria-readonly', 'true');
  const indices = within(grid)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-rowindex'));
  expect(indices).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(screen.getByRole('columnheader', { name: '凭证' })).toHaveAttribute('colspan', '2');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['材料', '折旧', '合计']);
});

it('the Tab key reaches one figure, the arrow keys the others; words and blanks are passed over', async () => {
  show();
  expect(document.querySelectorAll('td[tabindex="0"], td [tabindex="0"]')).toHaveLength(1);
  cell(0, 2).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cell(2, 2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(cell(2, 2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(taxed('折旧')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(cell(0, 2)).toHaveFocus();
});

it('a figure is explained by Enter, by click and by Alt-Enter; one without an explanation is plain', async () => {
  show();
  taxed('折旧').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await userEvent.click(taxed('合计'));
  expect(onOpen.mock.calls).toEqual([['b'], ['b'], ['c']]);
  expect(within(cell(0, 2)).queryByRole('button')).toBeNull();
});

it('a range of a paper is told and copied, a blank as nothing', async () => {
  show();
  cell(0, 2).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toBe('1234.5\t1000\n\t-20');
  expect(cell(0, 2)).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelectorAll('[aria-selected]')).toHaveLength(4);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(copied()).toBe('材料\t\t1234.5\t1000\n折旧\t\t\t-20\n合计\t\t1234.5\t980');
});

it('nothing is pasted into a paper nobody types in', () => {
  show();
  cell(0, 2).focus();
  fireEvent.paste(cell(0, 2), { clipboardData: { getData: () => '1\t2' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the cursor goes where the owner sends it, and tells the row it came to', () => {
  const onRowFocus = vi.fn();
  const { rerender } = show({ onRowFocus });
  const again = (goTo: GridProps<Line>['goTo']) =>
    rerender(
      <Grid
        {...{ label: '辅助账', look: 'paper', columns, rows, rowHeight: 36, onRowFocus, goTo }}
        rowKey={({ id }) => id}
        headingOf={() => 'name'}
      />,
    );
  again({ row: 'c', column: 'taxed' });
  expect(taxed('合计')).toHaveFocus();
  expect(onRowFocus).toHaveBeenLastCalledWith(rows[2]);
  again({ row: 'gone', column: 'taxed' });
  expect(taxed('合计')).toHaveFocus();
});

it('keeps the row with the cursor among the few that are drawn of many', () => {
  const many = Array.from({ length: 5_000 }, (_, place) => ({ ...rows[0]!, id: String(place) }));
  show({ rows: many });
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5003');
});
