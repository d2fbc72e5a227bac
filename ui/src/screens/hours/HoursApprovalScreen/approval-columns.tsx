import { hoursMonthStates, type ReviewedLine } from '@rdm/core/internal/hours';
import { text } from '@rdm/core/internal/kernel';
import { Badge, type Column } from '../../../components';
import { useText } from '../../../theme';
import { stateTones } from '../MyHoursScreen/HoursLineRow';

const labels = {
  month: text('月份', 'Month'),
  project: text('研发项目', 'Project'),
  person: text('人员', 'Person'),
  hours: text('工时', 'Hours'),
  state: text('状态', 'Status'),
  outliers: text('提示', 'Marked'),
  basis: text('依据', 'Basis'),
};

/** A confirmed line: whose, on what, how much, and what is unusual about it. */
export const approvalColumns: readonly Column<ReviewedLine>[] = [
  { key: 'month', title: labels.month, width: 84 },
  {
    key: 'personnelName',
    title: labels.person,
    width: 130,
    render: ({ personnelName, personnelCode }) => `${personnelName} ${personnelCode}`,
  },
  { key: 'hours', title: labels.hours, width: 76, numeric: true },
  {
    key: 'projectCode',
    title: labels.project,
    width: 220,
    render: ({ projectCode, projectName }) => `${projectCode} ${projectName}`,
  },
  { key: 'state', title: labels.state, width: 84, render: (line) => <StateOfLine line={line} /> },
  { key: 'outliers', title: labels.outliers, width: 190, render: (line) => <OutliersOfLine line={line} /> },
  { key: 'basis', title: labels.basis, width: 300, render: (line) => <BasisOfLine line={line} /> },
];

interface OfLine {
  line: ReviewedLine;
}

export function StateOfLine({ line: { state } }: OfLine) {
  const read = useText();
  return <Badge tone={stateTones[state]}>{read(hoursMonthStates[state])}</Badge>;
}

export function OutliersOfLine({ line: { outliers } }: OfLine) {
  const read = useText();
  if (outliers.length === 0) return null;
  return <span className="text-warning">{outliers.map((each) => read(each)).join('；')}</span>;
}

export function BasisOfLine({ line: { basis, remark, state } }: OfLine) {
  const read = useText();
  return <>{state === 'returned' && remark ? remark : read(basis)}</>;
}
