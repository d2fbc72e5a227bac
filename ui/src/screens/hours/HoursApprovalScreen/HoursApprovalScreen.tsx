import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import Check from 'lucide:check';
import Undo2 from 'lucide:undo-2';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Button,
  Card,
  DataTable,
  Dialog,
  EmptyState,
  Field,
  ForbiddenState,
  MonthInput,
  Select,
  Switch,
  Textarea,
  useNarrow,
} from '../../../components';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { ApprovalCards } from './ApprovalCards';
import { approvalColumns } from './approval-columns';
import { HoursApprovalViewModel, keyOfLine, type ShownState } from './HoursApprovalViewModel';

const labels = {
  tools: text('工时审批', 'Hours to approve'),
  month: text('月份', 'Month'),
  state: text('状态', 'Status'),
  project: text('研发项目', 'Project'),
  marked: text('只看有提示', 'Marked only'),
  approve: text('批准所选', 'Approve the selected'),
  approveAll: text('批准全部显示', 'Approve all shown'),
  return: text('退回', 'Return'),
  returnTitle: text('退回所选 {count} 条工时', 'Return the {count} selected {count|line|lines}'),
  reason: text('退回原因', 'Reason'),
  returnHint: text(
    '退回的工时从项目工时中取出，本人重新确认后再计入',
    'Returned hours leave the project hours until their person confirms them anew',
  ),
  cancel: text('取消', 'Cancel'),
  empty: text('没有工时', 'No hours'),
  emptyHint: text(
    '成员提交后，您负责的项目上的工时显示在这里',
    'Hours on the projects you lead stand here once their people submit them',
  ),
  sum: text('共 {count} 条，{hours} 小时', '{count} {count|line|lines}, {hours} hours'),
};
const states: readonly { value: ShownState; label: ReturnType<typeof text> }[] = [
  { value: 'submitted', label: text('待审批', 'Waiting') },
  { value: 'approved', label: text('已批准', 'Approved') },
  { value: 'returned', label: text('已退回', 'Returned') },
  { value: 'all', label: text('全部', 'All') },
];

/** The hours on the projects one leads, to approve together or to return with a reason. */
const HoursApprovalScreen = observer(function HoursApprovalScreen() {
  const read = useText();
  const services = useResourceServices();
  const page = useMemo(() => new HoursApprovalViewModel(services), [services]);
  const allowed = services.can('hoursapproval_view');
  const isNarrow = useNarrow();
  useOpening(page, { services, may: allowed });

  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const { shown, chosen, fault, lines, mayReview } = page;
  return (
    <div className="space-y-3">
      <div role="toolbar" aria-label={read(labels.tools)} className="flex flex-wrap items-start gap-3">
        <Field label={labels.state} layout="front" className="w-44">
          <Select options={states} value={page.state} onChange={(next) => next && page.setState(next)} />
        </Field>
        <Field label={labels.month} layout="front" className="w-48">
          <MonthInput value={page.month} onChange={(next) => page.setMonth(next)} />
        </Field>
        <Field label={labels.project} layout="front" className="w-72">
          <Select
            clearable
            options={page.projects}
            value={page.projectId || undefined}
            onChange={(next) => page.setProject(next ?? '')}
          />
        </Field>
        <Field label={labels.marked} layout="front">
          <Switch className="mt-1.5" checked={page.onlyMarked} onChange={(next) => page.setOnlyMarked(next)} />
        </Field>
        {mayReview && (
          <>
            <Button
              variant="primary"
              icon={<Check aria-hidden size={16} />}
              loading={page.working}
              onClick={() => void page.approve()}
            >
              {read(chosen.length > 0 ? labels.approve : labels.approveAll)}
            </Button>
            <Button icon={<Undo2 aria-hidden size={16} />} onClick={() => page.askRemark()}>
              {read(labels.return)}
            </Button>
          </>
        )}
      </div>
      <Card flush>
        {isNarrow && shown.length > 0 && !fault ? (
          <ApprovalCards label={read(labels.tools)} page={page} />
        ) : (
          <DataTable
            label={labels.tools}
            columns={approvalColumns}
            rows={shown}
            rowKey={keyOfLine}
            loading={!lines && !fault}
            error={fault?.message}
            onRetry={() => void page.load()}
            empty={<EmptyState title={labels.empty} hint={labels.emptyHint} />}
            {...(mayReview && {
              selection: {
                selected: page.selected,
                onChange: (selected: ReadonlySet<string>) => page.select(selected),
              },
            })}
          />
        )}
      </Card>
      <p className="text-right text-dim tabular-nums">
        {read(fill(labels.sum, { count: shown.length, hours: page.total }))}
      </p>
      <Dialog
        open={page.remark !== null}
        onClose={() => page.setRemark(null)}
        title={fill(labels.returnTitle, { count: chosen.length })}
        footer={
          <>
            <Button onClick={() => page.setRemark(null)}>{read(labels.cancel)}</Button>
            <Button
              variant="primary"
              loading={page.working}
              disabled={(page.remark ?? '').trim() === ''}
              onClick={() => void page.giveBack()}
            >
              {read(labels.return)}
            </Button>
          </>
        }
      >
        <Field label={labels.reason} hint={labels.returnHint} required>
          <Textarea value={page.remark ?? ''} onChange={(next) => page.setRemark(next)} />
        </Field>
      </Dialog>
    </div>
  );
});

export default HoursApprovalScreen;
