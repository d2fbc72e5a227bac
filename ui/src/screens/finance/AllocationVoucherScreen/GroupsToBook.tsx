import { observer } from 'mobx-react-lite';
import type { GroupToBook } from '@rdm/core/internal/cost';
import { text, type Text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Checkbox, TableOrCards, type Column } from '../../../components';
import { useText } from '../../../theme';
import { isReady, type MonthVoucherViewModel } from './MonthVoucherViewModel';

const labels = {
  table: text('本月待入账费用', 'To be booked in the month'),
  group: text('费用科目', 'Subject'),
  state: text('核对状态', 'Verification'),
  verified: text('已核对', 'Verified'),
  open: text('未核对', 'Not verified'),
  allocated: text('分摊金额', 'Allocated'),
  booked: text('其他凭证已入账', 'Booked by other vouchers'),
  exported: text('已导出', 'Exported'),
  toBook: text('待入账', 'To be booked'),
  faults: text('须先处理', 'To be settled first'),
  notices: text('请注意', 'Note'),
};

const rowKey = ({ group }: GroupToBook) => group;

/** The subject groups of a month, those that go out ticked, and what keeps the others back. */
export const GroupsToBook = observer(function GroupsToBook({ screen }: { screen: MonthVoucherViewModel }) {
  const read = useText();
  const { voucher, chosen } = screen;
  if (!voucher) return null;
  const stateOf = ({ verified }: GroupToBook) => read(verified ? labels.verified : labels.open);
  const columns: readonly Column<GroupToBook>[] = [
    {
      key: 'group',
      title: labels.group,
      width: 220,
      primary: true,
      text: ({ label }) => read(label),
      render: (row) => (
        <Checkbox
          label={row.label}
          className="min-w-28 whitespace-normal md:min-w-40"
          checked={chosen.includes(row)}
          disabled={!isReady(row)}
          onChange={(goesOut) => screen.toggle(row.group, goesOut)}
        />
      ),
    },
    {
      key: 'state',
      title: labels.state,
      width: 110,
      text: stateOf,
      render: (row) => <Badge tone={row.verified ? 'success' : 'warning'}>{stateOf(row)}</Badge>,
    },
    amount('allocated'),
    amount('booked'),
    amount('exported'),
    amount('toBook'),
  ];
  return (
    <>
      <TableOrCards label={labels.table} columns={columns} rows={voucher.groups} rowKey={rowKey} />
      <Sentences title={labels.faults} sentences={voucher.groups.flatMap(({ faults }) => faults)} look="text-danger" />
      <Sentences title={labels.notices} sentences={voucher.notices} look="text-warning" />
    </>
  );
});

const amount = (key: 'allocated' | 'booked' | 'exported' | 'toBook'): Column<GroupToBook> => ({
  key,
  title: labels[key],
  width: 150,
  numeric: true,
  render: (row) => <Amount value={row[key]} />,
});

function Sentences({ title, sentences, look }: { title: Text; sentences: readonly Text[]; look: string }) {
  const read = useText();
  if (sentences.length === 0) return null;
  return (
    <ul aria-label={read(title)} className={`list-disc py-2 pr-4 pl-9 ${look}`}>
      {sentences.map((sentence) => (
        <li key={sentence.zh}>{read(sentence)}</li>
      ))}
    </ul>
  );
}
