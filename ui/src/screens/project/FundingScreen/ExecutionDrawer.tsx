import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Amount, Drawer, ErrorState, Skeleton } from '../../../components';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { ExecutionNotes } from './ExecutionNotes';
import { ReceiptTable } from './ReceiptTable';
import { SubjectTable } from './SubjectTable';

const labels = {
  title: text('预算执行情况：{project}', 'Budget execution: {project}'),
  period: text('执行期 {from} 至 {to}，金额单位为元', 'Period {from} to {to}; amounts in yuan'),
  failed: text('执行情况没有取得', 'The execution did not arrive'),
  received: text('到账', 'Received'),
  returned: text('缴回', 'Repaid'),
  passedOn: text('转拨外部单位', 'Passed on'),
  spent: text('专项资金支出', 'Grant spent'),
  balance: text('结存', 'Balance'),
};

const figures = ['received', 'returned', 'passedOn', 'spent', 'balance'] as const;

export interface ExecutionDrawerProps {
  services: Pick<ResourceServices, 'ports' | 'dictionaries'>;
  /** The government project. */
  project: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** How the own part of a government project is carried out: money in and out, subjects, receipts, and what to look into. */
export const ExecutionDrawer = observer(function ExecutionDrawer({ services, project, onClose }: ExecutionDrawerProps) {
  const read = useText();
  const { id, name } = project;
  const [execution] = useState(() => new Loader(() => services.ports.funding.option({ projectId: id })));
  useEffect(() => void execution.load(), [execution]);
  const { value, fault } = execution;
  return (
    <Drawer open size="large" title={fill(labels.title, { project: name })} onClose={onClose}>
      {fault && <ErrorState title={labels.failed} hint={fault.message} onRetry={() => void execution.retry()} />}
      {!value && !fault && <Skeleton lines={8} />}
      {value && (
        <div className="space-y-6">
          <div className="space-y-3">
            <p className="text-table text-dim">
              {read(fill(labels.period, { from: value.fromDate, to: value.toDate }))}
            </p>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-5">
              {figures.map((figure) => (
                <div key={figure} className="border-l-2 border-line pl-3">
                  <dt className="text-hint text-dim">{read(labels[figure])}</dt>
                  <dd className="w-fit">
                    <Amount value={value[figure]} strong={figure === 'balance'} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <ExecutionNotes notes={value.notes} />
          <SubjectTable subjects={value.subjects} totals={value.totals} />
          <ReceiptTable receipts={value.receipts} dictionaries={services.dictionaries} />
        </div>
      )}
    </Drawer>
  );
});
