import { auditSubjectLabels, auditSubjects, type AuditRow, type AuditSubject } from '@rdm/core/internal/cost';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { Amount, Badge, formatDecimal, Tooltip, type Column } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  month: text('月份', 'Month'),
  code: text('项目编号', 'Project code'),
  name: text('项目名称', 'Project'),
  total: text('归集合计（元）', 'Total (yuan)'),
  status: text('数据状态', 'Status'),
  save: text('草稿', 'Draft'),
  submit: text('已提交', 'Submitted'),
  changed: text('已变动', 'Changed'),
  submitted: text('{by} 于 {time} 提交', 'Submitted by {by} at {time}'),
  was: text('提交时为 {amount} 元，请核对后重新提交', 'Submitted with {amount} yuan; check it and submit again'),
};

const inYuan = ({ zh, en }: Text): Text => text(`${zh}（元）`, `${en} (yuan)`);

/** A project's month: its total under each subject, and whether that was submitted. */
export const auditColumns: readonly Column<AuditRow>[] = [
  { key: 'month', title: labels.month, width: 90 },
  { key: 'projectCode', title: labels.code, width: 120 },
  { key: 'projectName', title: labels.name, width: 220, subject: true },
  {
    key: 'dataStatus',
    title: labels.status,
    width: 90,
    render: ({ dataStatus }) => <State status={dataStatus} />,
  },
  {
    key: 'total',
    title: labels.total,
    width: 130,
    numeric: true,
    sums: true,
    render: ({ total }) => <Amount value={total} />,
  },
  ...auditSubjects.map((subject): Column<AuditRow> => ({
    key: subject,
    title: inYuan(auditSubjectLabels[subject]),
    width: 170,
    numeric: true,
    text: ({ subjects }) => subjects[subject].amount,
    render: (row) => <Subject row={row} subject={subject} />,
  })),
];

function State({ status }: { status: AuditRow['dataStatus'] }) {
  const read = useText();
  return <Badge tone={status === 'submit' ? 'success' : 'neutral'}>{read(labels[status])}</Badge>;
}

function Subject({ row, subject }: { row: AuditRow; subject: AuditSubject }) {
  const read = useText();
  const { amount, dataStatus, submittedAmount, submitBy, submitTime } = row.subjects[subject];
  if (submittedAmount === null) return <Amount value={amount} />;
  const isChanged = dataStatus === 'save';
  const about = isChanged
    ? fill(labels.was, { amount: formatDecimal(submittedAmount, 2) })
    : fill(labels.submitted, { by: submitBy ?? '', time: submitTime ?? '' });
  return (
    <Tooltip text={about} describes>
      <span className="flex items-center justify-end gap-1">
        <Badge tone={isChanged ? 'warning' : 'success'}>{read(isChanged ? labels.changed : labels.submit)}</Badge>
        <Amount value={amount} />
      </span>
    </Tooltip>
  );
}
