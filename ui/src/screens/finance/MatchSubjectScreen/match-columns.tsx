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
  width: 252,
  text: ({ proposal }) => proposal?.costItem ?? '',
  render: (row) => <Proposal row={row} {...given} />,
});

const choiceColumn = (given: MatchColumnsProps): Column<SubjectStanding> => ({
  key: 'costItem',
  title: labels.item,
  width: 268,
  weight: 40,
  // Never empty, so that a card holds the choice of an account that is not matched.
  text: (row) => given.screen.itemOf(row) ?? labels.unmatched.zh,
  render: (row) => <Choice row={row} {...given} />,
});

/** Accounts with the choice beside them, the proposal with its reason where there is any, and what is booked on them. */
export function matchColumns(given: MatchColumnsProps): readonly Column<SubjectStanding>[] {
  const proposes = given.standings.some(({ proposal }) => proposal !== null);
  return [
    { key: 'subjectCode', title: labels.code, width: 96, primary: true },
    { key: 'subjectName', title: labels.name, width: 200, subject: true },
    choiceColumn(given),
    ...(proposes ? [proposalColumn(given)] : []),
    { key: 'entries', title: labels.entries, width: 72, numeric: true, text: ({ entries }) => String(entries) },
    { key: 'debitAmount', title: labels.debit, width: 124, numeric: true, render: amount('debitAmount') },
    { key: 'creditAmount', title: labels.credit, width: 124, numeric: true, render: amount('creditAmount') },
  ];
}

const amount = (key: 'debitAmount' | 'creditAmount') => (row: SubjectStanding) => <Amount value={row[key]} />;

type CellProps = MatchColumnsProps & { readonly row: SubjectStanding };

function Proposal({ row: { proposal }, items }: CellProps) {
  const read = useText();
  if (!proposal) return null;
  const item = items.find(({ value }) => value === proposal.costItem);
  return (
    <span
      className="block truncate"
      title={[item && read(item.label), read(proposal.reason)].filter(Boolean).join('\n')}
    >
      {item && <span>{read(item.label)} </span>}
      <span className="text-hint text-dim">{read(proposal.reason)}</span>
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
