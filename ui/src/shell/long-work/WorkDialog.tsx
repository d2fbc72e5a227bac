import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button, Dialog, EmptyState, ProgressBar, useConfirm } from '../../components';
import { useText } from '../../theme';
import { usePorts } from '../services';
import { WorkViewModel } from './WorkViewModel';

const labels = {
  title: text('后台任务', 'Background tasks'),
  hint: text(
    '重算、导入和打包在后台执行，关闭页面后仍会继续。',
    'Rebuilds, imports and packs are done in the background, and go on when the page is closed.',
  ),
  nothing: text('没有正在执行的任务', 'No task is running'),
  running: text('正在执行', 'Running'),
  waiting: text('排队等待', 'Waiting'),
  again: text('第 {attempts} 次执行', 'Attempt {attempts}'),
  asked: text('{account} 于 {time} 发起', 'Started by {account} at {time}'),
  cancel: text('取消', 'Cancel'),
  cancelling: text('正在取消', 'Cancelling'),
  retry: text('重试', 'Try again'),
};

/** Long work that waits or runs, with who began it; each can be cancelled. */
export const WorkDialog = observer(function WorkDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const { work } = usePorts();
  const confirm = useConfirm();
  const [model] = useState(() => new WorkViewModel({ work, confirm }));
  useEffect(() => model.watch(), [model]);
  const { value, fault: listFault } = model.list;
  const fault = model.fault ?? listFault;
  return (
    <Dialog open size="medium" title={labels.title} onClose={onClose}>
      <div className="space-y-3">
        <p className="text-hint text-dim">{read(labels.hint)}</p>
        {fault && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {read(fault.message)}
          </p>
        )}
        {!value && !fault && <ProgressBar label={labels.title} />}
        {value?.length === 0 && <EmptyState title={labels.nothing} />}
        <ul aria-label={read(labels.title)} className="divide-y divide-line empty:hidden">
          {value?.map((each) => {
            const isEnding = model.cancelling.has(each.id);
            const state = each.state === 'running' ? labels.running : labels.waiting;
            return (
              <li key={each.id} className="flex flex-wrap items-center gap-3 py-2">
                <span className="min-w-0 grow basis-60">
                  <span className="block">{read(each.about)}</span>
                  <span className="block text-hint text-dim">
                    {read(isEnding ? labels.cancelling : state)}
                    {each.attempts > 1 && ` · ${read(fill(labels.again, { attempts: each.attempts }))}`}
                    {' · '}
                    {read(fill(labels.asked, { account: each.account, time: each.askedAt }))}
                  </span>
                </span>
                <Button disabled={isEnding} onClick={() => void model.cancel(each)}>
                  {read(labels.cancel)}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
});
