import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Column } from './Column';
import { DataTable, type DataTableProps } from './DataTable';
import { openRowMenu } from '../testing/open-row-menu';

interface Project {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

const columns: Column<Project>[] = [
  { key: 'name', title: '项目名称', primary: true, width: 200 },
  { key: 'amount', title: '金额', numeric: true, sortable: true },
];
const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, place) => ({ id: `p${place}`, name: `项目${place}`, amount: String(place) }));

function Table({ count = 3, ...rest }: Partial<DataTableProps<Project>> & { count?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']));
  return (
    <>
      <DataTable
        label="项目"
        columns={columns}
        rows={projects(count)}
        rowKey={(row) => row.id}
        selection={{ selected, onChange: setSelected }}
        {...rest}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

it('shortens long words where there are figures, never a figure or a code', () => {
  const kind: Column<Project> = { key: 'kind', title: '类型', render: () => '新技术研究' };
  const time: Column<Project> = { key: 'time', title: '时间', render: () => '2026-12-01 17:31:12' };
  const named: readonly Column<Project>[] = [{ key: 'id', title: '编号' }, kind, time, ...columns];
  const { rerender } = render(<Table columns={named} count={1} />);
  const table = () => screen.getByRole('grid', { name: '项目' });
  expect(table()).toHaveClass('[--widest-part:10rem]');
  const cell = (text: string) => within(table()).getByText(text).closest('td');
  expect(cell('新技术研究')).toHaveClass('max-w-(--widest-words)');
  expect(cell('p0')).not.toHaveClass('max-w-(--widest-words)');
  expect(cell('2026-12-01 17:31:12')).not.toHaveClass('max-w-(--widest-words)');
  expect(cell('0')).not.toHaveClass('max-w-(--widest-words)');
  rerender(<Table columns={named.slice(0, 4)} count={1} />);
  expect(table()).toHaveClass('[--widest-part:22.5rem]');
});

it('shows the words of a column that is not drawn otherwise, not the code behind them', () => {
  const state: Column<Project> = { key: 'id', title: '状态', text: ({ id }) => (id === 'p0' ? '已核对' : '') };
  render(<Table columns={[columns[0]!, state]} />);
  const shown = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent);
  expect(shown.slice(1)).toEqual(['已核对', '—', '—']);
});

it('selects rows and all of the page, keeping what is selected elsewhere', async () => {
  render(<Table />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选本页' });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere p1$/);
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere p1 p0 p2$/);
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere$/);
});

it('moves between cells, selects the row with Space and opens it with Enter', async () => {
  const onOpen = vi.fn();
  render(<Table onOpen={onOpen} />);
  screen.getByRole('cell', { name: '0' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('cell', { name: '项目1' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByRole('row', { name: /项目1/ })).toHaveAttribute('aria-selected', 'true');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(projects(3)[1]);
});

it('opens from the primary column', async () => {
  const onOpen = vi.fn();
  render(<Table onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '项目0' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows three actions, and of more two with the rest behind ⋯', async () => {
  const run = vi.fn();
  const actions = ['查看', '编辑', '复制', '删除'].map((label) => ({ key: label, label, onClick: () => run(label) }));
  render(<Table count={1} rowActions={() => actions} />);
  expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  await openRowMenu(userEvent.setup());
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(run).toHaveBeenCalledExactlyOnceWith('删除');
});

it('shows the visible columns only, figures at the right, and totals', () => {
  const plain = columns.map((column) => ({ ...column, primary: false }));
  const layout = { order: [], hidden: ['name'], widths: {} };
  render(<Table columns={plain} layout={layout} totals={{ amount: '3.00' }} />);
  expect(screen.queryByRole('columnheader', { name: '项目名称' })).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '2' })).toHaveClass('text-right');
  expect(screen.getByRole('cell', { name: '3.00' })).toBeInTheDocument();
});

it('says what the totals are of before the first of them, wherever the naming column is', () => {
  const [name, amount] = columns as [Column<Project>, Column<Project>];
  const code: Column<Project> = { key: 'id', title: '编号' };
  const lastRow = (...shown: Column<Project>[]) => {
    const { unmount } = render(<Table columns={shown} totals={{ amount: '3.00' }} totalsOf="12 条合计" />);
    const cells = within(screen.getAllByRole('row').at(-1)!).getAllByRole('cell');
    unmount();
    // The first belongs to the boxes that select.
    return cells.slice(1).map(({ textContent }) => textContent);
  };
  expect(lastRow(code, name, amount)).toEqual(['', '12 条合计', '3.00']);
  expect(lastRow(code, amount, name)).toEqual(['12 条合计', '3.00', '']);
});

it('sorts up, down and not at all', async () => {
  const onSort = vi.fn();
  const { rerender } = render(<Table onSort={onSort} />);
  const button = screen.getByRole('button', { name: '金额' });
  await userEvent.click(button);
  expect(onSort).toHaveBeenLastCalledWith({ key: 'amount', direction: 'asc' });
  rerender(<Table onSort={onSort} sort={{ key: 'amount', direction: 'desc' }} />);
  expect(screen.getByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(button);
  expect(onSort).toHaveBeenLastCalledWith(undefined);
});

it('leaves its rows as they are while they are asked for again, and says so above them', () => {
  const { rerender } = render(<Table loading />);
  expect(screen.getByRole('progressbar', { name: '正在更新' })).toBeInTheDocument();
  expect(screen.getByRole('grid').className).not.toMatch(/opacity/);
  rerender(<Table />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  rerender(<Table count={0} loading />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('says why there is nothing, and offers to try again after a failure', async () => {
  const { rerender } = render(<Table count={0} />);
  expect(screen.getByText('没有符合条件的记录')).toBeInTheDocument();
  rerender(<Table count={0} loading />);
  expect(screen.queryByText('没有符合条件的记录')).not.toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  const onRetry = vi.fn();
  rerender(<Table count={0} error="没有连上服务器" onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('没有连上服务器');
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('draws only what is in sight beyond 200 rows', () => {
  render(<Table count={5000} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  expect(screen.getByRole('cell', { name: '项目0' })).toBeInTheDocument();
});

it('breaks a long title where a column says so, and says each whole in a tooltip', () => {
  const wide: Column<Project>[] = [...columns, { key: 'id', title: 'RD2024001 高功率密度伺服电机', wraps: true }];
  render(<Table columns={wide} />);
  const head = screen.getByRole('columnheader', { name: 'RD2024001 高功率密度伺服电机' });
  expect(head).toHaveAttribute('title', 'RD2024001 高功率密度伺服电机');
  expect(within(head).getByText(/^RD2024001/)).toHaveClass('whitespace-normal');
  expect(screen.getByRole('columnheader', { name: '金额' })).toHaveAttribute('title', '金额');
});
