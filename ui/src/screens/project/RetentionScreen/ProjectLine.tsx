import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, CompletenessRing } from '../../../components';
import { useText } from '../../../theme';
import { MissingFiles } from './MissingFiles';
import { editPath, storedSearch } from '../project-paths';
import type { InspectedProject } from './RetentionViewModel';

const labels = {
  pack: text('下载', 'Download'),
  packOf: text('下载 {code} 的资料', 'Download the files of {code}'),
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
  const { projectId, projectCode, projectName, completeness, missing, findings } = project;
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-2 md:grid-cols-[9rem_1fr_auto]">
      <CompletenessRing percent={completeness} />
      <div className="min-w-0 space-y-1 max-md:order-last max-md:col-span-2">
        <Link to={editPath + storedSearch(projectId)} className="break-words hover:text-accent-text">
          {projectCode} {projectName}
        </Link>
        <MissingFiles missing={missing} />
        {missing.length === 0 && findings.length === 0 && (
          <p className="text-table text-success">{read(labels.complete)}</p>
        )}
        {findings.length > 0 && (
          <ul className="space-y-1 text-table">
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
      </div>
      {onPack ? (
        <Button
          size="small"
          variant="text"
          aria-label={read(fill(labels.packOf, { code: projectCode }))}
          onClick={onPack}
        >
          {read(labels.pack)}
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
