import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { OwnProject } from '@rdm/core/internal/overview';
import { Card, classNames, CompletenessRing, formatDecimal } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  title: text('我负责的项目', 'Projects I lead'),
  hours: text('工时填至 {month}', 'Hours up to {month}'),
  noHours: text('没有工时', 'No hours'),
  budget: text('预算执行 {used}%', 'Budget used {used}%'),
  noBudget: text('未编预算', 'No budget'),
};

/** Hours, budget and evidence of each project the person leads. */
export function OwnProjects({ projects }: { projects: readonly OwnProject[] }) {
  const read = useText();
  return (
    <Card flush title={labels.title}>
      <ul className="divide-y divide-line">
        {projects.map(({ id, code, name, lastHours, used, completeness }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-4 gap-y-1 px-4 py-2 text-table sm:grid-cols-[1fr_9rem_9rem_7rem] sm:items-center"
          >
            <Link to={`/rdm/project/edit?id=${id}`} className="min-w-0 truncate hover:text-accent-text">
              {code} {name}
            </Link>
            <span className={classNames('tabular-nums', lastHours === null && 'text-warning')}>
              {read(lastHours === null ? labels.noHours : fill(labels.hours, { month: lastHours }))}
            </span>
            <span className={classNames('tabular-nums', Number(used ?? 0) > 100 && 'text-danger')}>
              {read(used === null ? labels.noBudget : fill(labels.budget, { used: formatDecimal(used, 1) }))}
            </span>
            {completeness !== null && <CompletenessRing percent={completeness} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
