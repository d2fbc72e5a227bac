import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import type { Ports } from '@rdm/core/internal/application';
import { fill, text } from '@rdm/core/internal/kernel';
import type { RecomputePreview } from '@rdm/core/internal/ledger';
import { yuan } from '@rdm/core/money';
import { Button, Dialog, ErrorState, formatDecimal, ProgressBar } from '../../components';
import { useText } from '../../theme';
import { Loader } from '../Loader';
import { taxSaved } from '@rdm/core/internal/statistics';
import { useResourceServices } from '../use-resource-services';
import { ChangedFigures } from './ChangedFigures';
import { typedTaxRate } from './typed-tax-rate';

const labels = {
  title: text('重算的影响', 'What a recomputation would change'),
  measuring: text('正在测算，数据不会改变', 'Calculating; nothing is changed'),
  tax: text(
    '加计扣除总额 {before} → {after}（{change}），预计节税额 {taxChange} 元（税率 {rate}）。',
    'Total deduction {before} → {after} ({change}); income tax saved {taxChange} yuan at {rate}.',
  ),
  total: text('加计扣除总额 {before} → {after}（{change}）。', 'Total deduction {before} → {after} ({change}).'),
  recompute: text('一键重算', 'Recompute'),
  close: text('关闭', 'Close'),
};

export interface RecomputePreviewDialogProps {
  year: string;
  onClose: () => void;
  /** Left out on a page that has a button of its own. */
  onRecompute?: () => void;
}

/** 改动影响: what a rebuild would do to A107012, the ledgers and the tax, before it is done. */
export const RecomputePreviewDialog = observer(function RecomputePreviewDialog({
  year,
  onClose,
  onRecompute,
}: RecomputePreviewDialogProps) {
  const read = useText();
  const { ports } = useResourceServices();
  const preview = useMemo(() => new Loader(() => measured(ports, year)), [ports, year]);
  useEffect(() => {
    void preview.load();
  }, [preview]);
  const { value, fault, loading } = preview;
  const answer = value && answerOf(value.changes, value.rate);
  return (
    <Dialog
      open
      size="medium"
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.close)}</Button>
          {onRecompute && (
            <Button variant="primary" disabled={loading} onClick={onRecompute}>
              {read(labels.recompute)}
            </Button>
          )}
        </>
      }
    >
      {fault && <ErrorState title={fault.message} onRetry={() => void preview.load()} />}
      {loading && <ProgressBar label={labels.measuring} />}
      {loading && (
        <p role="status" className="text-hint text-dim">
          {read(labels.measuring)}
        </p>
      )}
      {value && !loading && (
        <div className="space-y-2">
          {answer && <p className="font-semibold tabular-nums">{read(answer)}</p>}
          <ChangedFigures ahead changes={value.changes} />
        </div>
      )}
    </Dialog>
  );
});

/** Best effort for the rate: without the right to the 107-2 report, or before it is typed, the tax is left out. */
async function measured(ports: Ports, year: string) {
  const rate = typedTaxRate(ports, year);
  const { changes } = await ports.ledger.previewRecompute({ year });
  return { changes, rate: await rate };
}

/** Line 51 and the tax at the typed rate; null where line 51 stays as it is. */
function answerOf(changes: RecomputePreview['changes'], rate: string | null) {
  const line = changes.find(({ key }) => key === 'line51');
  if (!line?.before || !line.after) return null;
  const signed = (value: string) => (value.startsWith('-') ? value : `+${value}`);
  const between = (one: string, other: string) => signed(formatDecimal(yuan(other).minus(yuan(one)).toString()));
  const amounts = {
    before: formatDecimal(line.before),
    after: formatDecimal(line.after),
    change: between(line.before, line.after),
  };
  const [before, after] = [taxSaved(line.before, rate), taxSaved(line.after, rate)];
  if (before === null || after === null || rate === null) return fill(labels.total, amounts);
  return fill(labels.tax, { ...amounts, taxChange: between(before, after), rate });
}
