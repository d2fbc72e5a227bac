import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, EmptyState, ErrorState, Skeleton } from '../../components';
import { useText } from '../../theme';
import type { ResourceServices } from '../ResourceServices';
import { changeActions } from './change-actions';
import { ChangeTable } from './ChangeTable';
import { HistoryViewModel, type HistorySource, type HistoryStep } from './HistoryViewModel';

const labels = {
  list: text('修改记录', 'History'),
  failed: text('修改记录没有取得', 'The history did not arrive'),
  empty: text('还没有修改记录', 'There is no history yet'),
  hint: text(
    '从下一次保存起，谁在何时改了什么都会记在这里。',
    'From the next save on, who changed what and when is kept here.',
  ),
  system: text('系统', 'The system'),
  fields: text('填写 {count} 项', '{count} {count|field|fields} filled in'),
};

export interface HistoryPanelProps {
  services: Pick<ResourceServices, 'ports' | 'dictionaries'>;
  /** The record, or several that are saved as one. */
  sources: readonly HistorySource[];
}

/** Who changed a record when, and from what to what, the latest first. */
export const HistoryPanel = observer(function HistoryPanel({ services, sources }: HistoryPanelProps) {
  const read = useText();
  const [history] = useState(() => new HistoryViewModel(services, sources));
  useEffect(() => void history.load(), [history]);
  if (history.fault) {
    return <ErrorState title={labels.failed} hint={history.fault.message} onRetry={() => void history.load()} />;
  }
  if (!history.loaded) return <Skeleton lines={5} />;
  if (history.steps.length === 0) return <EmptyState title={labels.empty} hint={labels.hint} />;
  return (
    <ol aria-label={read(labels.list)} className="space-y-4">
      {history.steps.map((step) => (
        <Step key={step.key} step={step} history={history} services={services} />
      ))}
    </ol>
  );
});

interface StepProps {
  step: HistoryStep;
  history: HistoryViewModel;
  services: HistoryPanelProps['services'];
}

const Step = observer(function Step({ step, history, services }: StepProps) {
  const read = useText();
  const { label, tone } = changeActions[step.action];
  const table = (
    <ChangeTable changes={step.changes} fileNames={history.fileNames} dictionaries={services.dictionaries} />
  );
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <time className="tabular-nums">{step.time}</time>
        <span className="font-semibold">{step.by ?? read(labels.system)}</span>
        <Badge tone={tone}>{read(label)}</Badge>
      </p>
      {step.action === 'update' && table}
      {(step.action === 'insert' || step.action === 'restore') && step.changes.length > 0 && (
        <details>
          <summary className="text-table text-dim">{read(fill(labels.fields, { count: step.changes.length }))}</summary>
          {table}
        </details>
      )}
    </li>
  );
});
