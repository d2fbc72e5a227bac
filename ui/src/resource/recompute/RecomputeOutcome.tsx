import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, ProgressBar } from '../../components';
import { useText } from '../../theme';
import { ChangedFigures } from './ChangedFigures';
import type { RecomputeViewModel } from './RecomputeViewModel';

const labels = {
  progress: text('重算进度', 'Progress of the recomputation'),
  cancel: text('取消重算', 'Cancel the recomputation'),
  cancelling: text('正在取消', 'Cancelling'),
  starting: text('正在开始重算', 'Starting'),
  done: text(
    '{year}年度重算完成：{costRecords} 条归集记录，{ledgerRows} 行辅助账，{reports} 本辅助账。',
    '{year} is recomputed: {costRecords} cost records, {ledgerRows} ledger rows, {reports} ledgers.',
  ),
  warnings: text('请核对', 'Please check'),
  go: text('去核对', 'Check'),
  times: text('（{count} 条）', ' ({count})'),
};

/** The progress of a rebuild; then its result in a sentence and its warnings. */
export const RecomputeOutcome = observer(function RecomputeOutcome({
  recomputing,
}: {
  recomputing: RecomputeViewModel;
}) {
  const read = useText();
  const { year, running, progress, share, result, fault } = recomputing;
  if (running) {
    return (
      <div className="space-y-1">
        <ProgressBar label={labels.progress} value={share} />
        <p role="status" className="text-hint text-dim">
          {read(recomputing.cancelling ? labels.cancelling : (progress?.step ?? labels.starting))}
        </p>
        {recomputing.canCancel && (
          <Button disabled={recomputing.cancelling} onClick={() => void recomputing.cancel()}>
            {read(labels.cancel)}
          </Button>
        )}
      </div>
    );
  }
  if (fault) {
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
        {read(fault.message)}
      </p>
    );
  }
  if (!result) return null;
  const { costRecords, ledgerRows, reports, changes, warnings } = result;
  return (
    <div className="space-y-2 rounded-md border border-line bg-raised px-3 py-2">
      <p role="status">{read(fill(labels.done, { year, costRecords, ledgerRows, reports }))}</p>
      {warnings.length > 0 && (
        <section aria-label={read(labels.warnings)}>
          <h3 className="text-hint text-dim">{read(labels.warnings)}</h3>
          <ul className="list-disc pl-5 text-table text-warning">
            {warnings.map((warning) => (
              <li key={warning.zh}>
                {read(warning)}
                {warning.count > 1 && read(fill(labels.times, { count: warning.count }))}
                {warning.place !== undefined && (
                  <Link to={warning.place} className="ml-2 whitespace-nowrap text-accent-text hover:underline">
                    {read(labels.go)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ChangedFigures changes={changes} />
    </div>
  );
});
