import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import ArrowLeft from 'lucide:arrow-left';
import { text } from '@rdm/core/internal/kernel';
import { Amount, Badge, Button, Card, DataTable, Dialog, EmptyState, type Column } from '../../../components';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { SchedulesViewModel, type ScheduledRegister, type ScheduleRow } from './SchedulesViewModel';

const labels = {
  year: text('年度', 'Year'),
  month: text('月份', 'Month'),
  difference: text('税会差异', 'Tax less accounts'),
  imported: text('导入', 'Imported'),
  years: text('返回各年', 'All years'),
  explain: text('计算依据', 'How this is calculated'),
};

/** What is called by another name for each register. */
const ofRegister = {
  ofFixedAsset: {
    title: text('折旧计划', 'Depreciation schedules'),
    book: text('账面折旧', 'In the accounts'),
    tax: text('税务折旧', 'For tax'),
    nothing: text('资产台账不完整，没有折旧计划', 'The record is incomplete, so there is no schedule'),
  },
  ofIntangible: {
    title: text('摊销计划', 'Amortisation schedules'),
    book: text('账面摊销', 'In the accounts'),
    tax: text('税务摊销', 'For tax'),
    nothing: text('资产台账不完整，没有摊销计划', 'The record is incomplete, so there is no schedule'),
  },
} as const satisfies Record<ScheduledRegister, unknown>;

/** An asset's depreciation or amortisation in the accounts beside that for tax; a year opens its months. */
export const SchedulesDialog = observer(function SchedulesDialog(props: {
  readonly register: ScheduledRegister;
  readonly asset: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { register, asset, onClose } = props;
  const own = ofRegister[register];
  const read = useText();
  const services = useResourceServices();
  const view = useMemo(() => new SchedulesViewModel(services, asset.id, register), [services, asset.id, register]);
  useEffect(() => void view.load(), [view]);
  const { year, schedules, fault, explanation } = view;
  const title = { zh: `${own.title.zh}：${asset.name}`, en: `${own.title.en}: ${asset.name}` };
  const columns: Column<ScheduleRow>[] = [
    {
      key: 'period',
      title: year === null ? labels.year : labels.month,
      primary: true,
      render: (row) => (
        <>
          {row.period} {row.imported && <Badge>{read(labels.imported)}</Badge>}
        </>
      ),
    },
    { key: 'book', title: own.book, numeric: true, render: ({ book }) => <Amount value={book} /> },
    { key: 'tax', title: own.tax, numeric: true, render: ({ tax }) => <Amount value={tax} /> },
    {
      key: 'difference',
      title: labels.difference,
      numeric: true,
      render: ({ difference }) => <Amount value={difference} strong={Number(difference) !== 0} />,
    },
  ];
  return (
    <Dialog open onClose={onClose} title={title} size="large">
      <div className="space-y-3">
        <div role="toolbar" className="flex flex-wrap gap-2">
          {year !== null && (
            <Button icon={<ArrowLeft aria-hidden size={16} />} onClick={() => view.show(null)}>
              {read(labels.years)}
            </Button>
          )}
          {schedules && schedules.months.length > 0 && (
            <Button onClick={() => explanation.openFigure('difference')}>{read(labels.explain)}</Button>
          )}
        </div>
        {schedules?.findings.map((finding) => (
          <p key={finding.zh} className="text-table text-warning">
            {read(finding)}
          </p>
        ))}
        <Card flush>
          <DataTable
            label={own.title}
            columns={columns}
            rows={view.rows}
            rowKey={({ period }) => period}
            loading={!schedules && !fault}
            error={fault?.message}
            onRetry={() => void view.load()}
            onOpen={year === null ? ({ period }) => view.show(period) : undefined}
            empty={<EmptyState title={own.nothing} />}
          />
        </Card>
        <ExplanationPanel explanation={explanation} resourceNamed={services.resourceNamed} />
      </div>
    </Dialog>
  );
});
