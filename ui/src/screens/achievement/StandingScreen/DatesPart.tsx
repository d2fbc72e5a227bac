import type { PropertyDate } from '@rdm/core/internal/achievement';
import { text } from '@rdm/core/internal/kernel';
import { Link } from 'react-router';
import { Amount, Badge, EmptyState, TableOrCards, type Column, type Tone } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  table: text('年费与到期', 'Fees and ends of protection'),
  day: text('日期', 'Day'),
  kind: text('事项', 'What'),
  code: text('知识产权编号', 'Number'),
  name: text('知识产权名称', 'Name'),
  amount: text('预计金额（元）', 'Expected (yuan)'),
  message: text('说明', 'Note'),
  none: text('没有待缴年费和到期事项', 'No fee and no end of protection is known'),
  basis: text(
    '金额按国家知识产权局专利收费标准和财税〔2016〕78号减缴比例计算，以缴费通知书为准。',
    'Amounts follow the fee table of the patent office and the reductions of 财税〔2016〕78号; its notice decides.',
  ),
};

const kinds: Readonly<Record<PropertyDate['kind'], readonly [Label, Tone]>> = {
  fee: [text('年费', 'Annual fee'), 'neutral'],
  overdue: [text('逾期', 'Overdue'), 'danger'],
  expiry: [text('期满', 'End of term'), 'neutral'],
  feeUnknown: [text('待补充', 'To complete'), 'warning'],
};

const rowKey = ({ kind, propertyId }: PropertyDate) => `${kind} ${propertyId}`;

/** The calendar of annual fees and ends of protection, as of today. */
export function DatesPart({ dates }: { readonly dates: readonly PropertyDate[] }) {
  const read = useText();
  const columns: readonly Column<PropertyDate>[] = [
    { key: 'day', title: labels.day, width: 110, render: ({ day }) => day || '—' },
    {
      key: 'kind',
      title: labels.kind,
      width: 110,
      render: ({ kind }) => <Badge tone={kinds[kind][1]}>{read(kinds[kind][0])}</Badge>,
    },
    {
      key: 'code',
      title: labels.code,
      width: 180,
      primary: true,
      render: ({ code, propertyId }) => (
        <Link className="text-accent-text hover:underline" to={`/rdm/intellectualproperty?id=${propertyId}`}>
          {code}
        </Link>
      ),
    },
    { key: 'name', title: labels.name, width: 260 },
    {
      key: 'amount',
      title: labels.amount,
      width: 130,
      numeric: true,
      render: ({ amount }) => (amount === null ? '' : <Amount value={amount} />),
    },
    { key: 'message', title: labels.message, width: 380, text: ({ message }) => read(message) },
  ];
  return (
    <div className="space-y-2">
      <p className="text-hint text-dim">{read(labels.basis)}</p>
      <TableOrCards
        label={labels.table}
        columns={columns}
        rows={dates}
        rowKey={rowKey}
        empty={<EmptyState title={labels.none} />}
      />
    </div>
  );
}
