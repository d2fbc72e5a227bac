import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColumnChooser } from './ColumnChooser';
import { declaredLayout } from './column-layout';
import { DataTable } from './DataTable';

// Opening the panel is slow on a loaded machine.
vi.setConfig({ testTimeout: 20_000 });

const columns = [
  { key: 'name', title: '姓名', primary: true },
  { key: 'hours', title: '工时', numeric: true },
  { key: 'month', title: '月份' },
];

function Table() {
  const [layout, setLayout] = useState(declaredLayout);
  return (
    <>
      <ColumnChooser columns={columns} layout={layout} onLayout={setLayout} />
      <DataTable label="工时" columns={columns} rows={[]} rowKey={String} layout={layout} onLayout={setLayout} />
    </>
  );
}

const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);

it('moves columns with buttons, hides them, and goes back to what is declared', async () => {
  render(<Table />);
  await userEvent.click(screen.getByRole('button', { name: '显示列' }));
  await userEvent.click(await screen.findByRole('button', { name: '上移月份' }));
  expect(heads()).toEqual(['姓名', '月份', '工时']);
  await userEvent.click(screen.getByRole('checkbox', { name: '工时' }));
  expect(heads()).toEqual(['姓名', '月份']);
  expect(screen.getByRole('checkbox', { name: '姓名' })).toBeDisabled();
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('button', { name: '上移姓名' })).toBeDisabled();
  expect(list.getByRole('button', { name: '下移工时' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(['姓名', '工时', '月份']);
});
