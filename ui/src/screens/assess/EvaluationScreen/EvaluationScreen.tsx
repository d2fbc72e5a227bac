import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import Trash2 from 'lucide:trash-2';
import {
  evaluationKinds,
  evaluationOutcomes,
  evaluationRecord,
  type EvaluationKind,
} from '@rdm/core/internal/evaluation';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Badge,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  ForbiddenState,
  IconButton,
  Pagination,
  Skeleton,
  Tabs,
  WideTable,
  type Tone,
} from '../../../components';
import { ExportButton } from '../../../resource/ExportButton';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { EvaluationComparison } from './EvaluationComparison';
import { EvaluationViewModel } from './EvaluationViewModel';

const labels = {
  kinds: text('自评类型', 'Kind of self-assessment'),
  records: text('自评记录', 'Records'),
  begin: text('开始自评', 'Begin a self-assessment'),
  compare: text('对比', 'Compare'),
  compareOne: text('对比 {time} 的记录', 'Compare the record of {time}'),
  time: text('自评时间', 'Evaluated at'),
  year: text('年度', 'Year'),
  outcome: text('结论', 'Outcome'),
  points: text('得分（建议）', 'Points (suggested)'),
  by: text('自评人', 'Assessed by'),
  remark: text('备注', 'Remark'),
  print: text('打印报告', 'Print'),
  remove: text('删除 {time} 的记录', 'Delete the record of {time}'),
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
  const chosen = compared.map(({ id }) => id);
  return (
    <>
      <WideTable label={labels.records}>
        <thead>
          <tr className="border-b border-line text-dim">
            {[labels.compare, labels.time, labels.year, labels.outcome, labels.points, labels.by, labels.remark].map(
              (head) => (
                <th key={head.zh} className="py-1 pr-4 text-left font-normal whitespace-nowrap">
                  {read(head)}
                </th>
              ),
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const { id, evaluatedAt, year, outcome, low, high, suggested, evaluatedByName, remark } = record;
            const time = evaluatedAt ?? '';
            const found = (outcome ?? 'maybe') as keyof typeof tones;
            return (
              <tr key={id} className="border-b border-line">
                <td className="py-1 pr-4">
                  <Checkbox
                    aria-label={read(fill(labels.compareOne, { time }))}
                    checked={chosen.includes(id)}
                    onChange={(is) => model.choose(id, is)}
                  />
                </td>
                <td className="py-1 pr-4 whitespace-nowrap tabular-nums">{time}</td>
                <td className="py-1 pr-4">{year}</td>
                <td className="py-1 pr-4">
                  <Badge tone={tones[found]}>{read(evaluationOutcomes[found])}</Badge>
                </td>
                <td className="py-1 pr-4 whitespace-nowrap tabular-nums">
                  {low === null ? '—' : `${low === high ? low : `${low}–${high}`} (${suggested})`}
                </td>
                <td className="py-1 pr-4">{evaluatedByName}</td>
                <td className="min-w-32 py-1 pr-4">{remark}</td>
                <td className="py-1">
                  <span className="flex items-center justify-end gap-2">
                    {model.mayPrint && <ExportButton label={labels.print} make={() => model.printed(id)} />}
                    {model.mayRemove && (
                      <IconButton
                        label={fill(labels.remove, { time })}
                        icon={<Trash2 aria-hidden size={16} />}
                        onClick={() => void model.remove(record)}
                      />
                    )}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
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
