import { text, type Text } from '@rdm/core/internal/kernel';
import type { SummarisedProject, YearSummary2021 } from '@rdm/core/internal/ledger';
import {
  summary2021ColumnNames,
  summary2021Columns,
  type Summary2021Column,
  type Summary2021Figures,
} from '@rdm/core/tax';
import type { PaperCell, PaperColumn, PaperRow } from '../paper/paper-table';

const groups: Readonly<Partial<Record<Summary2021Column, Text>>> = {
  ...underOne(['7.1', '7.2'], text('其他相关费用及限额', 'Other related costs and their limit')),
  ...underOne(['8.1', '8.2', '8.3', '8.4'], text('委托研发费用及限额', 'Entrusted R&D and its limit')),
};

function underOne(columns: readonly Summary2021Column[], group: Text) {
  return Object.fromEntries(columns.map((column) => [column, group]));
}

const allowed = 'allowed';

/** 附件2 of 税总公告2021年第28号 from left to right. */
export const columns: readonly PaperColumn[] = [
  { key: 'code', title: text('项目编号', 'Code'), width: 112, sticky: true },
  { key: 'name', title: text('项目名称', 'Project'), width: 220, sticky: true, subject: true },
  { key: 'completion', title: text('完成情况', 'Completion'), width: 100, align: 'center' },
  { key: 'expenditureType', title: text('支出类型', 'Expenditure'), width: 104, align: 'center' },
  { key: allowed, title: summary2021ColumnNames.allowed, width: 136, sums: true },
  ...summary2021Columns.map((column): PaperColumn => ({
    key: column,
    title: summary2021ColumnNames[column],
    number: column,
    width: 132,
    ...(groups[column] && { groups: [groups[column]] }),
  })),
];

const sums = {
  capitalised: text('资本化金额小计', 'Capitalised'),
  expensed: text('费用化金额小计', 'Expensed'),
  otherMatters: text('其中：其他事项', 'Of which: other matters'),
  total: text('金额合计', 'Total'),
} as const;

export interface SummaryWords {
  readonly completion: (key: string) => string;
  readonly expenditureType: (key: string) => string;
}

/** The projects, the sub-totals, the total; `opens` returns the handler that explains a figure. */
export function summaryRows(
  summary: YearSummary2021,
  words: SummaryWords,
  opens: (figure: string) => (() => void) | undefined,
): readonly PaperRow[] {
  const projectCells = (row: SummarisedProject): PaperCell[] => [
    { words: row.projectCode },
    { words: row.projectName },
    { words: words.completion(row.completion) },
    { words: words.expenditureType(row.expenditureType) },
  ];
  const figures = (row: Summary2021Figures, memo: readonly Summary2021Column[] = []): PaperCell[] =>
    [allowed, ...summary2021Columns].map((column) => ({
      value: column === allowed ? row.allowed : row.columns[column as Summary2021Column],
      memo: memo.includes(column as Summary2021Column),
      onOpen: opens(`${row.key}/${column}`),
    }));
  return [
    ...summary.rows.map((row) => ({ key: row.key, cells: [...projectCells(row), ...figures(row, row.memo)] })),
    ...(Object.keys(sums) as (keyof typeof sums)[]).map((name) => ({
      key: name,
      strong: name !== 'otherMatters',
      cells: [{ words: sums[name] }, {}, {}, {}, ...figures(summary[name])],
    })),
  ];
}
