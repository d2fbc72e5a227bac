import CircleCheck from 'lucide:circle-check';
import { fill, text } from '@rdm/core/internal/kernel';
import type { AnnualReportFinding, CheckLevel } from '@rdm/core/internal/statistics';
import { Card } from '../../../components';
import { useText } from '../../../theme';
import { checkLevels, LevelIcon } from './check-levels';

const labels = {
  title: text('审核关系', 'Cross checks'),
  holds: text('全部审核关系成立。', 'All cross checks hold.'),
  goTo: text('到代码 {code}', 'Go to code {code}'),
  code: text('代码 {code}', 'Code {code}'),
};
const levels: readonly CheckLevel[] = ['error', 'warning', 'hint'];

export interface FindingsListProps {
  findings: readonly AnnualReportFinding[];
  /** Brings the cursor to the row of a code. */
  onGoTo: (code: string) => void;
}

/** The failed checks, most severe first, each with links to its rows. */
export function FindingsList({ findings, onGoTo }: FindingsListProps) {
  const read = useText();
  const counts = levels.flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count > 0 ? [`${read(checkLevels[level].name)} ${count}`] : [];
  });
  return (
    <Card flush title={labels.title} extra={<span className="text-hint text-dim">{counts.join(' · ')}</span>}>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 px-4 py-2 text-dim">
          <CircleCheck aria-hidden size={16} className="text-success" />
          {read(labels.holds)}
        </p>
      ) : (
        <ul aria-label={read(labels.title)} className="max-h-44 divide-y divide-line overflow-auto">
          {findings.map(({ level, check, rows, message }) => (
            <li key={check} className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 text-table">
              <LevelIcon level={level} />
              <span className="sr-only">{read(checkLevels[level].name)}</span>
              <span className="min-w-40 flex-1">{read(message)}</span>
              <span className="flex flex-wrap gap-x-3">
                {rows.map((code) => (
                  <button
                    key={code}
                    type="button"
                    aria-label={read(fill(labels.goTo, { code }))}
                    onClick={() => onGoTo(code)}
                    className="text-accent-text hover:underline"
                  >
                    {read(fill(labels.code, { code }))}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
