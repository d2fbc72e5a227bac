import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import type { TimelineEntry } from '@rdm/core/internal/execution';
import { Badge, Button, EmptyState, ErrorState, Skeleton } from '../../../components';
import { changeActions } from '../../../resource/history/change-actions';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { TimelineViewModel } from './TimelineViewModel';

const labels = {
  list: text('项目时间线', 'Timeline of the project'),
  failed: text('时间线没有取得', 'The timeline did not arrive'),
  empty: text('还没有记录', 'Nothing has been done yet'),
  system: text('系统', 'The system'),
  count: text('{count} 条', '{count} {count|record|records}'),
  imported: text('文件导入', 'by a file'),
  more: text('更早的记录', 'Earlier'),
};

export interface TimelinePanelProps {
  services: Pick<ResourceServices, 'ports'>;
  projectId: string;
}

/** Who did what about a project, day by day, the latest first. */
export const TimelinePanel = observer(function TimelinePanel({ services, projectId }: TimelinePanelProps) {
  const read = useText();
  const [timeline] = useState(() => new TimelineViewModel(services, projectId));
  useEffect(() => void timeline.load(), [timeline]);
  if (timeline.fault) {
    return <ErrorState title={labels.failed} hint={timeline.fault.message} onRetry={() => void timeline.load()} />;
  }
  if (!timeline.loaded) return <Skeleton lines={5} />;
  if (timeline.days.length === 0) return <EmptyState title={labels.empty} />;
  return (
    <div className="space-y-4">
      <ol aria-label={read(labels.list)} className="space-y-4">
        {timeline.days.map(({ day, entries }) => (
          <li key={day} className="border-l-2 border-line pl-3">
            <time className="font-semibold tabular-nums">{day}</time>
            <ul className="mt-1 space-y-1">
              {entries.map((entry) => (
                <Entry key={`${entry.time} ${entry.resource} ${entry.action} ${entry.account}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {timeline.hasMore && (
        <Button loading={timeline.loading} onClick={() => void timeline.load()}>
          {read(labels.more)}
        </Button>
      )}
    </div>
  );
});

function Entry({ entry }: { entry: TimelineEntry }) {
  const read = useText();
  const { label, tone } = changeActions[entry.action];
  return (
    <li className="flex flex-wrap items-center gap-2">
      <time className="text-dim tabular-nums">{entry.time.slice(11, 16)}</time>
      <span>{entry.accountName ?? read(labels.system)}</span>
      <Badge tone={tone}>{read(label)}</Badge>
      <span>{read(entry.label)}</span>
      {entry.count > 1 && <span className="text-dim">{read(fill(labels.count, { count: entry.count }))}</span>}
      {entry.isImport && <span className="text-dim">{read(labels.imported)}</span>}
    </li>
  );
}
