import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { ProjectRetention } from '@rdm/core/internal/retention';
import { Card, CompletenessRing } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  title: text('各项目资料完整度', 'Completeness by project'),
  standing: text('{complete} / {count} 个项目资料齐全', '{complete} of {count} projects are complete'),
  missing: text('缺 {count} 项', '{count} missing'),
  all: text('查看留存备查资料', 'See the retained files'),
  more: text('其余 {count} 个项目见留存备查资料', 'The other {count} projects are among the retained files'),
};

/** Maximum number of projects that fit beside the other cards. */
const mostShown = 12;

export interface RetainedFilesCardProps {
  year: string;
  /** The least collected first. */
  projects: readonly ProjectRetention[];
}

/** How far the files of each project are collected. */
export function RetainedFilesCard({ year, projects }: RetainedFilesCardProps) {
  const read = useText();
  const more = projects.length - mostShown;
  const complete = projects.filter(({ missing }) => missing.length === 0).length;
  return (
    <Card
      title={labels.title}
      className="xl:col-span-2"
      extra={
        <>
          <span className="text-table text-dim">
            {read(fill(labels.standing, { complete, count: projects.length }))}
          </span>
          <Link to={`/rdm/project/retained?year=${year}`} className="text-accent-text hover:underline">
            {read(labels.all)}
          </Link>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">
        {projects.slice(0, mostShown).map(({ projectId, projectCode, projectName, completeness, missing }) => (
          <li key={projectId} className="flex items-center gap-3 text-table">
            <span className="w-14 shrink-0">
              <CompletenessRing percent={completeness} short />
            </span>
            <Link to={`/rdm/project/edit?id=${projectId}`} className="min-w-0 flex-1 truncate hover:text-accent-text">
              {projectCode} {projectName}
            </Link>
            {missing.length > 0 && (
              <span className="shrink-0 text-dim">{read(fill(labels.missing, { count: missing.length }))}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-hint text-dim">{read(fill(labels.more, { count: more }))}</p>}
    </Card>
  );
}
