import { bookedToLabels, type BookedTo, type ExcludedAmount, type SourceOverview } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';
import { Amount, Card, EmptyState, TableOrCards, type Column } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  title: text('已入账金额去向', 'Where booked amounts go'),
  booked: text('对应科目借方减贷方合计', 'Debits less credits of matched accounts'),
  none: text('没有未计入的入账金额', 'No booked amount is left out'),
  voucher: text('凭证', 'Voucher'),
  summary: text('摘要', 'Summary'),
  account: text('科目编码', 'Account code'),
  item: text('费用项目', 'Cost item'),
  amount: text('金额（元）', 'Amount (yuan)'),
  to: text('去向', 'Goes to'),
  reason: text('原因', 'Why'),
};

const rowKey = ({ id, to }: ExcludedAmount) => `${id} ${to}`;

/** The booked total, what counts of it, and every amount that does not, named. */
export function BookedAmounts({ booked }: Pick<SourceOverview, 'booked'>) {
  const read = useText();
  const columns: readonly Column<ExcludedAmount>[] = [
    { key: 'voucher', title: labels.voucher, width: 160, primary: true },
    { key: 'summary', title: labels.summary, width: 200 },
    { key: 'subjectCode', title: labels.account, width: 120 },
    { key: 'item', title: labels.item, width: 90 },
    {
      key: 'amount',
      title: labels.amount,
      width: 130,
      numeric: true,
      render: ({ amount }) => <Amount value={amount} />,
    },
    { key: 'to', title: labels.to, width: 170, text: ({ to }) => read(bookedToLabels[to]) },
    { key: 'reason', title: labels.reason, width: 320, text: ({ reason }) => read(reason) },
  ];
  const shown = (Object.keys(bookedToLabels) as BookedTo[]).filter(
    (to) => to === 'counted' || Number(booked.totals[to]) !== 0,
  );
  return (
    <section className="space-y-2">
      <h2 className="text-heading font-semibold">{read(labels.title)}</h2>
      <p>
        {read(labels.booked)} {formatMoney(booked.booked)}
        {' = '}
        {shown.map((to) => `${read(bookedToLabels[to])} ${formatMoney(booked.totals[to])}`).join(' + ')}
      </p>
      <Card flush>
        <TableOrCards
          label={labels.title}
          columns={columns}
          rows={booked.excluded}
          rowKey={rowKey}
          empty={<EmptyState title={labels.none} />}
        />
      </Card>
    </section>
  );
}
