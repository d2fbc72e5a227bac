import { monthNumbers, months } from '@rdm/core/calendar';
import type { RegisterReport, ReportFigure } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import { Amount, type Column } from '../../../components';

export type ReportRow = RegisterReport['rows'][number];

const labels = {
  code: text('项目编号', 'Project code'),
  name: text('项目名称', 'Project name'),
  total: text('合计', 'Total'),
};

/** Which figure of a cell is shown: what it cost, or how much was used. */
export type Shown = keyof ReportFigure;

/** Money has its two decimals; hours and quantities those that were stated. */
const digitsOf = (shown: Shown, value: string | null) => (shown === 'amount' ? 2 : (value?.split('.')[1]?.length ?? 0));

const figure = (shown: Shown, figures: ReportFigure, strong = false) => {
  const value = figures[shown];
  return <Amount value={value} digits={digitsOf(shown, value)} strong={strong} />;
};

const monthLabels = new Map(months().map(({ value, label }) => [value, label]));

/** Project, the twelve months, total. */
export const reportColumns = (shown: Shown): readonly Column<ReportRow>[] => [
  {
    key: 'projectCode',
    title: labels.code,
    primary: true,
    width: 120,
    render: ({ projectCode, projectId }) => projectCode || projectId,
  },
  { key: 'projectName', title: labels.name, width: 200 },
  ...monthNumbers.map((month): Column<ReportRow> => ({
    key: month,
    title: monthLabels.get(month)!,
    numeric: true,
    width: 112,
    text: (row) => row.months[month]![shown] ?? '',
    render: (row) => figure(shown, row.months[month]!),
  })),
  {
    key: 'total',
    title: labels.total,
    numeric: true,
    width: 128,
    text: ({ total }) => total[shown] ?? '',
    render: ({ total }) => figure(shown, total, true),
  },
];

/** The last line of the table. */
export const reportTotals = ({ months: byMonth, total }: RegisterReport, shown: Shown) => ({
  ...Object.fromEntries(monthNumbers.map((month) => [month, figure(shown, byMonth[month]!, true)])),
  total: figure(shown, total, true),
});
