import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CardList } from './CardList';
import type { Column } from './Column';

interface Payment {
  readonly id: string;
  readonly amount: string;
  readonly voucher: string;
}

const columns: readonly Column<Payment>[] = [
  { key: 'amount', title: '金额', numeric: true },
  { key: 'voucher', title: '凭证', primary: true },
];

it('totals are headed by what they are of, also where the card is named by a later column', () => {
  render(
    <CardList
      label="付款"
      columns={columns}
      rows={[{ id: '1', amount: '3.00', voucher: '记-1' }]}
      rowKey={({ id }) => id}
      totals={{ amount: '20.00' }}
      totalsOf="20 条合计"
    />,
  );
  expect(screen.getByText('20 条合计').nextSibling).toHaveTextContent('金额20.00');
});

it('a card named by a month says whom and what it is about beside it, and not once more below', () => {
  render(
    <CardList
      label="薪酬"
      columns={[
        { key: 'month', title: '月份', primary: true },
        { key: 'project', title: '项目', subject: true },
        { key: 'name', title: '姓名', subject: true },
      ]}
      rows={[{ month: '2026-10', project: '压缩机', name: '王振宇' }]}
      rowKey={({ name }) => name}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: '2026-10 压缩机 王振宇' })).toBeInTheDocument();
  for (const title of ['项目', '姓名']) expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('a card whose name is left open is named by its first word', () => {
  render(
    <CardList
      label="支出"
      columns={[
        { key: 'voucher', title: '凭证', primary: true, render: ({ voucher }) => voucher || '—' },
        { key: 'amount', title: '金额', numeric: true },
        { key: 'grant', title: '拨付文号' },
      ]}
      rows={[{ voucher: '', amount: '3.00', grant: '江临科计18号' }]}
      rowKey={({ grant }) => grant}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: '江临科计18号' })).toBeInTheDocument();
  expect(screen.queryByText('—')).not.toBeInTheDocument();
});

it('shows sums first, then what is not nothing; a figure that is explained can be opened', async () => {
  const opened = vi.fn();
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'sum'];
  const amounts: Readonly<Record<string, string>> = { a: '0.00', b: '0.00', g: '7.00', sum: '9.00' };
  render(
    <CardList
      label="汇总"
      columns={[
        { key: 'code', title: '编号' },
        ...keys.map((key) => ({
          ...{ key, title: key, numeric: true, sums: key === 'sum' },
          figure: () => ({ value: amounts[key] ?? '1.00', onOpen: opened }),
        })),
      ]}
      rows={[{ code: 'RD01' }]}
      rowKey={({ code }) => code}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['c', 'd', 'e', 'f', 'g', 'sum']);
  await userEvent.click(screen.getByRole('button', { name: 'sum 9.00' }));
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '其余 2 项' }));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(keys);
});
