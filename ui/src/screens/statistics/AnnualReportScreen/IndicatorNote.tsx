import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';
import { LevelIcon } from './check-levels';
import type { ReportRow } from './report-rows';

const labels = { note: text('指标解释', 'What the indicator means') };

/** Explanation and failed checks of the focused indicator, at the foot of the sheet, visible while typing. */
export function IndicatorNote({ line }: { line: ReportRow | undefined }) {
  const read = useText();
  if (!line?.row.tip) return null;
  const { row, findings } = line;
  return (
    <div
      role="note"
      aria-label={read(labels.note)}
      className="sticky -bottom-4 z-10 -mx-2 -mb-2 rounded-b-md border-t border-line bg-raised px-4 py-2 text-hint sm:-mx-4 sm:-mb-4"
    >
      <p>
        <span className="font-semibold">
          {row.code} {read(row.name)}
        </span>{' '}
        <span className="text-dim">{row.tip && read(row.tip)}</span>
      </p>
      {findings.map(({ check, level, message }) => (
        <p key={check} className="flex items-center gap-1">
          <LevelIcon level={level} />
          {read(message)}
        </p>
      ))}
    </div>
  );
}
