import { useMemo } from 'react';
import type { AllocationEntry } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { Amount, EmptyState, TableOrCards, type Column } from '../../../components';

const labels = {
  table: text('凭证分录', 'Entries'),
  none: text('没有需要入账的金额', 'Nothing is left to be booked'),
  unchosen: text(
    '有待入账的金额：请先核对本月，再勾选要入账的费用科目',
    'Amounts are to be booked: verify the month, then tick the subjects that go out',
  ),
  summary: text('摘要', 'Summary'),
  code: text('科目编码', 'Account code'),
  name: text('科目名称', 'Account'),
  debit: text('借方金额', 'Debit'),
  credit: text('贷方金额', 'Credit'),
  project: text('项目', 'Project'),
  department: text('部门', 'Department'),
};

const rowKey = ({ side, subjectCode, item, projectId, expenditureType, department }: AllocationEntry) =>
  [side, subjectCode, item, projectId, expenditureType, department].join(' ');

const amount = (side: AllocationEntry['side']): Column<AllocationEntry> => ({
  key: side,
  title: labels[side],
  width: 130,
  numeric: true,
  text: (entry) => (entry.side === side ? entry.amount : ''),
  render: (entry) => (entry.side === side ? <Amount value={entry.amount} /> : ''),
});

export interface EntriesTableProps {
  entries: readonly AllocationEntry[];
  /** Whether the month has amounts that are not booked, chosen or not. */
  isOpen: boolean;
}

/** The entries as they go into the file; red ones are negative. */
export function EntriesTable({ entries, isOpen }: EntriesTableProps) {
  const columns = useMemo(
    (): readonly Column<AllocationEntry>[] => [
      { key: 'summary', title: labels.summary, width: 420, primary: true },
      { key: 'subjectCode', title: labels.code, width: 110 },
      { key: 'subjectName', title: labels.name, width: 230 },
      amount('debit'),
      amount('credit'),
      {
        key: 'project',
        title: labels.project,
        width: 110,
        text: ({ project }) => project?.code ?? '',
        render: ({ project }) => project?.code ?? '',
      },
      { key: 'department', title: labels.department, width: 110 },
    ],
    [],
  );
  return (
    <TableOrCards
      label={labels.table}
      columns={columns}
      rows={entries}
      rowKey={rowKey}
      empty={<EmptyState title={isOpen ? labels.unchosen : labels.none} />}
    />
  );
}
