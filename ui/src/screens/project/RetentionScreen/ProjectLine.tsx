import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import { CompletenessRing } from './CompletenessRing';
import type { InspectedProject } from './RetentionViewModel';

const labels = {
  pack: text('下载', 'Download'),
  missing: text('缺少：', 'Missing: '),
  complete: text('资料齐全', 'Complete'),
  open: text('待核实：', 'To be settled: '),
};

export interface ProjectLineProps {
  project: InspectedProject;
  /** Downloads its files. */
  onPack?: () => void;
}

/** How far a project is collected, what it lacks, and what an inspector would ask, with the page where it is put right. */
export function ProjectLine({ project, onPack }: ProjectLineProps) {
  const read = useText();
  const { projectCode, projectName, completeness, missing, findings } = project;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <CompletenessRing percent={completeness} />
      <span className="min-w-0 break-words">
        {projectCode} {projectName}
      </span>
      {missing.length > 0 && (
        <span className="min-w-0 text-dim">
          {read(labels.missing) + missing.map(({ fileNo, label }) => `${fileNo} ${read(label)}`).join('、')}
        </span>
      )}
      {missing.length === 0 && findings.length === 0 && <span className="text-success">{read(labels.complete)}</span>}
      {onPack && (
        <Button size="small" variant="text" onClick={onPack}>
          {read(labels.pack)}
        </Button>
      )}
      {findings.length > 0 && (
        <ul className="w-full space-y-1 pl-6 text-hint">
          {findings.map(({ kind, message, to }) => (
            <li key={`${kind} ${message.zh}`} className="break-words">
              {read(labels.open)}
              <Link to={to} className="text-accent-text underline underline-offset-3">
                {read(message)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
