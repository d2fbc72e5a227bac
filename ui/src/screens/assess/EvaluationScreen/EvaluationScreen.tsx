import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import {
  evaluationKinds,
  evaluationOutcomes,
  evaluationRecord,
  type EvaluationKind,
} from '@rdm/core/internal/evaluation';
import { text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Pagination,
  Skeleton,
  Tabs,
  TableOrCards,
  type Column,
  type RowAction,
  type Tone,
} from '../../../components';
import { download } from '../../../resource/download';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText, type Label } from '../../../theme';
import { EvaluationComparison } from './EvaluationComparison';
import { EvaluationViewModel, type EvaluationRecord } from './EvaluationViewModel';

const labels = {
  kinds: text('自评类型', 'Kind of self-assessment'),
  records: text('自评记录', 'Records'),
  begin: text('开始自评', 'Begin a self-assessment'),
  hint: text('勾选的记录在下方对比', 'The records that are selected are compared below'),
  time: text('自评时间', 'Evaluated at'),
  year: text('年度', 'Year'),
  outcome: text('结论', 'Outcome'),
  points: text('得分（建议）', 'Points (suggested)'),
  by: text('自评人', 'Assessed by'),
  remark: text('备注', 'Remark'),
  print: text('打印报告', 'Print'),
  remove: text('删除', 'Delete'),
  none: text('还没有自评记录', 'There are no records yet'),
  noneHint: text('完成一次自评并保存后，可在此对比和打印。', 'Keep a self-assessment to compare and print it here.'),
};
const kinds = Object.keys(evaluationKinds) as EvaluationKind[];
const tones: Readonly<Record<keyof typeof evaluationOutcomes, Tone>> = {
  yes: 'success',
  no: 'danger',
  maybe: 'warning',
};
const linkClass = 'text-accent-text whitespace-nowrap hover:underline';

const rowKey = ({ id }: EvaluationRecord) => id;
const foundOf = ({ outcome }: EvaluationRecord) => (outcome ?? 'maybe') as keyof typeof tones;
const pointsOf = ({ low, high, suggested }: EvaluationRecord) =>
  low === null ? '' : `${low === high ? low : `${low}–${high}`} (${suggested})`;

function columnsIn(read: (label: Label) => string): readonly Column<EvaluationRecord>[] {
  return [
    { key: 'evaluatedAt', title: labels.time, width: 170, primary: true, undivided: true },
    { key: 'year', title: labels.year, width: 80 },
    {
      key: 'outcome',
      title: labels.outcome,
      width: 130,
      text: (record) => read(evaluationOutcomes[foundOf(record)]),
      render: (record) => <Badge tone={tones[foundOf(record)]}>{read(evaluationOutcomes[foundOf(record)])}</Badge>,
    },
    { key: 'points', title: labels.points, width: 140, text: pointsOf },
    { key: 'evaluatedByName', title: labels.by, width: 180 },
    { key: 'remark', title: labels.remark, width: 240 },
  ];
}

/** What the enterprise found of itself over time, by title. The kind is in the URL. */
function EvaluationScreen() {
  const read = useText();
  const services = useResourceServices();
  const [asked, setAsked] = useSearchParams();
  const kind = kinds.find((each) => each === asked.get('kind')) ?? 'highTech';
  const [model] = useState(() => new EvaluationViewModel(services, kind));
  const allowed = services.can(evaluationRecord.permissions.view);
  useEffect(() => {
    if (allowed) void (model.kind === kind && model.list.state !== 'idle' ? undefined : load(model, kind));
  }, [allowed, model, kind]);
  if (!allowed) return <ForbiddenState />;
  return (
    <Card>
      <Tabs
        label={labels.kinds}
        value={kind}
        onChange={(next) => setAsked({ kind: next }, { replace: true })}
        tabs={kinds.map((key) => ({
          key,
          label: evaluationKinds[key],
          content: (
            <div className="space-y-4">
              <Link to={`/assessIndex?kind=${key}`} className={linkClass}>
                {read(labels.begin)}
              </Link>
              <Records model={model} />
            </div>
          ),
        }))}
      />
    </Card>
  );
}
export default EvaluationScreen;

const load = (model: EvaluationViewModel, kind: EvaluationKind) =>
  model.kind === kind ? model.load() : model.setKind(kind);

const Records = observer(function Records({ model }: { model: EvaluationViewModel }) {
  const read = useText();
  const { fault, list, records, compared } = model;
  if (fault) return <ErrorState hint={fault.message} onRetry={() => void model.load()} />;
  if (!list.value) return <Skeleton lines={6} />;
  if (records.length === 0) return <EmptyState title={labels.none} hint={labels.noneHint} />;
  const rowActions = (record: EvaluationRecord): readonly RowAction[] => [
    ...(model.mayPrint ? [{ key: 'print', label: labels.print, onClick: () => void save(record.id) }] : []),
    ...(model.mayRemove
      ? [{ key: 'remove', label: labels.remove, danger: true, onClick: () => void model.remove(record) }]
      : []),
  ];
  const save = async (id: string) => {
    const file = await model.printed(id);
    if (file) download(file);
  };
  return (
    <>
      <p className="text-hint text-dim">{read(labels.hint)}</p>
      <TableOrCards
        label={labels.records}
        columns={columnsIn(read)}
        rows={records}
        rowKey={rowKey}
        rowActions={rowActions}
        selection={{
          selected: new Set(model.selected),
          onChange: (selected) => model.compareOnly([...selected]),
        }}
      />
      <Pagination
        total={list.value.total}
        page={model.page}
        size={model.pageSize}
        sizes={[model.pageSize]}
        onChange={(page) => void model.setPage(page)}
      />
      <EvaluationComparison records={compared} />
    </>
  );
});
