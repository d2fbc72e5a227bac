import { observer } from 'mobx-react-lite';
import type { SubjectStanding } from '@rdm/core/internal/finance';
import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Select, type Column, type Option } from '../../../components';
import { useText } from '../../../theme';
import type { MatchSubjectViewModel } from './MatchSubjectViewModel';

const labels = {
  code: text('科目编码', 'Account code'),
  name: text('科目名称', 'Account'),
  entries: text('分录数', 'Entries'),
  debit: text('借方金额（元）', 'Debit (yuan)'),
  credit: text('贷方金额（元）', 'Credit (yuan)'),
  proposal: text('建议', 'Proposal'),
  item: text('费用项目', 'Cost item'),
  unmatched: text('未对应', 'Not matched'),
  unsaved: text('未保存', 'Not saved'),
};

export interface MatchColumnsProps {
  readonly screen: MatchSubjectViewModel;
  readonly standings: readonly SubjectStanding[];
  readonly items: readonly Option[];
  readonly mayMatch: boolean;
}

const proposalColumn = (given: MatchColumnsProps): Column<SubjectStanding> => ({
  key: 'proposal',
  title: labels.proposal,
  width: 240,
  render: (row) => <Proposal row={row} {...given} />,
});

/** Accounts with what is booked on them, the proposal with its reason where there is any, and the choice. */
export function matchColumns(given: MatchColumnsProps): readonly Column<SubjectStanding>[] {
  const proposes = given.standings.some(({ proposal }) => proposal !== null);
  return [
    { key: 'subjectCode', title: labels.code, width: 104, primary: true },
    { key: 'subjectName', title: labels.name, width: 220 },
    { key: 'entries', title: labels.entries, width: 80, numeric: true, text: ({ entries }) => String(entries) },
    { key: 'debitAmount', title: labels.debit, width: 130, numeric: true, render: amount('debitAmount') },
    { key: 'creditAmount', title: labels.credit, width: 130, numeric: true, render: amount('creditAmount') },
    ...(proposes ? [proposalColumn(given)] : []),
    { key: 'costItem', title: labels.item, width: 300, render: (row) => <Choice row={row} {...given} /> },
  ];
}

const amount = (key: 'debitAmount' | 'creditAmount') => (row: SubjectStanding) => <Amount value={row[key]} />;

type CellProps = MatchColumnsProps & { readonly row: SubjectStanding };

function Proposal({ row: { proposal }, items }: CellProps) {
  const read = useText();
  if (!proposal) return null;
  const item = items.find(({ value }) => value === proposal.costItem);
  return (
    <span className="flex min-w-0 items-baseline gap-2" title={read(proposal.reason)}>
      {item && <span className="truncate">{read(item.label)}</span>}
      <span className="shrink-0 text-hint text-dim">{read(proposal.reason)}</span>
    </span>
  );
}

const Choice = observer(function Choice({ row, screen, items, mayMatch }: CellProps) {
  const read = useText();
  const { subjectCode, subjectName } = row;
  const item = screen.itemOf(row);
  return (
    <span className="flex items-center gap-2">
      <Select
        searchable
        className="min-w-0 flex-1"
        aria-label={`${read(labels.item)} ${subjectCode} ${subjectName}`}
        options={items}
        value={item}
        disabled={!mayMatch}
        onChange={(next) => next !== undefined && screen.choose(row, next)}
      />
      {screen.chosen.has(subjectCode) ? (
        <Badge tone="accent">{read(labels.unsaved)}</Badge>
      ) : (
        item === null && <Badge tone="warning">{read(labels.unmatched)}</Badge>
      )}
    </span>
  );
});
