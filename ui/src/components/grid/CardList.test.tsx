import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
