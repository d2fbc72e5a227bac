import type { ReactNode } from 'react';
import CircleAlert from 'lucide:circle-alert';
import TriangleAlert from 'lucide:triangle-alert';
import type { HoursFinding, ProjectOfMonth } from '@rdm/core/internal/hours';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { classNames, formatDecimal, Tooltip, type Column } from '../../../components';
import { useText } from '../../../theme';
import type { GridRow } from './grid-rows';

const labels = {
  name: text('姓名', 'Name'),
  code: text('工号', 'Staff number'),
  department: text('部门', 'Department'),
  total: text('研发工时合计', 'R&D hours'),
  due: text('应出勤工时', 'Scheduled hours'),
  actual: text('实际出勤工时', 'Attended hours'),
  share: text('研发占比(%)', 'R&D share (%)'),
  changed: text('未保存，原为 {hours}', 'Not saved; {hours} before'),
  empty: text('空', 'nothing'),
};

type Refuse = (entry: string) => Text | undefined;

/** Seen while the hours of any project are typed. */
const beside = { width: 84, wraps: true, sticky: true } as const;

/** People and how far their month is filled stay at the left, beside a column of hours for each project. */
export function gridColumns(
  projects: readonly ProjectOfMonth[],
  mayEdit: boolean,
  refuse: Refuse,
): readonly Column<GridRow>[] {
  const person = (key: string, title: Text, said: (row: GridRow) => string | null): Column<GridRow> => ({
    key,
    title,
    render: (row) => said(row) ?? '—',
    text: (row) => said(row) ?? '',
  });
  const figure = (key: string, title: Text, said: (row: GridRow) => string | null): Column<GridRow> => ({
    key,
    title,
    numeric: true,
    render: (row) => said(row) ?? '—',
    text: (row) => said(row) ?? '',
  });
  return [
    { ...person('name', labels.name, ({ person: { personnelName } }) => personnelName), primary: true, width: 88 },
    { ...person('code', labels.code, ({ person: { personnelCode } }) => personnelCode), width: 88, sticky: true },
    {
      ...figure('total', labels.total, ({ total }) => total),
      ...beside,
      render: (row) => (
        <Marked findings={row.findings.filter(({ projectId }) => projectId === null)}>{row.total}</Marked>
      ),
    },
    { ...figure('actual', labels.actual, ({ person: { actualHours } }) => actualHours), ...beside },
    { ...figure('share', labels.share, ({ share }) => share), ...beside },
    { ...person('department', labels.department, ({ person: { deptName } }) => deptName), width: 112 },
    ...projects.map((project): Column<GridRow> => ({
      key: project.projectId,
      title: `${project.projectCode} ${project.projectName}`,
      width: 136,
      wraps: true,
      numeric: true,
      render: (row) => <HoursCell row={row} projectId={project.projectId} />,
      text: (row) => row.hours[project.projectId] ?? '',
      ...(mayEdit && { editor: { kind: 'decimal', refuse } }),
    })),
    { ...figure('due', labels.due, ({ person: { dueHours } }) => dueHours), width: 104 },
  ];
}

/** Hours for display: thousands separators, decimals as stored. */
export const hoursShown = (hours: string): string => formatDecimal(hours, hours.split('.')[1]?.length ?? 0);

function HoursCell({ row, projectId }: { row: GridRow; projectId: string }) {
  const read = useText();
  const hours = row.hours[projectId] ?? '';
  const before = row.stored[projectId];
  const findings = row.findings.filter((each) => each.projectId === projectId);
  const changed = before === undefined ? undefined : fill(labels.changed, { hours: before || read(labels.empty) });
  return (
    <Marked findings={findings}>
      {changed && (
        <Tooltip text={changed} describes>
          <span role="img" aria-label={read(changed)} className="mr-1 inline-block size-1.5 rounded-full bg-accent" />
        </Tooltip>
      )}
      <span className={classNames(changed !== undefined && 'font-semibold')}>{hours && hoursShown(hours)}</span>
    </Marked>
  );
}

/** The content of a cell, preceded by an icon if it has findings. */
function Marked({ findings, children }: { findings: readonly HoursFinding[]; children: ReactNode }) {
  const read = useText();
  const [worst] = [...findings].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
  if (!worst) return <>{children}</>;
  const isError = worst.level === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  const sentence = findings.map(({ message }) => read(message)).join('\n');
  return (
    <span className={classNames('inline-flex items-center gap-1', isError ? 'text-danger' : 'text-warning')}>
      <Tooltip text={sentence} describes>
        <span role="img" aria-label={sentence} className="inline-flex">
          <Icon aria-hidden size={14} />
        </span>
      </Tooltip>
      {children}
    </span>
  );
}
