import { useCallback, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Card, DataTable, EmptyState, ErrorState, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { gridColumns, hoursShown } from './grid-columns';
import type { GridRow } from './grid-rows';
import { FindingList } from './FindingList';
import type { WorktimeViewModel } from './WorktimeViewModel';

const labels = {
  grid: text('{month} 项目工时（小时）', 'Project hours of {month}'),
  noPeople: text(
    '{month} 没有在职的研发人员，请先登记研发人员',
    'Nobody was employed in {month}; register the R&D personnel first',
  ),
  people: text('登记研发人员', 'Register personnel'),
  noProjects: text(
    '{month} 没有在研项目，请先登记项目及其起止日期',
    'No project runs in {month}; register the projects with their dates first',
  ),
  projects: text('登记项目', 'Register projects'),
};

const rowKey = ({ person }: GridRow) => person.personnelId;

/** The grid of a month; without people or projects, a link to the register that is missing them. */
export const HoursGrid = observer(function HoursGrid({ screen }: { screen: WorktimeViewModel }) {
  const read = useText();
  const navigate = useNavigate();
  const { month, projects, rows, mayEdit, fault } = screen;
  const refuse = useCallback((entry: string) => screen.refusalOf(entry), [screen]);
  const columns = useMemo(() => gridColumns(projects, mayEdit, refuse), [projects, mayEdit, refuse]);

  if (fault) return <ErrorState title={fault.message} onRetry={() => void screen.load()} />;
  if (!screen.hours) return <Skeleton lines={10} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={fill(labels.noPeople, { month })}
        action={<Button onClick={() => void navigate('/rdm/personnel/list')}>{read(labels.people)}</Button>}
      />
    );
  }
  if (projects.length === 0) {
    const year = month.slice(0, 4);
    return (
      <EmptyState
        title={fill(labels.noProjects, { month })}
        action={
          <Button onClick={() => void navigate(`/rdm/project/list?year=${year}`)}>{read(labels.projects)}</Button>
        }
      />
    );
  }
  const totals = {
    ...Object.fromEntries(projects.map(({ projectId }) => [projectId, hoursShown(screen.totalOf(projectId))])),
    total: hoursShown(screen.totalOf()),
  };
  return (
    <div className="space-y-3">
      <FindingList findings={screen.findings} />
      <Card flush>
        <DataTable
          key={month}
          label={fill(labels.grid, { month })}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          density="compact"
          loading={screen.loading}
          totals={totals}
          onEdit={mayEdit ? (edits) => screen.edit(edits) : undefined}
        />
      </Card>
    </div>
  );
});
