import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { Button, Dialog, Field, formatDecimal, YearInput } from '../../../components';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';
import { CrossYearViewModel } from './CrossYearViewModel';

const labels = {
  title: text('项目“{name}”跨年', 'Carry over “{name}”'),
  year: text('跨入年度', 'To the year'),
  hint: text(
    '同一项目继续：编号、日期、负责人和立项内容不变，成为该年度的草稿；新项目请用复制。',
    'The same project goes on: code, dates, leader and texts stay, as a draft of that year; for a new project use copy.',
  ),
  budget: text('剩余预算（万元）', 'Remaining budget (10k yuan)'),
  balance: text('资本化期初余额（元）', 'Capitalised balance (yuan)'),
  spent: text('累计支出（元）', 'Spent so far (yuan)'),
  noBudget: text('未编制预算', 'No budget'),
  loading: text('正在计算', 'Calculating'),
  cancel: text('取消', 'Cancel'),
  confirm: text('确认跨年', 'Carry over'),
};

export interface CrossYearDialogProps {
  services: ProjectServices;
  record: StoredRecord;
  onDone: (projectId: string) => void;
  onClose: () => void;
}

/** Shows what a project takes along into a later year, and confirms it once. */
export const CrossYearDialog = observer(function CrossYearDialog(props: CrossYearDialogProps) {
  const { services, record, onDone, onClose } = props;
  const read = useText();
  const crossing = useMemo(() => new CrossYearViewModel(services, record), [services, record]);
  useEffect(() => void crossing.show(crossing.year), [crossing]);
  const { preview } = crossing;
  const confirm = async () => {
    const projectId = await crossing.confirm();
    if (projectId !== null) onDone(projectId);
  };
  return (
    <Dialog
      open
      title={fill(labels.title, { name: String(record.name) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={preview === null}
            loading={crossing.confirming}
            onClick={() => void confirm()}
          >
            {read(labels.confirm)}
          </Button>
        </>
      }
    >
      <Field label={labels.year} required error={crossing.refused ?? undefined} hint={labels.hint}>
        <YearInput value={crossing.year} onChange={(year) => void crossing.show(year)} />
      </Field>
      <p role="status" className="text-dim">
        {crossing.loading && read(labels.loading)}
      </p>
      {preview && (
        <dl className="grid grid-cols-2 gap-1 text-table">
          <dt className="text-dim">{read(labels.spent)}</dt>
          <dd className="text-right tabular-nums">{formatDecimal(preview.spent)}</dd>
          <dt className="text-dim">{read(labels.budget)}</dt>
          <dd className="text-right tabular-nums">
            {preview.remainingBudget === null ? read(labels.noBudget) : formatDecimal(preview.remainingBudget)}
          </dd>
          <dt className="text-dim">{read(labels.balance)}</dt>
          <dd className="text-right tabular-nums">{formatDecimal(preview.openingBalance)}</dd>
        </dl>
      )}
    </Dialog>
  );
});
