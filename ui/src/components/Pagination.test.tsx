import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './Pagination';

function pager(page: number, total = 95) {
  const onChange = vi.fn();
  render(<Pagination total={total} page={page} size={10} onChange={onChange} />);
  return onChange;
}

it('says how many there are and where one is', () => {
  pager(2);
  expect(screen.getByText('共 95 条')).toBeInTheDocument();
  expect(screen.getByText('/ 10 页')).toBeInTheDocument();
  expect(screen.getByLabelText('页码')).toHaveValue('2');
});

it('steps to the neighbours and stops at the ends', async () => {
  const onChange = pager(10);
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(9, 10);
});

it('goes to a typed page, the last one at most', async () => {
  const onChange = pager(1);
  await userEvent.clear(screen.getByLabelText('页码'));
  await userEvent.type(screen.getByLabelText('页码'), '99{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(10, 10);
});

it('goes back to page 1 with another size', async () => {
  const onChange = pager(5);
  await userEvent.selectOptions(screen.getByLabelText('每页条数'), '50 条/页');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1, 50);
});

it('counts one page where there is nothing', () => {
  pager(1, 0);
  expect(screen.getByText('/ 1 页')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});
